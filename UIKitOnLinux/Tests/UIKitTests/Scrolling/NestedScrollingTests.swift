import Simulator
import Testing
import UIKit

@MainActor
struct NestedScrollingTests {
    private let stage = ScrollStage()
    private var outer: UIScrollView { stage.scrollView }
    /// Across the middle of the screen.
    private let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))

    init() {
        inner.contentSize = CGSize(width: 1000, height: 100)
        outer.addSubview(inner)
        stage.simulator.advance(by: 0)
    }

    @Test func aDragAlongTheRowMovesTheRow() {
        stage.drag(-60, -8)
        #expect(inner.contentOffset == CGPoint(x: 50, y: 0))
        #expect(outer.contentOffset == .zero)
    }

    @Test func aDragAcrossTheRowMovesTheListAroundIt() {
        stage.drag(-8, -60)
        #expect(inner.contentOffset == .zero)
        #expect(outer.contentOffset == CGPoint(x: 0, y: 50))
    }

    @Test func contentAtItsLimitLeavesADragBeyondItToTheScrollViewAround() {
        inner.contentSize = CGSize(width: 320, height: 160)
        outer.contentOffset.y = 100
        inner.frame.origin.y = 300
        stage.drag(0, -40)
        #expect(inner.contentOffset.y == 30 && outer.contentOffset.y == 100)
        inner.contentOffset.y = 60
        stage.drag(0, -40)
        #expect(inner.contentOffset.y == 60 && outer.contentOffset.y == 130)
        outer.contentOffset.y = 1520
        inner.frame.origin.y = 1720
        stage.simulator.touchDown(at: CGPoint(x: 160, y: 240))
        stage.simulator.touchMove(to: CGPoint(x: 160, y: 200))
        #expect(inner.contentOffset.y > 60, "neither can move: the inner one bounces")
        stage.simulator.touchUp(at: CGPoint(x: 160, y: 200))
    }

    @Test func aLockedDragStaysOnTheAxisThatItBeganAlong() {
        inner.isScrollEnabled = false
        outer.contentSize.width = 1000
        outer.isDirectionalLockEnabled = true
        stage.simulator.touchDown(at: CGPoint(x: 160, y: 240))
        stage.simulator.touchMove(to: CGPoint(x: 158, y: 200))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 150))
        #expect(outer.contentOffset.x == 0)
        #expect(outer.contentOffset.y > 75)
        stage.simulator.touchUp(at: CGPoint(x: 100, y: 150))
    }

    // MARK: - What is inside

    private func addButton() -> (UIButton, () -> [String]) {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        inner.removeFromSuperview()
        outer.addSubview(button)
        return (button, { events })
    }

    @Test func aButtonHearsOfAFingerAfterAWhileAndOfATapAtOnce() {
        let (button, events) = addButton()
        stage.simulator.touchDown(at: CGPoint(x: 160, y: 240))
        stage.simulator.advance(by: 0.14)
        #expect(!button.isHighlighted)
        stage.simulator.advance(by: 0.02)
        #expect(button.isHighlighted)
        stage.simulator.touchUp(at: CGPoint(x: 160, y: 240))
        #expect(events() == ["down", "up"])
        stage.simulator.tap(at: CGPoint(x: 160, y: 240))
        #expect(events() == ["down", "up", "down", "up"])
    }

    @Test func aQuickDragIsNotToldToAButton() {
        let (_, events) = addButton()
        stage.drag(0, -100)
        #expect(events().isEmpty)
        #expect(outer.contentOffset.y == 90)
    }

    @Test func aPressedButtonKeepsItsFinger() {
        let (_, events) = addButton()
        stage.simulator.touchDown(at: CGPoint(x: 160, y: 240))
        stage.simulator.advance(by: 0.2)
        stage.simulator.touchMove(to: CGPoint(x: 160, y: 200))
        stage.simulator.touchUp(at: CGPoint(x: 160, y: 200))
        #expect(events() == ["down", "up"])
        #expect(outer.contentOffset == .zero)
    }

    @Test func aPressedViewLosesItsFingerToADragUnlessTheScrollViewMayNotTakeIt() {
        let content = TouchView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        outer.addSubview(content)
        stage.simulator.touchDown(at: CGPoint(x: 160, y: 240))
        stage.simulator.advance(by: 0.2)
        stage.simulator.touchMove(to: CGPoint(x: 160, y: 200))
        stage.simulator.touchUp(at: CGPoint(x: 160, y: 200))
        #expect(content.phases == [.began, .cancelled])
        #expect(outer.contentOffset.y == 30)
        outer.canCancelContentTouches = false
        stage.simulator.touchDown(at: CGPoint(x: 160, y: 240))
        stage.simulator.advance(by: 0.2)
        stage.simulator.touchMove(to: CGPoint(x: 160, y: 200))
        stage.simulator.touchUp(at: CGPoint(x: 160, y: 200))
        #expect(content.phases.last == .ended)
        #expect(outer.contentOffset.y == 30)
    }

    @Test func withoutDelayAViewHearsOfItsFingerAtOnce() {
        let (button, _) = addButton()
        outer.delaysContentTouches = false
        stage.simulator.touchDown(at: CGPoint(x: 160, y: 240))
        #expect(button.isHighlighted)
    }
}
