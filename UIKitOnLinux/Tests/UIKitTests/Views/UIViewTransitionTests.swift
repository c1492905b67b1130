import Simulator
import Testing

@testable import UIKit

/// `UIView.transition`. The square is black, 40 points wide, its center at (50, 200).
@MainActor
struct UIViewTransitionTests {
    private let playground = Playground()
    private var square: UIView { playground.square }
    private let badge = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

    init() {
        playground.view.backgroundColor = .white
        badge.backgroundColor = .white
        playground.simulator.advance(by: 0)
    }

    private func brightness(at point: CGPoint = CGPoint(x: 50, y: 200)) -> CGFloat {
        let scale = UIScreen.main.scale
        let image = playground.simulator.screenshot()
        return CGFloat(Pixels(image)[Int(point.x * scale), Int(point.y * scale)].red) / 255
    }

    private func dissolve(_ changes: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        UIView.transition(
            with: square, duration: 1, options: [.transitionCrossDissolve, .curveLinear], animations: changes,
            completion: completion)
        playground.simulator.advance(by: 0)
    }

    @Test func theOldLookDissolvesIntoTheNew() {
        dissolve { square.addSubview(badge) }
        #expect(brightness() < 0.02)
        playground.simulator.advance(by: 0.5)
        #expect(abs(brightness() - 0.5) < 0.02)
        playground.simulator.advance(by: 0.25)
        #expect(abs(brightness() - 0.75) < 0.02)
        playground.simulator.advance(by: 0.25)
        #expect(brightness() > 0.98)
        #expect(square.layer.animationKeys() == nil)
    }

    @Test func whereBothAreOpaqueTheMixtureIs() {
        playground.view.backgroundColor = .white
        dissolve { square.addSubview(UIView()) }
        playground.simulator.advance(by: 0.5)
        #expect(brightness() < 0.02, "nothing of what lies behind shows through")
    }

    @Test func whatAppearsOnNothingFadesIn() {
        square.backgroundColor = nil
        playground.simulator.advance(by: 0)
        dissolve { square.backgroundColor = .black }
        #expect(brightness() > 0.98)
        playground.simulator.advance(by: 0.5)
        #expect(abs(brightness() - 0.5) < 0.02)
    }

    @Test func changesInItDontAnimateByThemselves() {
        square.addSubview(badge)
        dissolve { badge.center.x += 10 }
        #expect(badge.layer.animationKeys() == nil)
    }

    @Test func itLastsItsTimeEvenIfNothingChanges() {
        var results: [Bool] = []
        dissolve(nil, completion: { results.append($0) })
        playground.simulator.advance(by: 0.9)
        #expect(results.isEmpty)
        playground.simulator.advance(by: 0.1)
        #expect(results == [true])
    }

    @Test func inNoWindowItIsThereAtOnce() {
        var result: Bool?
        UIView.transition(
            with: badge, duration: 1, options: .transitionCrossDissolve, animations: { badge.alpha = 0 },
            completion: { result = $0 })
        #expect(result == true && badge.alpha == 0)
    }

    @Test func oneViewTakesThePlaceOfAnother() {
        let first = UIView(frame: badge.frame)
        square.addSubview(first)
        var result: Bool?
        UIView.transition(
            from: first, to: badge, duration: 0.5, options: .transitionCrossDissolve, completion: { result = $0 })
        #expect(square.subviews == [badge])
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.5)
        #expect(result == true)
    }

    @Test func viewsMayBeHiddenAndShownInstead() {
        let first = UIView(frame: badge.frame)
        square.addSubview(first)
        badge.isHidden = true
        square.addSubview(badge)
        UIView.transition(
            from: first, to: badge, duration: 0.5, options: [.transitionFlipFromLeft, .showHideTransitionViews])
        #expect(square.subviews == [first, badge])
        #expect(first.isHidden && !badge.isHidden)
    }

    @Test func aFlipShowsTheOldLookAndThenTheNew() {
        UIView.transition(
            with: square, duration: 1, options: [.transitionFlipFromRight, .curveLinear],
            animations: { square.addSubview(badge) })
        playground.simulator.advance(by: 0)
        playground.simulator.advance(by: 0.25)
        #expect(brightness() < 0.02)
        #expect(brightness(at: CGPoint(x: 34, y: 200)) > 0.98, "narrower: cos 45° of 20 points is 14")
        #expect(brightness(at: CGPoint(x: 37, y: 200)) < 0.02)
        playground.simulator.advance(by: 0.5)
        #expect(brightness() > 0.98)
    }
}
