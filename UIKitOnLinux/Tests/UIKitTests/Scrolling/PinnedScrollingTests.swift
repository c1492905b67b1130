import Simulator
import Testing
@_spi(Simulator) import UIKit

/// Somebody else has a say in where a scroll view's content is while a finger drags it.
@MainActor
struct PinnedScrollingTests {
    private let simulator = Simulator()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))

    init() {
        let controller = UIViewController()
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        controller.view.addSubview(scrollView)
        simulator.show(controller)
        simulator.advance(by: 0.1)
    }

    private func drag(by steps: [CGFloat], _ check: () -> Void = {}) {
        var y: CGFloat = 300
        simulator.touchDown(at: CGPoint(x: 150, y: y))
        for step in steps {
            y += step
            simulator.touchMove(to: CGPoint(x: 150, y: y))
            simulator.advance(by: 1.0 / 60)
            check()
        }
        simulator.touchUp(at: CGPoint(x: 150, y: y))
    }

    @Test func aHandlerOfItsPanIsCalledAfterItHasMoved() {
        var places: [CGFloat] = []
        scrollView.panGestureRecognizer.addHandler { [scrollView] _ in places.append(scrollView.contentOffset.y) }
        drag(by: [-20, -20])
        #expect(places.prefix(2) == [10, 30])
    }

    @Test func contentThatIsPutSomewhereThereStaysThere() {
        scrollView.panGestureRecognizer.addHandler { [scrollView] _ in
            scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        }
        drag(by: [-20, -30, -60, 10]) { #expect(scrollView.contentOffset.y == 50) }
        simulator.advance(by: 1)
        #expect(scrollView.contentOffset.y == 50 && !scrollView.isDecelerating)
    }

    @Test func aHandlerThatIsTakenOffHearsNothing() {
        var calls = 0
        let id = scrollView.panGestureRecognizer.addHandler { _ in calls += 1 }
        scrollView.panGestureRecognizer.addHandler { _ in calls += 100 }
        scrollView.panGestureRecognizer.removeHandler(id)
        drag(by: [-20])
        #expect(calls > 0 && calls % 100 == 0)
    }
}
