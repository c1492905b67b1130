import Simulator
import Testing
import UIKit

/// The motion of `UIView.animate`, by figures that were captured from Apple's UIKit.
@MainActor
struct UIViewAnimateTests {
    private let playground = Playground()
    private var square: UIView { playground.square }

    @Test func aDelayedMoveFollowsTheCapturedOne() {
        UIView.animate(withDuration: 0.4, delay: 0.2) { square.center.x = 170 }
        playground.simulator.advance(by: 0)
        // Captured from 40 to 160 at 0, 0.1 … 0.6 s; here from 50 to 170.
        for (step, x) in [50, 50, 50, 65.5, 110, 154.5, 170].enumerated() {
            #expect(abs(playground.seen.x - x) < 0.1, "at \(Double(step) / 10) s")
            playground.simulator.advance(by: 0.1)
        }
    }

    @Test func aSpringFollowsTheCapturedOne() {
        UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
            square.center.x = 150
        }
        playground.simulator.advance(by: 0)
        for (time, x) in [(0, 50), (0.15, 130.83), (0.3, 159.29), (0.45, 151.15), (0.6, 149.17), (0.8, 150)] {
            playground.simulator.advance(by: time - playground.simulator.time)
            #expect(abs(playground.seen.x - x) < 0.1, "at \(time) s")
        }
    }

    @Test(arguments: [
        (UIView.AnimationOptions.curveEaseInOut, 0.1292), (.curveEaseIn, 0.0935), (.curveEaseOut, 0.3781),
        (.curveLinear, 0.25),
    ])
    func theOptionsChooseTheCurve(options: UIView.AnimationOptions, part: CGFloat) {
        UIView.animate(withDuration: 1, delay: 0, options: options) { square.center.x = 150 }
        playground.simulator.advance(by: 0)
        #expect(abs(playground.seen(after: 0.25).x - (50 + 100 * part)) < 0.05)
    }

    @Test func theModelHasTheEndValueAtOnceAndTheLayerIsSeenOnItsWay() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            square.alpha = 0
            square.bounds.size.width = 80
            square.layer.cornerRadius = 10
            square.backgroundColor = .white
            square.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        #expect(square.alpha == 0 && square.bounds.width == 80)
        let seen = playground.seenLayer
        #expect(abs(seen.opacity - 0.5) < 1e-6)
        #expect(abs(seen.bounds.width - 60) < 1e-6)
        #expect(abs(seen.cornerRadius - 5) < 1e-6)
        #expect(seen.backgroundColor.map { abs(UIColor(cgColor: $0).cgColor.alpha - 1) < 1e-6 } == true)
        #expect(abs(seen.affineTransform().b - sin(.pi / 4)) < 1e-6, "a turn stays a turn")
    }

    // MARK: - Taking over

    @Test func aSecondMoveInMidFlightAddsToTheFirstWithoutAJump() {
        UIView.animate(withDuration: 1) { square.center.x = 150 }
        playground.simulator.advance(by: 0)
        let before = playground.seen(after: 0.5).x
        UIView.animate(withDuration: 1) { square.center.x = 50 }
        #expect(abs(playground.seen.x - before) < 1e-6)
        playground.simulator.advance(by: 0)
        // The first goes on beneath: just after the second began it still moves its old way.
        #expect(playground.seen(after: 0.05).x > before)
        #expect(playground.seen(after: 1).x == 50)
    }

    @Test func aFadeThatIsTurnedRoundDoesntJump() {
        square.alpha = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.alpha = 1 }
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.alpha = 0 }
        #expect(abs(playground.seenLayer.opacity - 0.5) < 1e-6)
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.25)
        // 0 + the rest of the first, −0.25, and of the second, +0.75.
        #expect(abs(playground.seenLayer.opacity - 0.5) < 1e-6)
    }

    @Test func beginningFromTheCurrentStateReplacesWhatRan() {
        var first: Bool?
        UIView.animate(withDuration: 1, animations: { square.center.x = 150 }, completion: { first = $0 })
        playground.simulator.advance(by: 0)
        let before = playground.seen(after: 0.5).x
        UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            square.center.x = 50
        }
        #expect(abs(playground.seen.x - before) < 1e-6)
        playground.simulator.advance(by: 0)
        #expect(first == false)
        #expect(abs(playground.seen(after: 0.5).x - (before + 50) / 2) < 0.01)
    }

    @Test func aColourStartsAnewFromItsModelValue() {
        var finished: [Bool] = []
        UIView.animate(
            withDuration: 1, animations: { square.backgroundColor = .white }, completion: { finished.append($0) })
        playground.simulator.advance(by: 0.5)
        UIView.animate(
            withDuration: 1, animations: { square.backgroundColor = .black }, completion: { finished.append($0) })
        playground.simulator.advance(by: 0)
        #expect(finished == [false])
        playground.simulator.advance(by: 1)
        #expect(finished == [false, true])
    }

    // MARK: - Blocks in blocks

    @Test func anInnerBlockTakesOverDurationAndCurve() {
        var outer = false
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                UIView.animate(withDuration: 0.1) { square.center.x = 150 }
                #expect(UIView.inheritedAnimationDuration == 1)
            }, completion: { outer = $0 })
        #expect(UIView.inheritedAnimationDuration == 0)
        playground.simulator.advance(by: 0)
        #expect(abs(playground.seen(after: 0.5).x - 100) < 1e-6)
        #expect(!outer, "a block ends with the last of those in it")
        playground.simulator.advance(by: 0.5)
        #expect(outer)
    }

    @Test func anInnerBlockKeepsWhatItInsistsOn() {
        var ends: [String] = []
        UIView.animate(withDuration: 0.2) {
            square.alpha = 0.5
            UIView.animate(
                withDuration: 1, delay: 0.5,
                options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
                animations: { square.center.x = 150 }, completion: { _ in ends.append("inner") })
        } completion: { _ in
            ends.append("outer")
        }
        playground.simulator.advance(by: 0)
        #expect(playground.seen(after: 0.5).x == 50)
        #expect(abs(playground.seen(after: 0.5).x - 100) < 1e-6)
        #expect(ends.isEmpty)
        playground.simulator.advance(by: 0.5)
        #expect(ends == ["inner", "outer"])
    }

    @Test func nothingMovesWithoutAnimation() {
        var completed: Bool?
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                square.center.x = 150
                UIView.animate(withDuration: 1, animations: { square.alpha = 0 }, completion: { completed = $0 })
            }
            square.center.y = 300
        }
        playground.simulator.advance(by: 0)
        #expect(UIView.areAnimationsEnabled)
        #expect(completed == true)
        #expect(playground.seen == CGPoint(x: 150, y: 200))
        #expect(playground.seenLayer.opacity == 0)
    }

    @Test func aChangeThatIsLaidOutInTheBlockMovesAndOneLaidOutLaterDoesnt() {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        square.addSubview(child)
        let leading = child.leadingAnchor.constraint(equalTo: square.leadingAnchor)
        NSLayoutConstraint.activate([
            leading, child.topAnchor.constraint(equalTo: square.topAnchor),
            child.widthAnchor.constraint(equalToConstant: 10), child.heightAnchor.constraint(equalToConstant: 10),
        ])
        playground.simulator.advance(by: 0)
        UIView.animate(withDuration: 1) { leading.constant = 20 }
        playground.simulator.advance(by: 0)
        #expect(child.layer.presentation()?.position.x == 25)
        UIView.animate(withDuration: 1) {
            leading.constant = 0
            square.layoutIfNeeded()
        }
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        #expect(abs((child.layer.presentation()?.position.x ?? 0) - 15) < 1e-6)
    }

    @Test(arguments: [true, false])
    func subviewsAreLaidOutInTheBlockIfItSaysSo(laysOut: Bool) {
        final class Container: UIView {
            let content = UIView()
            override func layoutSubviews() { content.frame = bounds }
        }
        let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        container.addSubview(container.content)
        playground.view.addSubview(container)
        playground.simulator.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: laysOut ? [.layoutSubviews, .curveLinear] : .curveLinear) {
            container.bounds.size.width = 200
        }
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        let width = container.content.layer.presentation()?.bounds.width ?? 0
        #expect(abs(width - (laysOut ? 150 : 200)) < 1e-6)
    }

    // MARK: - Layers alone

    @Test func aLayerOfNoViewDoesntAnimateInABlock() {
        let layer = CALayer()
        playground.view.layer.addSublayer(layer)
        UIView.animate(withDuration: 1) { layer.position.x = 100 }
        #expect(layer.presentation()?.position.x == 100)
    }

    @Test func aLayerInNoWindowHasNoPresentation() {
        #expect(CALayer().presentation() == nil)
        square.removeFromSuperview()
        #expect(square.layer.presentation() == nil)
    }
}
