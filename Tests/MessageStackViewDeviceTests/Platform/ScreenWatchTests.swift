import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

@MainActor
@Suite(.leavesNothingBehind)
struct ScreenWatchTests {
    private let stage = Stage()

    /// A view that reports its layout.
    private final class Reporter: UIView {
        var report: () -> Void = {}

        override func layoutSubviews() {
            super.layoutSubviews()
            report()
        }
    }

    @Test(.without(.timersAreLate, .layoutRepeats, .framesAreUneven, because: "The order is that of one frame."))
    func looksFollowTheLayoutOfTheTurn() {
        let view = Reporter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(view)
        var calls: [String] = []
        let watch = ScreenWatch {
            calls.append("look")
            return false
        }
        view.report = { calls.append("layout") }
        stage.simulator.advance(by: 2)
        calls = []
        view.setNeedsLayout()
        stage.simulator.advance(by: 0)
        #expect(calls == ["layout", "look"], "what the layout has changed is seen")
        withExtendedLifetime(watch) {}
    }

    @Test func lookThatAsksForAFrameIsRepeatedInIt() {
        var answers = [true, true, false, false]
        let watch = ScreenWatch { answers.isEmpty ? false : answers.removeFirst() }
        stage.simulator.advance(by: 1)
        #expect(answers.count == 1 && stage.simulator.displayLinks == 0)
        withExtendedLifetime(watch) {}
    }

    @Test func looksEndWhenTheyAreDone() {
        var looks = 0
        ScreenWatch.look {
            looks += 1
            return looks == 3
        }
        stage.simulator.advance(by: 2)
        #expect(looks == 3 && stage.simulator.displayLinks == 0)
    }

    @Test(arguments: [false, true])
    func postThatMovesAtTheEndOfATurnAsksForFrames(isOnStack: Bool) {
        let poster: any Poster = isOnStack ? stage.view.createMessageStackView() : stage.view.createPostView()
        stage.simulator.isReduceMotionEnabled = true
        poster.post(view: UIView.banner(height: 100))
        let field = stage.addField(CGRect(x: 60, y: 400, width: 200, height: 34))
        field.becomeFirstResponder()
        stage.simulator.advance(by: 2)
        #expect(stage.simulator.displayLinks == 0)
        field.frame.origin.y = stage.view.safeAreaInsets.top + 30
        stage.simulator.advance(by: 0)
        #expect(stage.simulator.displayLinks == 1, "the next frame commits the new place")
        stage.simulator.advance(by: 2)
        #expect(stage.simulator.displayLinks == 0)
    }

    @Test func looksGoOnForTheWantedTime() {
        let start = stage.simulator.time
        var last = start
        ScreenWatch.look(for: 1) {
            last = stage.simulator.time
            return last - start >= 1
        }
        stage.simulator.advance(by: 3)
        #expect(last - start >= 1 && stage.simulator.displayLinks == 0)
    }

    @Test func looksAtRestFollowEachTurn() {
        var looks = 0
        let watch = ScreenWatch {
            looks += 1
            return false
        }
        stage.simulator.advance(by: 2)
        looks = 0
        stage.simulator.advance(by: 60)
        #expect(looks == 1, "the turn of this test")
        withExtendedLifetime(watch) {}
    }
}
