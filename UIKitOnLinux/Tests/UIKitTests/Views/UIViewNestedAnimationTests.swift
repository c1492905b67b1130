import Simulator
import Testing

@testable import UIKit

/// Blocks in blocks, repetition, and the options that go with them. The square's center is at (50, 200).
@MainActor
struct UIViewNestedAnimationTests {
    private let playground = Playground()
    private var square: UIView { playground.square }

    private func seenX(after seconds: TimeInterval) -> CGFloat {
        (playground.seen(after: seconds).x * 1000).rounded() / 1000
    }

    private func nest(_ options: UIView.AnimationOptions, duration: TimeInterval = 0.25) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: duration, delay: 0, options: options) { square.center.x = 150 }
        }
        playground.simulator.advance(by: 0)
    }

    // MARK: - Inheritance

    @Test func anInnerBlockHasTheTimeAndCurveOfTheOuter() {
        nest(.curveEaseIn)
        #expect(seenX(after: 0.5) == 100)
        #expect(seenX(after: 0.25) == 125)
    }

    @Test func itsOwnDurationHasToBeAskedFor() {
        nest([.overrideInheritedDuration, .curveEaseIn])
        #expect(seenX(after: 0.125) == 100)
        #expect(seenX(after: 0.125) == 150)
    }

    @Test func itsOwnCurveHasToBeAskedFor() {
        nest([.overrideInheritedCurve, .curveEaseIn])
        #expect(abs(seenX(after: 0.5) - 81.54) < 0.01)
    }

    @Test func overridingAllItIsABlockOfItsOwn() {
        nest([.overrideInheritedOptions, .curveEaseIn], duration: 0.5)
        #expect(abs(seenX(after: 0.25) - 81.54) < 0.01)
    }

    @Test func touchesAllowedOutsideAreAllowedInside() {
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            UIView.animate(withDuration: 1) { square.center.x = 150 }
        }
        #expect(!AnimationEngine.refusesHits(layer: square.layer))
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) { square.center.x = 250 }
        }
        #expect(AnimationEngine.refusesHits(layer: square.layer))
    }

    @Test func theDurationCanBeAsked() {
        var durations = [UIView.inheritedAnimationDuration]
        UIView.animate(withDuration: 2) {
            durations.append(UIView.inheritedAnimationDuration)
            UIView.animate(withDuration: 9) { durations.append(UIView.inheritedAnimationDuration) }
        }
        durations.append(UIView.inheritedAnimationDuration)
        #expect(durations == [0, 2, 2, 0])
    }

    @Test func completionsComeFromTheInsideOut() {
        var order: [String] = []
        UIView.animate(
            withDuration: 0.5,
            animations: {
                square.center.x = 150
                UIView.animate(
                    withDuration: 0.1, animations: { square.alpha = 0 },
                    completion: { order.append("inner \($0)") })
                UIView.animate(withDuration: 0.1, animations: {}, completion: { order.append("empty \($0)") })
            }, completion: { order.append("outer \($0)") })
        playground.simulator.advance(by: 1)
        #expect(order == ["empty true", "inner true", "outer true"])
    }

    @Test func anAnimatorPausesAndStopsWhatIsInside() {
        var results: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(
                withDuration: 0.1, animations: { square.center.x = 150 }, completion: { results.append($0) })
        }
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        animator.pauseAnimation()
        #expect(seenX(after: 3) == 100)
        animator.stopAnimation(true)
        #expect(square.center.x == 100)
        #expect(results == [false])
        #expect(AnimationEngine.groupCount == 0)
    }

    // MARK: - Repetition

    @Test func aRepeatingOneStartsAgainForEver() {
        var result: Bool?
        UIView.animate(
            withDuration: 1, delay: 0.5, options: [.repeat, .curveLinear], animations: { square.center.x = 150 },
            completion: { result = $0 })
        playground.simulator.advance(by: 0)
        #expect(seenX(after: 0.25) == 50)
        #expect(seenX(after: 0.5) == 75)
        #expect(seenX(after: 1) == 75)
        #expect(seenX(after: 100.5) == 125)
        #expect(result == nil)
        square.layer.removeAllAnimations()
        playground.simulator.advance(by: 0)
        #expect(result == false)
        #expect(seenX(after: 0) == 150)
    }

    @Test func anAutoreversingOneComesBack() {
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveEaseIn]) {
            square.center.x = 150
        }
        playground.simulator.advance(by: 0)
        let there = seenX(after: 0.25)
        #expect(abs(there - 59.35) < 0.01)
        #expect(abs(seenX(after: 1.5) - there) < 0.01)
        #expect(abs(seenX(after: 0.5) - there) < 0.01)
    }

    @Test func withoutRepeatItComesBackOnceAndThenIsAtItsEnd() {
        var result: Bool?
        UIView.animate(
            withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear], animations: { square.center.x = 150 },
            completion: { result = $0 })
        playground.simulator.advance(by: 0)
        #expect(seenX(after: 1.75) == 75)
        #expect(result == nil)
        #expect(seenX(after: 0.25) == 150)
        #expect(result == true)
    }

    @Test func aCountOfRepetitionsIsForWhatIsInside() {
        var result: Bool?
        UIView.animate(
            withDuration: 0.5, delay: 0, options: .curveLinear,
            animations: {
                square.alpha = 0
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { square.center.x = 150 }
            }, completion: { result = $0 })
        playground.simulator.advance(by: 0)
        #expect(seenX(after: 0.25) == 100)
        #expect(abs(playground.seenLayer.opacity - 0.5) < 1e-6)
        #expect(seenX(after: 1.125) == 125)
        #expect(playground.seenLayer.opacity == 0)
        #expect(result == nil)
        #expect(seenX(after: 0.625) == 150)
        #expect(result == true)
    }

    @Test(arguments: [0, -3, .nan] as [CGFloat])
    func aCountOfNothingIsAtItsEnd(count: CGFloat) {
        UIView.animate(withDuration: 0.5) {
            UIView.modifyAnimations(withRepeatCount: count, autoreverses: false) { square.center.x = 150 }
        }
        playground.simulator.advance(by: 1)
        #expect(seenX(after: 0) == 150)
        #expect(AnimationEngine.groupCount == 0)
    }

    // MARK: - Springs and curves

    @Test func aSpringByHowItFeels() {
        UIView.animate(springDuration: 0.5, bounce: 0) { square.center.x = 150 }
        playground.simulator.advance(by: 0)
        // Critical, ω = 4π: 1 − e^(−ωt)(1 + ωt).
        let rate = 4 * Double.pi * 0.2
        #expect(abs(seenX(after: 0.2) - (150 - 100 * exp(-rate) * (1 + rate))) < 0.1)
        playground.simulator.advance(by: 0.5)
        #expect(AnimationEngine.groupCount == 1, "it takes until it has settled")
        playground.simulator.advance(by: 0.1)
        #expect(AnimationEngine.groupCount == 0)
    }

    @Test func theKeyboardsCurveBringsItsTimeAlong() {
        let options = UIView.AnimationOptions(rawValue: 7 << 16)
        UIView.animate(withDuration: 0.25, delay: 0, options: options) { square.center.x = 150 }
        playground.simulator.advance(by: 0)
        // Critical, ω = 18.257: 94 % after a quarter of a second.
        #expect(abs(seenX(after: 0.25) - 144.2) < 0.5)
        #expect(AnimationEngine.groupCount == 1)
        #expect(seenX(after: 0.25) == 150)
    }

    @Test func aSecondColorReplacesTheFirst() {
        var results: [Bool] = []
        for color in [UIColor.white, .red] {
            UIView.animate(
                withDuration: 1, animations: { square.backgroundColor = color }, completion: { results.append($0) })
        }
        playground.simulator.advance(by: 0.1)
        #expect(results == [false])
        playground.simulator.advance(by: 1)
        #expect(results == [false, true])
    }
}
