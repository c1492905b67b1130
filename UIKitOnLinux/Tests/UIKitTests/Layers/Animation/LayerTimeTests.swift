import Simulator
import Testing
import UIKit

/// Layers whose time is not the device's.
@MainActor
struct LayerTimeTests {
    private let playground = Playground()
    private var layer: CALayer { playground.square.layer }

    private func move() {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 150
        animation.duration = 1
        layer.add(animation, forKey: "move")
        playground.simulator.advance(by: 0)
    }

    @Test func aFasterLayerIsThereSooner() {
        layer.speed = 2
        move()
        #expect(abs(playground.seen(after: 0.25).x - 100) < 1e-6)
        playground.simulator.advance(by: 0.25)
        #expect(layer.animationKeys() == nil)
    }

    @Test func theTimeOfASuperlayerIsThatOfAllBelow() {
        playground.view.layer.speed = 0.5
        move()
        #expect(abs(playground.seen(after: 1).x - 100) < 1e-6)
    }

    /// The way of Apple's technical note QA1673 to pause a layer.
    @Test(arguments: [false, true])
    func aLayerIsPausedAndResumed(ofView: Bool) {
        playground.simulator.advance(by: 3)
        if ofView {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { playground.square.center.x = 150 }
            playground.simulator.advance(by: 0)
        } else {
            move()
        }
        playground.simulator.advance(by: 0.25)
        let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = pausedTime
        #expect(abs(playground.seen(after: 5).x - 75) < 1e-6)
        let offset = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - offset
        #expect(abs(playground.seen.x - 75) < 1e-6)
        #expect(abs(playground.seen(after: 0.5).x - 125) < 1e-6)
        playground.simulator.advance(by: 0.25)
        #expect(layer.animationKeys() == nil)
    }

    @Test func timesAreConverted() {
        layer.speed = 2
        layer.beginTime = 1
        layer.timeOffset = 10
        #expect(layer.convertTime(5, from: nil) == 18)
        #expect(layer.convertTime(18, to: nil) == 5)
        #expect(layer.convertTime(7, to: layer) == 7)
    }

    @Test func slowMotionIsSlow() {
        playground.window.layer.speed = 0.1
        var isDone = false
        UIView.animate(
            withDuration: 0.5, delay: 0, options: .curveLinear, animations: { playground.square.center.x = 150 },
            completion: { _ in isDone = true })
        playground.simulator.advance(by: 0)
        #expect(abs(playground.seen(after: 2.5).x - 100) < 1e-6)
        playground.simulator.advance(by: 2.4)
        #expect(!isDone)
        playground.simulator.advance(by: 0.2)
        #expect(isDone)
    }
}
