import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The time of the device while the system suspends the app, in which only the wall time goes on.
@MainActor
@Suite(.leavesNothingBehind)
struct PostClockTests {
    private let stage = Stage()

    private func suspend(for seconds: TimeInterval) {
        stage.simulator.moveToBackground()
        stage.simulator.advance(by: seconds)
        stage.simulator.moveToForeground()
    }

    @Test func waitingPostExpiresWhileTheAppIsSuspended() {
        var request = PostRequest(Message(title: "First"))
        request.duration = .seconds(300)
        let first = stage.postView.post(request)
        request = PostRequest(Message(title: "Second"))
        request.expiresAfter = 60
        let second = stage.postView.post(request)
        stage.rest()
        suspend(for: 120)
        first.remove()
        stage.rest()
        #expect(second.reason == .expired)
    }

    @Test func shownPostKeepsItsTimeWhileTheAppIsSuspended() {
        var request = PostRequest(Message(title: "Title"))
        request.duration = .seconds(5)
        let post = stage.postView.post(request)
        stage.rest()
        suspend(for: 600)
        stage.simulator.advance(by: 2)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 6)
        #expect(post.reason == .timeout)
    }
}
