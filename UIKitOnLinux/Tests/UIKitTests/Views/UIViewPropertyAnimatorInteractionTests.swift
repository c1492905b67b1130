import Simulator
import Testing
import UIKit

/// Animators in a person's hands: delays, pauses at the end, colors on the way back. The square's center is at (50, 200).
@MainActor
struct UIViewPropertyAnimatorInteractionTests {
    private let playground = Playground()
    private var square: UIView { playground.square }

    private func seen(after seconds: TimeInterval) -> CGPoint {
        let seen = playground.seen(after: seconds)
        return CGPoint(x: (seen.x * 1000).rounded() / 1000, y: (seen.y * 1000).rounded() / 1000)
    }

    private func seenX(after seconds: TimeInterval) -> CGFloat {
        seen(after: seconds).x
    }

    // MARK: - Delay factors

    @Test func aDelayFactorWaitsForAPartOfTheTime() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { square.center.x = 150 }
        animator.addAnimations({ square.center.y = 300 }, delayFactor: 0.5)
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        #expect(seen(after: 0.5) == CGPoint(x: 100, y: 200))
        #expect(seen(after: 0.25) == CGPoint(x: 125, y: 250))
        playground.simulator.advance(by: 0.25)
        #expect(animator.state == .inactive)
    }

    @Test func whileItRunsTheFactorIsOfWhatIsLeft() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { square.center.x = 150 }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        animator.addAnimations({ square.center.y = 300 }, delayFactor: 0.5)
        #expect(seen(after: 0.25).y == 200)
        #expect(seen(after: 0.125).y == 250)
    }

    @Test func whatJoinsInMidFlightDoesntJump() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { square.center.x = 150 }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        animator.addAnimations { square.center.y = 300 }
        #expect(seen(after: 0).y == 200)
        #expect(seen(after: 0.25).y == 250)
    }

    @Test func scrubbingMovesLateOnesInStep() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { square.center.x = 150 }
        animator.addAnimations({ square.center.y = 300 }, delayFactor: 0.5)
        animator.fractionComplete = 0.75
        #expect(seen(after: 0) == CGPoint(x: 125, y: 250))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(seen(after: 0) == CGPoint(x: 125, y: 250))
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.3)
        #expect(square.center == CGPoint(x: 150, y: 300) && animator.state == .inactive)
    }

    // MARK: - Scrubbing

    @Test func scrubbingMayFollowTheCurve() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { square.center.x = 150 }
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        #expect(abs(seenX(after: 0) - 81.54) < 0.01)
    }

    @Test func scrubbingWhatRunsPausesIt() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { square.center.x = 150 }
        animator.startAnimation()
        playground.simulator.advance(by: 0.1)
        animator.fractionComplete = 0.3
        #expect(!animator.isRunning)
        #expect(seenX(after: 2) == 80)
    }

    // MARK: - The end

    @Test func itMayRestAtItsEnd() {
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { square.center.x = 150 }
        animator.pausesOnCompletion = true
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 1)
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
        #expect(end == nil)
        animator.isReversed = true
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        #expect(seenX(after: 0.25) == 100)
        animator.pausesOnCompletion = false
        playground.simulator.advance(by: 0.25)
        #expect(end == .start)
        #expect(square.center.x == 50)
    }

    @Test func aRunningOneIsMadeInOneGo() {
        var end: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.5, delay: 0.5, options: .curveLinear, animations: { square.center.x = 150 },
            completion: { end = $0 })
        #expect(animator.state == .active && animator.isRunning && animator.delay == 0.5)
        playground.simulator.advance(by: 0)
        #expect(seenX(after: 0.75) == 100)
        playground.simulator.advance(by: 0.25)
        #expect(end == .end)
    }

    @Test func controlPointsMakeACurve() {
        let animator = UIViewPropertyAnimator(
            duration: 1, controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1)
        ) { square.center.x = 150 }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        #expect(abs(seenX(after: 0.25) - 62.92) < 0.01)
    }

    // MARK: - Colors

    @Test func aViewThatRanBackHasItsOldColor() {
        let old = UIColor.systemBlue
        square.backgroundColor = old
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { square.backgroundColor = .white }
        animator.startAnimation()
        playground.simulator.advance(by: 0.5)
        #expect(square.backgroundColor == .white)
        animator.isReversed = true
        playground.simulator.advance(by: 1)
        #expect(square.backgroundColor === old, "the very same, which follows light and dark")
        #expect(square.layer.animationKeys() == nil)
    }

    @Test func aViewThatStoppedHasTheColorThatIsSeen() {
        square.backgroundColor = .black
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { square.backgroundColor = .white }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(square.backgroundColor?.cgColor.components?[0] == 0.5)
        animator.finishAnimation(at: .start)
        #expect(square.backgroundColor == .black)
    }
}
