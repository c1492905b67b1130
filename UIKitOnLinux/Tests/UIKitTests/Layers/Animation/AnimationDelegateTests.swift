import Simulator
import Testing
import UIKit

/// Who is told what when explicit animations begin and end.
@MainActor
struct AnimationDelegateTests {
    private let playground = Playground()
    private var layer: CALayer { playground.square.layer }
    private let log = Log()

    private final class Log: @unchecked Sendable {
        var lines: [String] = []
    }

    private final class Delegate: NSObject, CAAnimationDelegate {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }
        func animationDidStart(_ anim: CAAnimation) { log.lines.append("\(name) starts") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            log.lines.append("\(name) stops \(flag)")
        }
    }

    private func add(_ name: String, duration: TimeInterval = 1, _ change: (CABasicAnimation) -> Void = { _ in }) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.duration = duration
        animation.delegate = Delegate(name, log)
        change(animation)
        layer.add(animation, forKey: name)
    }

    @Test func beginAndEndAreTold() {
        add("a")
        #expect(log.lines.isEmpty)
        playground.simulator.advance(by: 0)
        #expect(log.lines == ["a starts"])
        playground.simulator.advance(by: 1)
        #expect(log.lines == ["a starts", "a stops true"])
        #expect(layer.animationKeys() == nil)
        playground.simulator.advance(by: 3)
        #expect(log.lines.count == 2)
    }

    @Test func oneThatBeginsLaterTellsThen() {
        let now = CACurrentMediaTime()
        add("a") { $0.beginTime = now + 0.5 }
        playground.simulator.advance(by: 0.4)
        #expect(log.lines.isEmpty)
        playground.simulator.advance(by: 0.2)
        #expect(log.lines == ["a starts"])
    }

    @Test func oneThatStaysTellsItsEndOnce() {
        add("a") { $0.isRemovedOnCompletion = false }
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 2)
        #expect(log.lines == ["a starts", "a stops true"])
        layer.removeAllAnimations()
        playground.simulator.advance(by: 1)
        #expect(log.lines == ["a starts", "a stops true"])
    }

    @Test func aRemovedOneHasNotFinished() {
        add("a")
        playground.simulator.advance(by: 0.5)
        layer.removeAnimation(forKey: "a")
        playground.simulator.advance(by: 0)
        #expect(log.lines == ["a starts", "a stops false"])
    }

    @Test func aReplacedOneHasNotFinished() {
        add("a")
        playground.simulator.advance(by: 0)
        let again = CABasicAnimation(keyPath: "opacity")
        again.delegate = Delegate("b", log)
        layer.add(again, forKey: "a")
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 1)
        #expect(log.lines == ["a starts", "a stops false", "b starts", "b stops true"])
    }

    @Test(arguments: [false, true])
    func aLayerThatLeavesTheScreenTakesItsAnimationsOff(ofView: Bool) {
        let sublayer = CALayer()
        playground.square.layer.addSublayer(sublayer)
        playground.simulator.advance(by: 0)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.repeatCount = .infinity
        animation.delegate = Delegate("a", log)
        sublayer.add(animation, forKey: "a")
        playground.simulator.advance(by: 0.1)
        if ofView { playground.square.removeFromSuperview() } else { sublayer.removeFromSuperlayer() }
        playground.simulator.advance(by: 0)
        #expect(log.lines == ["a starts", "a stops false"])
        #expect(sublayer.animationKeys() == nil)
        #expect(AnimationEngine.groupCount == 0)
    }

    @Test func onALayerInNoWindowItEndsAtOnce() {
        let stray = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.delegate = Delegate("a", log)
        stray.add(animation, forKey: "a")
        #expect(stray.presentation() == nil)
        playground.simulator.advance(by: 0)
        #expect(log.lines == ["a stops false"])
        #expect(stray.animationKeys() == nil)
    }

    @Test func endsAreToldInTheOrderInWhichTheyWereAdded() {
        add("a", duration: 0.5)
        UIView.animate(
            withDuration: 0.5, animations: { playground.square.center.x = 150 },
            completion: { [log] _ in log.lines.append("view done") })
        add("b", duration: 0.5)
        CATransaction.begin()
        CATransaction.setCompletionBlock { [log] in log.lines.append("transaction done") }
        add("c", duration: 0.5)
        CATransaction.commit()
        add("d", duration: 0.25)
        playground.simulator.advance(by: 1)
        #expect(
            log.lines == [
                "a starts", "b starts", "c starts", "d starts", "d stops true", "a stops true", "view done",
                "b stops true", "c stops true", "transaction done",
            ])
    }

    @Test func aDelegateMayAddTheNext() {
        final class Chain: NSObject, CAAnimationDelegate {
            let layer: CALayer
            var count = 0
            init(_ layer: CALayer) { self.layer = layer }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                count += 1
                if flag, count < 3 { layer.add(anim, forKey: "again") }
            }
        }
        let chain = Chain(layer)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 0.2
        animation.delegate = chain
        layer.add(animation, forKey: "again")
        playground.simulator.advance(by: 2)
        #expect(chain.count == 3)
        #expect(AnimationEngine.groupCount == 0)
    }

    @Test func theDelegateIsLetGoAfterwards() {
        weak var gone: Delegate?
        do {
            let delegate = Delegate("a", log)
            gone = delegate
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.delegate = delegate
            layer.add(animation, forKey: nil)
        }
        playground.simulator.advance(by: 0.1)
        #expect(gone != nil)
        playground.simulator.advance(by: 1)
        #expect(gone == nil)
    }
}
