import Simulator
import Testing
import UIKit

/// Springs, and fingers on what moves.
extension UIViewPropertyAnimatorTests {
    // MARK: - Springs

    @Test func eachAxisOfAPositionHasItsOwnSpeed() {
        let velocity = CGVector(dx: 4, dy: -3)
        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: velocity)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
        animator.addAnimations { square.center = CGPoint(x: 150, y: 300) }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.05)
        // 1 − e^(−ωt)(1 + (ω − v)t) with ω = 10.
        let decay = exp(-0.5)
        #expect(abs(playground.seen.x - (50 + 100 * (1 - decay * 1.3))) < 1e-6)
        #expect(abs(playground.seen.y - (200 + 100 * (1 - decay * 1.65))) < 1e-6)
    }

    @Test func aSpringOfGivenPhysicsTakesItsOwnTime() {
        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: parameters)
        animator.addAnimations { square.center.x = 150 }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 1.47)
        #expect(animator.isRunning)
        playground.simulator.advance(by: 0.01)
        #expect(animator.state == .inactive)
    }

    @Test func pausedPartsOfAPositionThatAreApartStayWhereTheyAre() {
        let parameters = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 5, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations { square.center = CGPoint(x: 150, y: 300) }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.1)
        animator.pauseAnimation()
        let before = playground.seen
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
        playground.simulator.advance(by: 0)
        #expect(abs(playground.seen.x - before.x) < 1e-6 && abs(playground.seen.y - before.y) < 1e-6)
    }

    // MARK: - Touches

    @Test func aMovingViewIsTouchedWhereItIsSeen() {
        let animator = animator()
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.1)
        let (here, there) = (CGPoint(x: 60, y: 200), CGPoint(x: 150, y: 200))
        #expect(playground.window.hitTest(here, with: nil) === square)
        #expect(playground.window.hitTest(there, with: nil) !== square)
        playground.simulator.advance(by: 1)
        #expect(playground.window.hitTest(there, with: nil) === square)
    }

    @Test func withManualHitTestingItIsTouchedWhereItWillBe() {
        let animator = animator()
        animator.isManualHitTestingEnabled = true
        animator.startAnimation()
        playground.simulator.advance(by: 0.1)
        #expect(playground.window.hitTest(CGPoint(x: 60, y: 200), with: nil) !== square)
        #expect(playground.window.hitTest(CGPoint(x: 150, y: 200), with: nil) === square)
    }

    @Test func oneThatTakesNoTouchesKeepsThemFromItsViews() {
        let animator = animator()
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
        playground.simulator.advance(by: 0.1)
        #expect(playground.window.hitTest(CGPoint(x: 60, y: 200), with: nil) !== square)
        playground.simulator.advance(by: 1)
        #expect(playground.window.hitTest(CGPoint(x: 150, y: 200), with: nil) === square)
    }

    @Test func aBlockKeepsTouchesFromItsViewsUnlessItAllowsThem() {
        let end = CGPoint(x: 150, y: 200)
        UIView.animate(withDuration: 0.5) { square.center.x = 150 }
        playground.simulator.advance(by: 0.1)
        #expect(playground.window.hitTest(end, with: nil) !== square)
        playground.simulator.advance(by: 1)
        UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { square.alpha = 0.5 }
        playground.simulator.advance(by: 0.1)
        #expect(playground.window.hitTest(end, with: nil) === square)
    }

    @Test func movingViewMayBeTouchedWhereItWillBe() {
        playground.simulator.readings = [.finalPositionsAreHit]
        let animator = animator()
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.1)
        #expect(playground.window.hitTest(CGPoint(x: 60, y: 200), with: nil) !== square)
        #expect(playground.window.hitTest(CGPoint(x: 150, y: 200), with: nil) === square)
    }

    // MARK: - Other readings

    @Test(arguments: [0, 1])
    func stopInTheStartingTurnMayJumpToTheEnd(frames: Int) {
        playground.simulator.readings = [.stoppedStartsJumpToEnd]
        let animator = animator()
        animator.startAnimation()
        for _ in 0..<frames { playground.simulator.advance(by: 0) }
        animator.stopAnimation(true)
        #expect(square.center.x == (frames == 0 ? 150 : 50))
    }

    @Test func completionsMayBeUpToTwoFramesLate() {
        playground.simulator.readings = [.completionsAreLate]
        var lateFrames: Set<Int> = []
        for duration in [10, 10, 11, 12] {
            var isOver = false
            UIView.animate(withDuration: Double(duration) / 60) {
                square.center.x += 10
            } completion: {
                isOver = $0
            }
            playground.simulator.advance(by: 0)
            var frames = 0
            while !isOver, frames < 20 {
                playground.simulator.advance(by: 1 / 60)
                frames += 1
            }
            lateFrames.insert(frames - duration)
        }
        #expect(lateFrames == [0, 1, 2])
    }
}
