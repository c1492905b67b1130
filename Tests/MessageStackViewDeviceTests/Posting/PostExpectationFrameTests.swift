import MessageStackViewTesting
import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// The wait for a post while a device shows frames.
@MainActor
@Suite(.leavesNothingBehind)
struct PostExpectationFrameTests {
    private let poster = RecordingPoster()
    private let simulator = Simulator()
    private let mailbox = Mailbox()

    /// Shows a view that posts on the poster while the mailbox is offline.
    private func showView() -> UIWindow {
        simulator.show(UIHostingController(rootView: InboxView(mailbox: mailbox).poster { [poster] _ in poster }))
    }

    private func delayed(_ text: String, by seconds: TimeInterval) -> PostRequest {
        var request = PostRequest(Message(text))
        request.delay = seconds
        return request
    }

    @Test func viewIsUpdatedDuringTheWait() async throws {
        let window = showView()
        await simulator.advance(by: 1)
        mailbox.isOffline = true
        let wait = Task { try await poster.expectPost(matching: "You're offline") }
        await TaskOrder.settle()
        #expect(poster.texts.isEmpty)
        await simulator.advance(by: 0.5)
        #expect(try await wait.value.phase == .shown)
        withExtendedLifetime(window) {}
    }

    @Test func timeOfThePosterPassesInStepsWithFrames() async throws {
        let window = simulator.show(UIViewController())
        let start = poster.clock.mediaTime
        for seconds in [10, 20, 30] as [TimeInterval] { _ = poster.clock.schedule(after: seconds) {} }
        let post = poster.post(delayed("Saved", by: 40))
        let wait = Task { try await poster.expectPost(matching: "Saved", within: 60) }
        await TaskOrder.settle()
        #expect(poster.clock.mediaTime == start)
        await simulator.advance(by: 2.0 / 60)
        #expect(poster.clock.mediaTime <= start + 20)
        // Each of the other steps may take longer than a frame, if timers are late.
        await simulator.advance(by: 2)
        #expect(try await wait.value === post)
        #expect(poster.clock.mediaTime == start + 40)
        withExtendedLifetime(window) {}
    }

    @Test func waitFailsAfterTheTimeOfTheDeviceAndOfThePoster() async throws {
        let window = simulator.show(UIViewController())
        let start = poster.clock.mediaTime
        let wait = Task { try await poster.expectPost(matching: "Saved", within: 2) }
        await TaskOrder.settle()
        await simulator.advance(by: 1.9)
        #expect(poster.clock.mediaTime == start)
        await simulator.advance(by: 0.5)
        #expect(poster.clock.mediaTime == start + 2)
        await #expect(throws: (any Error).self) { try await wait.value }
        withExtendedLifetime(window) {}
    }

    @Test func windowWithoutASceneGivesAdvice() async throws {
        var advice: [PostMisuse.Kind] = []
        PostMisuse.reporter = { kind, _ in advice.append(kind) }
        let other = simulator.show(UIViewController())
        let window = UIWindow(frame: other.bounds)
        window.rootViewController = UIHostingController(
            rootView: InboxView(mailbox: mailbox).poster { [poster] _ in poster })
        window.isHidden = false
        mailbox.isOffline = true
        window.layoutIfNeeded()
        await simulator.advance(by: 1)
        #expect(window.windowScene == nil && poster.texts.isEmpty && advice == [.unknownScene])
        window.isHidden = true
    }
}
