import Simulator
import Testing
import UIKit

/// `UIView.animateKeyframes`. The square's center is at (50, 200).
@MainActor
struct UIViewKeyframeTests {
    private let playground = Playground()
    private var square: UIView { playground.square }

    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    private func animate(
        _ options: UIView.KeyframeAnimationOptions = [], _ animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: [linear, options], animations: animations, completion: completion)
        playground.simulator.advance(by: 0)
    }

    private func frame(_ start: Double, _ duration: Double, _ animations: @escaping () -> Void) {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration, animations: animations)
    }

    private func xs(at times: [TimeInterval]) -> [CGFloat] {
        let start = playground.simulator.time
        return times.map {
            playground.simulator.advance(by: start + $0 - playground.simulator.time)
            return (playground.seen.x * 1000).rounded() / 1000
        }
    }

    @Test func eachKeyframeTakesItsPart() {
        animate {
            frame(0, 0.5) { square.center.x = 150 }
            frame(0.5, 0.25) { square.center.x = 100 }
        }
        #expect(square.center.x == 100)
        #expect(xs(at: [0, 0.25, 0.5, 0.625, 0.75, 0.9, 1]) == [50, 100, 150, 125, 100, 100, 100])
    }

    @Test func betweenKeyframesNothingMoves() {
        animate {
            frame(0.2, 0.2) { square.center.x = 150 }
            frame(0.8, 0.2) { square.center.x = 250 }
        }
        #expect(xs(at: [0.1, 0.3, 0.6, 0.9]) == [50, 100, 150, 200])
    }

    @Test func keyframesMayBeAddedInAnyOrder() {
        animate {
            frame(0.5, 0.5) { square.center.x = 150 }
            frame(0, 0.5) { square.center.x = 250 }
        }
        #expect(xs(at: [0.25, 0.5, 0.75]) == [150, 250, 200])
        #expect(square.center.x == 250, "the model has what was set last")
    }

    @Test func whatChangesOutsideOfThemTakesTheWholeTime() {
        animate {
            square.center.y = 300
            frame(0, 0.5) { square.alpha = 0 }
        }
        playground.simulator.advance(by: 0.25)
        #expect(playground.seen.y == 225)
        #expect(abs(playground.seenLayer.opacity - 0.5) < 1e-6)
    }

    @Test func theWholeEasesInAndOut() {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            frame(0, 0.5) { square.center.x = 100 }
            frame(0.5, 0.5) { square.center.x = 150 }
        }
        playground.simulator.advance(by: 0)
        #expect(abs(playground.seen(after: 0.25).x - 62.92) < 0.01)
    }

    @Test func discreteKeyframesJump() {
        animate(.calculationModeDiscrete) {
            frame(0, 0.25) { square.center.x = 100 }
            frame(0.25, 0.5) { square.center.x = 150 }
        }
        #expect(xs(at: [0.2, 0.3, 0.7, 0.8]) == [50, 100, 100, 150])
    }

    @Test func pacedKeyframesGoAtAnEvenSpeed() {
        animate(.calculationModePaced) {
            frame(0, 0.9) { square.center.x = 75 }
            frame(0.9, 0.1) { square.center.x = 150 }
        }
        #expect(xs(at: [0.25, 0.5, 0.75]) == [75, 100, 125])
    }

    @Test func cubicKeyframesHaveNoCorners() {
        animate(.calculationModeCubic) {
            frame(0, 0.5) { square.center.x = 150 }
            frame(0.5, 0.5) { square.center.x = 50 }
        }
        let xs = xs(at: [0.49, 0.5, 0.51])
        #expect(xs[1] == 150)
        #expect(xs[1] - xs[0] < 0.2 && xs[1] - xs[2] < 0.2)
    }

    @Test func colorsHaveKeyframesToo() {
        animate {
            frame(0, 0.5) { square.backgroundColor = .white }
            frame(0.5, 0.5) { square.backgroundColor = .black }
        }
        playground.simulator.advance(by: 0.5)
        #expect(playground.seenLayer.backgroundColor?.rgb == UIColor.white.cgColor.rgb)
        playground.simulator.advance(by: 0.25)
        #expect(playground.seenLayer.backgroundColor.map { abs($0.rgb.red - 0.5) < 1e-6 } == true)
    }

    @Test func aHalfTurnInTwoQuartersIsAHalfTurn() {
        animate {
            frame(0, 0.5) { square.transform = CGAffineTransform(rotationAngle: .pi / 2) }
            frame(0.5, 0.5) { square.transform = CGAffineTransform(rotationAngle: .pi) }
        }
        playground.simulator.advance(by: 0.25)
        #expect(abs(playground.seenLayer.affineTransform().b - sin(.pi / 4)) < 1e-6)
        playground.simulator.advance(by: 0.5)
        #expect(abs(playground.seenLayer.affineTransform().b - sin(.pi * 3 / 4)) < 1e-6)
    }

    @Test func theyAddToWhatRuns() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.center.x = 150 }
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        let before = playground.seen.x
        animate { frame(0, 1) { square.center.x = 50 } }
        #expect(abs(playground.seen.x - before) < 1e-6)
    }

    @Test func completionComesAtTheEndOfTheWhole() {
        var results: [Bool] = []
        animate([], { frame(0, 0.5) { square.center.x = 150 } }, completion: { results.append($0) })
        playground.simulator.advance(by: 0.9)
        #expect(results.isEmpty)
        playground.simulator.advance(by: 0.1)
        #expect(results == [true])
        animate([], {}, completion: { results.append($0) })
        #expect(results == [true, true])
    }

    @Test func anAnimatorScrubsThem() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                frame(0, 0.5) { square.center.x = 150 }
                frame(0.5, 0.5) { square.center.x = 100 }
            }
        }
        animator.fractionComplete = 0.5
        #expect(xs(at: [0]) == [150])
        animator.fractionComplete = 0.75
        #expect(xs(at: [0]) == [125])
        animator.isReversed = true
        animator.startAnimation()
        playground.simulator.advance(by: 0)
        #expect(xs(at: [0.25]) == [150])
        playground.simulator.advance(by: 1)
        #expect(square.center.x == 50)
        #expect(animator.state == .inactive && AnimationEngine.groupCount == 0)
    }

    @Test(arguments: [(-1, 9), (.nan, .nan), (0.5, -2), (2, 1)] as [(Double, Double)])
    func impossiblePartsAreClamped(start: Double, duration: Double) {
        animate { frame(start, duration) { square.center.x = 150 } }
        for _ in 0..<10 {
            #expect((50...150).contains(playground.seen(after: 0.1).x))
        }
        #expect(playground.seen.x == 150)
    }

    @Test func outsideOfABlockAKeyframeIsJustAChange() {
        frame(0, 1) { square.center.x = 150 }
        #expect(square.layer.animationKeys() == nil && square.center.x == 150)
    }
}
