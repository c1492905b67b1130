import Simulator
import Testing
import UIKit

/// Tests the visible values of explicit animations, and the callbacks of their delegates. The square's center is at
/// (50, 200).
@MainActor
struct CABasicAnimationTests {
    private let playground = Playground()
    private var layer: CALayer { playground.square.layer }

    private func animation(_ path: String, _ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        animation.duration = 1
        change(animation)
        return animation
    }

    private func seenX(_ seconds: TimeInterval, _ change: (CABasicAnimation) -> Void) -> CGFloat {
        layer.add(animation("position.x", change), forKey: nil)
        playground.simulator.advance(by: 0)
        return playground.seen(after: seconds).x
    }

    // MARK: - Values

    @Test func fromAndTo() {
        #expect(abs(seenX(0.25) { ($0.fromValue, $0.toValue) = (100, 200) } - 125) < 1e-6)
        #expect(layer.position.x == 50, "the model stays as it is")
    }

    @Test func fromAndBy() {
        #expect(abs(seenX(0.25) { ($0.fromValue, $0.byValue) = (100, 40) } - 110) < 1e-6)
    }

    @Test func byAndTo() {
        #expect(abs(seenX(0.25) { ($0.byValue, $0.toValue) = (40, 200) } - 170) < 1e-6)
    }

    @Test func fromAlone() {
        #expect(abs(seenX(0.25) { $0.fromValue = 150 } - 125) < 1e-6)
    }

    @Test func toAlone() {
        #expect(abs(seenX(0.25) { $0.toValue = 150 } - 75) < 1e-6)
    }

    @Test func byAlone() {
        #expect(abs(seenX(0.25) { $0.byValue = 40 } - 60) < 1e-6)
    }

    @Test func valuesMayBeApplesObjects() {
        layer.add(
            animation("position") {
                $0.fromValue = NSValue(cgPoint: CGPoint(x: 0, y: 0))
                $0.toValue = CGPoint(x: 100, y: 40)
            }, forKey: "move")
        layer.add(
            animation("opacity") {
                $0.fromValue = NSNumber(value: 1)
                $0.toValue = 0 as Float
            }, forKey: "fade")
        playground.simulator.advance(by: 0)
        #expect(playground.seen(after: 0.5) == CGPoint(x: 50, y: 20))
        #expect(abs(playground.seenLayer.opacity - 0.5) < 1e-6)
    }

    @Test func nonsenseChangesNothing() {
        layer.add(animation("position") { $0.toValue = "left" }, forKey: nil)
        layer.add(animation("nothing.x") { $0.toValue = 3 }, forKey: nil)
        layer.add(animation("position.x") { $0.toValue = Double.nan }, forKey: nil)
        playground.simulator.advance(by: 0)
        #expect(playground.seen(after: 0.5) == CGPoint(x: 50, y: 200))
    }

    @Test(
        arguments: [
            ("bounds.size.width", 80, \CALayer.bounds.size.width), ("bounds.origin.y", 10, \CALayer.bounds.origin.y),
            ("cornerRadius", 12, \CALayer.cornerRadius), ("borderWidth", 3, \CALayer.borderWidth),
            ("shadowOffset.height", 9, \CALayer.shadowOffset.height), ("shadowRadius", 7, \CALayer.shadowRadius),
            ("zPosition", 5, \CALayer.zPosition), ("anchorPoint.x", 1, \CALayer.anchorPoint.x),
            ("transform.translation.x", 30, \CALayer.transform.m41), ("transform.scale.y", 3, \CALayer.transform.m22),
            ("transform.scale", 2, \CALayer.transform.m11),
        ] as [(String, CGFloat, KeyPath<CALayer, CGFloat> & Sendable)])
    func partsOfPropertiesAnimate(path: String, end: CGFloat, property: KeyPath<CALayer, CGFloat> & Sendable) {
        let start = layer[keyPath: property]
        layer.add(animation(path) { $0.toValue = end }, forKey: nil)
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        #expect(abs(playground.seenLayer[keyPath: property] - (start + end) / 2) < 1e-6)
    }

    @Test func aWholeTurnIsATurn() {
        layer.add(
            animation("transform.rotation.z") { ($0.fromValue, $0.toValue) = (0, 2 * Double.pi) }, forKey: nil)
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.25)
        #expect(abs(playground.seenLayer.transform.m12 - 1) < 1e-6)
        playground.simulator.advance(by: 0.25)
        #expect(abs(playground.seenLayer.transform.m11 + 1) < 1e-6)
    }

    @Test func colorsAndPathsChangeIntoOneAnother() {
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        layer.add(animation("backgroundColor") { $0.toValue = CGColor(gray: 1, alpha: 1) }, forKey: nil)
        layer.add(
            animation("shadowPath") {
                $0.toValue = CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 10), transform: nil)
            }, forKey: nil)
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        #expect(playground.seenLayer.backgroundColor?.components?.map { ($0 * 100).rounded() } == [50, 50, 50, 100])
        #expect(playground.seenLayer.shadowPath?.boundingBox == CGRect(x: 5, y: 0, width: 20, height: 10))
    }

    // MARK: - Adding up

    @Test func additiveOnesAddUp() {
        for key in ["a", "b"] {
            layer.add(
                animation("position.x") {
                    ($0.fromValue, $0.toValue) = (0, 100)
                    $0.isAdditive = true
                }, forKey: key)
        }
        playground.simulator.advance(by: 0)
        #expect(abs(playground.seen(after: 0.5).x - 150) < 1e-6)
    }

    @Test func additiveTransformsAreMultiplied() {
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        layer.add(
            animation("transform") {
                $0.fromValue = CATransform3DIdentity
                $0.toValue = CATransform3DMakeScale(3, 3, 1)
                $0.isAdditive = true
            }, forKey: nil)
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        #expect(abs(playground.seenLayer.transform.m11 - 4) < 1e-6)
    }

    @Test func cumulativeOnesGoOnFromTheirEnd() {
        let x = seenX(2.25) {
            ($0.fromValue, $0.toValue) = (0, 100)
            $0.isCumulative = true
            $0.repeatCount = 3
        }
        #expect(abs(x - 225) < 1e-6)
    }

    @Test func theLastOneThatIsntAdditiveWins() {
        layer.add(animation("position.x") { ($0.fromValue, $0.toValue) = (0, 0) }, forKey: "a")
        layer.add(animation("position.x") { ($0.fromValue, $0.toValue) = (90, 90) }, forKey: "b")
        playground.simulator.advance(by: 0)
        #expect(playground.seen(after: 0.5).x == 90)
    }

    // MARK: - Time

    @Test func theTimingFunctionSetsThePace() {
        let x = seenX(0.25) {
            ($0.fromValue, $0.toValue) = (0, 100)
            $0.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        }
        #expect(abs(x - 12.92) < 0.01)
    }

    @Test func itLastsAQuarterOfASecondUnlessItSays() {
        layer.add(
            animation("position.x") {
                $0.toValue = 150
                $0.duration = 0
            }, forKey: "move")
        #expect(layer.animation(forKey: "move")?.duration == 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        CATransaction.commit()
        #expect(layer.animation(forKey: "fade")?.duration == 2)
    }

    @Test func aBeginTimeDelaysItAndFillModesShowTheEnds() {
        let begin = CACurrentMediaTime() + 1
        layer.add(
            animation("position.x") {
                ($0.fromValue, $0.toValue) = (100, 200)
                $0.beginTime = begin
                $0.fillMode = .both
                $0.isRemovedOnCompletion = false
            }, forKey: "move")
        playground.simulator.advance(by: 0)
        #expect(playground.seen.x == 100)
        #expect(abs(playground.seen(after: 1.5).x - 150) < 1e-6)
        #expect(playground.seen(after: 5).x == 200)
        #expect(layer.animationKeys() == ["move"])
        playground.simulator.advance(by: 0)
        #expect(!RunCycle.needsFrame, "what has come to rest wants no frames")
        layer.removeAllAnimations()
        #expect(playground.seen.x == 50)
    }

    @Test func whileItStandsStillItsOffsetScrubsIt() {
        layer.add(
            animation("position.x") {
                ($0.fromValue, $0.toValue) = (0, 100)
                $0.speed = 0
                $0.timeOffset = 0.75
            }, forKey: nil)
        playground.simulator.advance(by: 3)
        #expect(playground.seen.x == 75)
    }

    // MARK: - The list

    @Test func theLayerKeepsACopy() {
        let mine = animation("position.x") { ($0.fromValue, $0.toValue) = (0, 100) }
        layer.add(mine, forKey: "move")
        mine.toValue = 900
        mine.duration = 9
        playground.simulator.advance(by: 0)
        #expect(playground.seen(after: 0.5).x == 50)
        #expect(layer.animation(forKey: "move") !== mine)
        #expect(layer.animation(forKey: "move")?.duration == 1)
    }

    @Test func keysNameAnimations() {
        #expect(layer.animationKeys() == nil)
        layer.add(animation("position.x"), forKey: "a")
        layer.add(animation("position.y"), forKey: "b")
        layer.add(animation("opacity"), forKey: "a")
        #expect(layer.animationKeys() == ["b", "a"])
        #expect((layer.animation(forKey: "a") as? CABasicAnimation)?.keyPath == "opacity")
        layer.removeAnimation(forKey: "b")
        #expect(layer.animationKeys() == ["a"])
    }

    @Test func viewsOwnAnimationsStandUnderTheNamesOfTheirProperties() {
        UIView.animate(withDuration: 1) { playground.square.center.x = 150 }
        UIView.animate(withDuration: 1) { playground.square.center.x = 250 }
        #expect(layer.animationKeys() == ["position", "position-2"])
        let first = layer.animation(forKey: "position") as? CABasicAnimation
        #expect(first?.isAdditive == true && first?.duration == 1)
        #expect(first?.fromValue as? CGPoint == CGPoint(x: -100, y: 0))
        layer.removeAllAnimations()
        #expect(playground.seen.x == 250)
    }
}
