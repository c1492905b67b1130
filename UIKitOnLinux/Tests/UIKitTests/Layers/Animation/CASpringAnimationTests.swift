import Simulator
import Testing
import UIKit

@MainActor
struct CASpringAnimationTests {
    @Test func theDefaultsAreApples() {
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
    }

    /// The default and two others are in Apple's documentation.
    @Test(arguments: [(10, 1.4727003), (5, 2.855), (15, 1.022)] as [(CGFloat, TimeInterval)])
    func itSettlesInTime(damping: CGFloat, seconds: TimeInterval) {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.damping = damping
        #expect(abs(spring.settlingDuration - seconds) < 1e-3)
    }

    @Test func itSwingsBeyondItsEndAndIsCutOffByItsDuration() {
        let playground = Playground()
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 100
        spring.duration = 1
        playground.square.layer.add(spring, forKey: "spring")
        playground.simulator.advance(by: 0)
        // 1 − e^(−5t)(cos ωt + 5/ω sin ωt) with ω = √75.
        #expect(abs(playground.seen(after: 0.2).x - 84.95) < 0.5)
        #expect(abs(playground.seen(after: 0.1628).x - 116.3) < 0.5)
        #expect(playground.seen(after: 0.65).x == 50)
        #expect(playground.square.layer.animationKeys() == nil)
    }

    @Test func aSpringByHowItFeels() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
        #expect(abs(spring.stiffness - 157.91) < 0.01)
        #expect(abs(spring.damping - 17.593) < 0.001)
        #expect(abs(spring.perceptualDuration - 0.5) < 1e-9 && abs(spring.bounce - 0.3) < 1e-9)
        #expect(!spring.allowsOverdamping)
        let slow = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
        #expect(abs(slow.bounce + 0.5) < 1e-9 && slow.allowsOverdamping)
        #expect(slow.settlingDuration > CASpringAnimation(perceptualDuration: 0.5, bounce: 0).settlingDuration)
    }

    @Test func overdampingCountsAsCriticalUnlessItIsAllowed() {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.damping = 20
        let critical = spring.settlingDuration
        spring.damping = 80
        #expect(spring.settlingDuration == critical)
        spring.allowsOverdamping = true
        #expect(spring.settlingDuration > 2 * critical)
    }
}
