import Simulator
import Testing
import UIKit

@MainActor
struct UIViewPropertyAnimatorTests {
    let playground = Playground()
    var square: UIView { playground.square }

    /// From 50 to 150 in a second.
    func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { square.center.x = 150 }
    }

    func isSeen(at x: CGFloat) -> Bool { abs(playground.seen.x - x) < 1e-4 }

    // MARK: - Life

    @Test func itGoesFromInactiveThroughActiveToInactive() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(square.center.x == 50, "blocks run when it starts")
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        #expect(square.center.x == 150)
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.25)
        #expect(isSeen(at: 75))
        #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
        playground.simulator.advance(by: 0.75)
        #expect(ends == [.end])
        #expect(animator.state == .inactive && !animator.isRunning)
    }

    @Test func aDelayIsWaitedForWhereItStarts() {
        let animator = animator()
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.delay == 0.5)
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        #expect(isSeen(at: 50))
        playground.simulator.advance(by: 0.5)
        #expect(isSeen(at: 100))
        playground.simulator.advance(by: 0.5)
        #expect(animator.state == .inactive)
    }

    @Test func itLivesUntilItIsDoneAndNoLonger() {
        weak var gone: UIViewPropertyAnimator?
        var end: UIViewAnimatingPosition?
        do {
            let animator = animator()
            animator.addCompletion { end = $0 }
            animator.startAnimation()
            gone = animator
        }
        playground.simulator.advance(by: 0.5)
        #expect(gone != nil)
        playground.simulator.advance(by: 1)
        #expect(end == .end)
        #expect(gone == nil)
    }

    @Test func animationsThatAreAddedJoinInOnTheRest() {
        let animator = animator()
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        animator.addAnimations { square.center.y = 300 }
        playground.simulator.advance(by: 0.5)
        #expect(playground.seen == CGPoint(x: 150, y: 300))
        #expect(animator.state == .inactive)
    }

    @Test func startWithoutAnimationsWaitsForTheFirstOnes() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        playground.simulator.advance(by: 5)
        #expect(end == nil && animator.state == .active)
        animator.addAnimations { square.center.x = 150 }
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.25)
        #expect(isSeen(at: 75))
        playground.simulator.advance(by: 0.75)
        #expect(end == .end && animator.state == .inactive)
    }

    @Test func startThatWaitsForAnimationsCanBeStopped() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
        #expect(end == .current && animator.state == .inactive)
    }

    @Test func animationsThatChangeNothingCompleteAtTheNextFrame() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        #expect(end == nil)
        playground.simulator.advance(by: 0)
        #expect(end == .end)
    }

    @Test func whileAnimationsAreOffItIsThereAtOnce() {
        let animator = animator()
        UIView.performWithoutAnimation { animator.startAnimation() }
        #expect(isSeen(at: 150))
        playground.simulator.advance(by: 0)
        #expect(animator.state == .inactive)
    }

    @Test func aViewThatLeavesTheScreenEndsItWhereItIs() {
        let animator = animator()
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        playground.simulator.advance(by: 0.5)
        square.removeFromSuperview()
        playground.simulator.advance(by: 0)
        #expect(end == .current)
    }

    // MARK: - Misuse

    @Test func interruptibilityOfAnActiveAnimatorRaises() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.startAnimation()
                animator.isInterruptible = false
            }
        }
    }

    @Test func interactionOfAnActiveAnimatorRaises() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.pauseAnimation()
                animator.isUserInteractionEnabled = false
            }
        }
    }

    @Test func settingsOfAStoppedAnimatorCanBeSet() {
        let animator = animator()
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.isInterruptible = false
        animator.isUserInteractionEnabled = false
        animator.finishAnimation(at: .current)
        #expect(!animator.isInterruptible && !animator.isUserInteractionEnabled)
    }

    @Test func finishOfAnAnimatorThatIsNotStoppedRaises() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end) }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.startAnimation()
                animator.finishAnimation(at: .end)
            }
        }
    }

    @Test func startOfAStoppedAnimatorRaises() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.startAnimation()
                animator.stopAnimation(false)
                animator.startAnimation()
            }
        }
    }

    @Test func pauseOfAnUninterruptibleAnimatorRaises() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.isInterruptible = false
                animator.startAnimation()
                animator.pauseAnimation()
            }
        }
    }

    // MARK: - Pausing and scrubbing

    @Test func aPausedOneStaysAndGoesOnFromThere() {
        let animator = animator(.easeIn)
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        playground.simulator.advance(by: 5)
        #expect(isSeen(at: 50 + 31.5357))
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.25)
        #expect(isSeen(at: 50 + 62.1862), "by the curve that it had")
        playground.simulator.advance(by: 0.25)
        #expect(animator.state == .inactive)
    }

    @Test(arguments: [(-1, 50), (0.3, 80), (2, 150), (.nan, 50)] as [(CGFloat, CGFloat)])
    func aFractionMovesItInAStraightLine(fraction: CGFloat, x: CGFloat) {
        let animator = animator(.easeIn)
        animator.fractionComplete = fraction
        #expect(animator.state == .active && !animator.isRunning)
        #expect(isSeen(at: x))
    }

    @Test func scrubbingAfterAPauseDoesntJump() {
        let animator = animator(.easeInOut)
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.25)
        animator.pauseAnimation()
        let before = playground.seen.x
        animator.fractionComplete = animator.fractionComplete
        #expect(isSeen(at: before))
        animator.fractionComplete = 1
        #expect(isSeen(at: 150))
        animator.fractionComplete = 0
        #expect(isSeen(at: 50))
    }

    @Test func whatIsLeftAfterScrubbingTakesThePartOfTheTime() {
        let animator = animator(.linear)
        animator.fractionComplete = 0.75
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.125)
        #expect(isSeen(at: 137.5))
        playground.simulator.advance(by: 0.125)
        #expect(animator.state == .inactive)
    }

    @Test func aFactorStretchesWhatIsLeft() {
        let animator = animator(.linear)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 1)
        #expect(isSeen(at: 125))
        #expect(abs(animator.fractionComplete - 0.75) < 1e-6)
        playground.simulator.advance(by: 1)
        #expect(animator.state == .inactive)
    }

    @Test func anotherCurveTakesOverWithoutAJump() {
        let animator = animator(.linear)
        animator.fractionComplete = 0.5
        let spring = UISpringTimingParameters(dampingRatio: 1)
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
        playground.simulator.advance(by: 0)
        #expect(isSeen(at: 100))
        playground.simulator.advance(by: 0.5)
        #expect(abs(playground.seen.x - (100 + 50 * 0.944)) < 0.1)
        playground.simulator.advance(by: 0.5)
        #expect(animator.state == .inactive)
    }

    // MARK: - Reversing

    @Test func aReversedOneRunsBackAndPutsTheModelBack() {
        let animator = animator()
        animator.addAnimations { square.backgroundColor = .white }
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        animator.isReversed = true
        #expect(isSeen(at: 100))
        playground.simulator.advance(by: 0.25)
        #expect(isSeen(at: 75))
        playground.simulator.advance(by: 0.25)
        #expect(end == .start)
        #expect(square.center.x == 50)
        #expect(square.layer.backgroundColor?.rgb == UIColor.black.cgColor.rgb)
        #expect(!animator.isReversed)
    }

    @Test(arguments: [false, true])
    func onePausedAndReversedGoesBackByWhateverCurve(hasAnotherCurve: Bool) {
        let animator = animator()
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.fractionComplete = 0.5
        animator.isReversed = true
        animator.continueAnimation(
            withTimingParameters: hasAnotherCurve ? UICubicTimingParameters(animationCurve: .linear) : nil,
            durationFactor: 0)
        playground.simulator.advance(by: 0)
        #expect(isSeen(at: 100))
        playground.simulator.advance(by: 0.25)
        #expect(isSeen(at: 75))
        playground.simulator.advance(by: 0.25)
        #expect(end == .start)
        #expect(square.center.x == 50)
    }

    @Test func oneThatTookUpAnotherCurveCanStillTurnRound() {
        let animator = animator()
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.5)
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.25)
        let before = playground.seen.x
        animator.isReversed = true
        var last = before
        for _ in 0..<60 where animator.state == .active {
            playground.simulator.advance(by: 1 / 60)
            #expect(playground.seen.x <= last)
            #expect(last - playground.seen.x < 10, "no jump")
            last = playground.seen.x
        }
        #expect(end == .start)
        #expect(last == 50)
    }

    // MARK: - Stopping

    @Test func stoppingForGoodLeavesWhatIsSeenAndTellsNobody() {
        let animator = animator()
        animator.addCompletion { _ in Issue.record("A completion ran.") }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(abs(square.center.x - 100) < 1e-9)
        playground.simulator.advance(by: 1)
        #expect(isSeen(at: 100))
        #expect(AnimationEngine.groupCount == 0)
    }

    @Test(
        arguments: [(UIViewAnimatingPosition.end, 150), (.start, 50), (.current, 75)]
            as [(UIViewAnimatingPosition, CGFloat)])
    func aStoppedOneIsFinishedWhereOneWants(position: UIViewAnimatingPosition, x: CGFloat) {
        let animator = animator()
        animator.addAnimations { square.backgroundColor = .white }
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.25)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(end == nil)
        #expect(isSeen(at: 75))
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive)
        #expect(end == position)
        #expect(isSeen(at: x))
    }

    @Test func aStopInMidFlightIsLaidOut() {
        final class Layouts: UIView {
            var widths: [CGFloat] = []
            override func layoutSubviews() { widths.append(bounds.width) }
        }
        let view = Layouts(frame: CGRect(x: 0, y: 100, width: 100, height: 10))
        playground.view.addSubview(view)
        playground.simulator.advance(by: 0)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.bounds.size.width = 200 }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        animator.stopAnimation(true)
        playground.simulator.advance(by: 0)
        #expect(view.widths.map { $0.rounded() } == [100, 200, 150])
    }

    @Test func aCompletionMayStopAnAnimatorThatIsOverAtTheSameTime() {
        let first = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { square.center.x = 150 }
        let second = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { square.center.y = 300 }
        var end: UIViewAnimatingPosition?
        first.addCompletion { _ in second.stopAnimation(false) }
        second.addCompletion { end = $0 }
        first.startAnimation()
        second.startAnimation()
        playground.simulator.advance(by: 1)
        #expect(second.state == .stopped)
        second.finishAnimation(at: .current)
        #expect(end == .current)
    }

    @Test func anAnimatorCanRunAgainAfterItsEnd() {
        let animator = animator()
        animator.startAnimation()
        playground.simulator.advance(by: 2)
        animator.addAnimations { square.center.x = 50 }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        #expect(isSeen(at: 100))
    }
}
