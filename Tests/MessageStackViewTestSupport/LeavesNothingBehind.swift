import Testing
import UIKit

@testable import MessageStackView

#if !canImport(ObjectiveC)
    import Simulator
#endif

/// Resets the global state after each test, and fails a test that leaves something behind that no reset can remove.
///
/// Posts end. The settings of the app, the advice that was given, the clock and the simulated device are reset. A suspension of
/// the app, posts that don't end, and a task that doesn't come to rest are leftovers.
public struct LeavesNothingBehind: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await TaskOrder.install()
        do {
            try await function()
            await reset()
        } catch {
            await reset()
            throw error
        }
    }

    @MainActor
    private func reset() async {
        PostManager.removeAll(animated: false)
        #if !canImport(ObjectiveC)
            // The scenes disconnect.
            _ = Simulator()
        #endif
        await TaskOrder.settle()
        // Their times are those of the former device.
        for call in ScreenObserver.shared.calls { ScreenObserver.shared.remove(call) }
        PostEnvironment.app = PostEnvironment()
        PostMisuse.reporter = PostMisuse.standardReporter
        PostMisuse.given = []
        DefaultPostClock.shared = DefaultPostClock.device
        #expect(PostManager.suspensions.isEmpty, "The app is still suspended.")
        let posts = PostManager.all.flatMap(\.posts)
        #expect(posts.map(\.text) == [], "Posts haven't ended.")
        forgetHosts()
    }
}

/// Forgets the post views and the windows of the app's scenes, as a new process of the app does. Scenes that are connected get new
/// ones.
@MainActor
public func forgetHosts() {
    // Otherwise, it and its post view retain each other.
    WindowHost.all.hostInUse().leaveToApp()
    WindowHost.all = SceneHosts { WindowHost() }
    PostWindow.registries = [:]
}

extension Trait where Self == LeavesNothingBehind {
    /// Resets the global state after each test, and fails a test that leaves something behind.
    public static var leavesNothingBehind: Self { LeavesNothingBehind() }
}
