import Simulator
import Testing
import UIKit

/// Transactions and the animations that layers without views make by themselves.
@MainActor
struct CATransactionTests {
    private let playground = Playground()
    private let layer = CALayer()
    private let log = Log()

    private final class Log: @unchecked Sendable {
        var lines: [String] = []
    }

    init() {
        playground.view.layer.addSublayer(layer)
        layer.position = CGPoint(x: 10, y: 10)
        playground.simulator.advance(by: 0)
    }

    private var seen: CALayer { layer.presentation() ?? layer }

    private func transaction(_ name: String, _ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [log] in log.lines.append(name) }
        body()
        CATransaction.commit()
    }

    // MARK: - Implicit animations

    @Test func aBareLayerAnimatesForAQuarterOfASecondOnTheDefaultCurve() {
        layer.position.x = 110
        #expect(layer.position.x == 110)
        playground.simulator.advance(by: 0)
        #expect(seen.position.x == 10)
        playground.simulator.advance(by: 0.125)
        // The curve (.25, .1, .25, 1) is at 0.802 in the middle.
        #expect(abs(seen.position.x - 90.24) < 0.1)
        playground.simulator.advance(by: 0.125)
        #expect(seen.position.x == 110)
        #expect(layer.animationKeys() == nil)
    }

    @Test func aSecondChangeGoesOnFromWhatIsSeen() {
        layer.position.x = 110
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.1)
        let before = seen.position.x
        layer.position.x = 10
        #expect(layer.animationKeys() == ["position"])
        #expect(abs(seen.position.x - before) < 1e-6)
    }

    @Test func aNewLayerIsThereAtOnce() {
        let new = CALayer()
        playground.view.layer.addSublayer(new)
        new.opacity = 0.5
        new.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(new.animationKeys() == nil)
        let inside = CALayer()
        new.addSublayer(inside)
        inside.opacity = 0.5
        #expect(inside.animationKeys() == nil)
    }

    @Test func aLayerInNoWindowDoesntAnimate() {
        let stray = CALayer()
        stray.opacity = 0
        #expect(stray.animationKeys() == nil)
    }

    @Test func aViewsLayerDoesntAnimateByItself() {
        playground.square.layer.opacity = 0
        #expect(playground.square.layer.animationKeys() == nil)
    }

    @Test func actionsDecideBeforeTheDefault() {
        layer.actions = ["opacity": NSNull()]
        layer.opacity = 0
        #expect(layer.action(forKey: "opacity") == nil)
        #expect(layer.animationKeys() == nil)
        let slow = CABasicAnimation(keyPath: "position")
        slow.duration = 4
        layer.actions = ["position": slow]
        layer.position.x = 50
        #expect(layer.animation(forKey: "position")?.duration == 4)
    }

    @Test func theDelegateDecidesBeforeActions() {
        final class Delegate: NSObject, CALayerDelegate {
            var answer: (any CAAction)?
            func display(_ layer: CALayer) {}
            func draw(_ layer: CALayer, in ctx: CGContext) {}
            func layoutSublayers(of layer: CALayer) {}
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
        }
        let delegate = Delegate()
        layer.delegate = delegate
        layer.actions = ["opacity": CABasicAnimation(keyPath: "opacity")]
        delegate.answer = NSNull()
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        delegate.answer = nil
        layer.opacity = 0
        #expect(layer.animationKeys() == ["opacity"])
    }

    @Test func aClassMayHaveActionsOfItsOwn() {
        final class Still: CALayer {
            override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
        }
        let still = Still()
        playground.view.layer.addSublayer(still)
        playground.simulator.advance(by: 0)
        still.opacity = 0
        #expect(still.animationKeys() == nil)
    }

    // MARK: - Settings

    @Test func disabledActionsChangeAtOnce() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 110
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
        layer.opacity = 0
        #expect(layer.animationKeys() == ["opacity"])
    }

    @Test func settingsAreInheritedUntilTheInnerOneHasItsOwn() {
        #expect(CATransaction.animationDuration() == 0.25 && CATransaction.animationTimingFunction() == nil)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setValue("mine", forKey: "note")
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2)
        #expect(CATransaction.value(forKey: "note") as? String == "mine")
        CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 110
        #expect(layer.animation(forKey: "position")?.duration == 3)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 2 && CATransaction.animationTimingFunction() == nil)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 1.5)
        #expect(abs(seen.position.x - 60) < 1e-6, "in a straight line")
    }

    @Test func whatIsSetOutsideOfTransactionsLastsForTheTurn() {
        CATransaction.setDisableActions(true)
        layer.position.x = 110
        #expect(layer.animationKeys() == nil)
        playground.simulator.advance(by: 0)
        #expect(!CATransaction.disableActions())
    }

    @Test func withoutADurationThereIsNoImplicitAnimation() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0)
        layer.position.x = 110
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
    }

    @Test func flushingStartsWhatIsNew() {
        layer.position.x = 110
        CATransaction.flush()
        let begin = layer.animation(forKey: "position")?.beginTime
        #expect(begin == CACurrentMediaTime())
    }

    // MARK: - Completion

    @Test func aTransactionWithoutAnimationsCompletesAtOnce() {
        transaction("done") {}
        #expect(log.lines == ["done"])
    }

    @Test func itWaitsForAllOfItsAnimations() {
        transaction("done") {
            layer.position.x = 110
            UIView.animate(withDuration: 1) { playground.square.center.x = 150 }
        }
        playground.simulator.advance(by: 0.9)
        #expect(log.lines.isEmpty)
        playground.simulator.advance(by: 0.2)
        #expect(log.lines == ["done"])
    }

    @Test func anOuterOneWaitsForTheInner() {
        transaction("outer") {
            transaction("inner") {
                CATransaction.setAnimationDuration(1)
                layer.position.x = 110
            }
            transaction("empty") {}
        }
        #expect(log.lines == ["empty"])
        playground.simulator.advance(by: 2)
        #expect(log.lines == ["empty", "inner", "outer"])
    }

    @Test func anAnimationThatIsTakenAwayIsOver() {
        transaction("done") { layer.position.x = 110 }
        playground.simulator.advance(by: 0)
        layer.removeAllAnimations()
        playground.simulator.advance(by: 0)
        #expect(log.lines == ["done"])
    }

    @Test func aBlockThatIsReplacedRuns() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [log] in log.lines.append("first") }
        CATransaction.setCompletionBlock { [log] in log.lines.append("second") }
        #expect(log.lines == ["first"])
        CATransaction.commit()
        #expect(log.lines == ["first", "second"])
    }

    @Test func aCommitWithoutABeginIsHarmless() {
        CATransaction.commit()
        layer.opacity = 0
        #expect(layer.animationKeys() == ["opacity"])
    }
}
