import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Taps on posts that the keyboard moves.
@MainActor
@Suite(.leavesNothingBehind)
struct MovingPostTapTests {
    @Test(arguments: [0, 1, 2, 3, 5, 8, 12, 20])
    func tapReachesSeenButton(frames: Int) async throws {
        let trial = FormTrial()
        try trial.focus("email")
        trial.stage.view.endEditing(true)
        #expect(try trial.control("email").resignFirstResponder())
        for _ in 0..<frames { await trial.simulator.advance(by: Simulator.frame) }
        let button = try trial.submitButton
        #expect(try trial.errors.isEmpty)
        let seen = trial.stage.seenFrame(of: button)
        let point = CGPoint(x: seen.midX, y: seen.midY)
        trial.simulator.touchDown(at: point, id: 0)
        await trial.simulator.advance(by: 2 * Simulator.frame)
        trial.simulator.touchUp(at: point, id: 0)
        await trial.simulator.advance(by: 1)
        #expect(try trial.errors.count == 2)
    }

    @Test(arguments: [false, true])
    func movingButtonIsHit(isInPostWindow: Bool) throws {
        let stage = Stage()
        let scene = try #require(stage.window.windowScene)
        let poster: any Poster = isInPostWindow ? scene.postWindow() : stage.makePostView()
        let post = poster.post(Message("Upload failed", actions: [PostAction("Retry")]), as: .card(.bottom))
        stage.rest()
        let button = try stage.button("Retry", of: post)
        let window = try #require(button.window)
        let field = stage.showKeyboard()
        for isShown in [true, false] {
            if !isShown { field.resignFirstResponder() }
            let places = stage.simulator.watch(frames: 20) {
                let seen = stage.seenFrame(of: button)
                #expect(window.hitTest(CGPoint(x: seen.midX, y: seen.midY), with: nil) === button)
                return seen.midY
            }
            #expect(Set(places).count > 10)
        }
    }
}
