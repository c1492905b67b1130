import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// The anchor behind a view that posts.
@MainActor
@Suite(.leavesNothingBehind)
struct PostAnchorTests {
    /// A clock that counts the actions that are scheduled without a delay.
    private final class CountingClock: PostClock {
        let base: any PostClock
        var count = 0

        init(_ base: any PostClock) {
            self.base = base
        }

        var mediaTime: TimeInterval { base.mediaTime }
        var wallTime: TimeInterval { base.wallTime }

        func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
            if seconds == 0 { count += 1 }
            return base.schedule(after: seconds, action)
        }
    }

    @Test(.without(.representablesUpdateOften, because: "the number of updates is tested"))
    func updatesInOneTurnScheduleOneAction() {
        let model = PostModel()
        let stage = SwiftUIStage { Text("Screen").post(isPresented: model.isShownBinding) { Message("Saved") } }
        let clock = CountingClock(DefaultPostClock.shared)
        DefaultPostClock.shared = clock
        defer { DefaultPostClock.shared = clock.base }
        let hosting = stage.window.rootViewController as? UIHostingController<AnyView>
        for _ in 0..<10 {
            hosting?.rootView = AnyView(
                Text("Screen").post(isPresented: model.isShownBinding) { Message("Saved") })
            hosting?.view.layoutIfNeeded()
        }
        #expect(clock.count <= 1)
        stage.rest()
        #expect(clock.count == 1)
    }
}
