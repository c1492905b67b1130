import Simulator
import Testing
import UIKit

@MainActor
struct UIScrollViewTests {
    private let stage = ScrollStage()
    private var view: UIScrollView { stage.scrollView }

    // MARK: - Offset

    @Test func theOffsetIsTheOriginOfTheBounds() {
        let content = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
        view.addSubview(content)
        view.contentOffset = CGPoint(x: 0, y: 200)
        #expect(view.bounds == CGRect(x: 0, y: 200, width: 320, height: 480))
        #expect(content.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 100))
        view.bounds.origin.y = 250
        #expect(view.contentOffset.y == 250)
        #expect(stage.delegate.calls == ["didScroll"])
    }

    @Test func whatIsScrolledIsDrawnWhereItIsSeenAndClipped() {
        let red = Pixels.Color(red: 255, green: 0, blue: 0, alpha: 255)
        let content = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
        content.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.addSubview(content)
        view.frame = CGRect(x: 0, y: 20, width: 320, height: 400)
        view.contentOffset.y = 320
        stage.simulator.advance(by: 0)
        let pixels = Pixels(stage.simulator.screenshot(scale: 1))
        #expect(pixels[10, 19] != red)
        #expect(pixels[10, 20] == red && pixels[10, 49] == red)
        #expect(pixels[10, 50] != red)
    }

    /// As measured on iOS 26.1.
    @Test func anAnimatedOffsetTakesThreeTenthsOfASecond() {
        view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        #expect(view.contentOffset.y == 0)
        stage.simulator.advance(by: 0.15)
        #expect(abs(view.contentOffset.y - 300) < 1)
        stage.simulator.advance(by: 0.14)
        #expect(view.contentOffset.y < 600)
        stage.simulator.advance(by: 0.01)
        #expect(view.contentOffset.y == 600)
        #expect(stage.delegate.calls == ["didScroll", "didEndScrollingAnimation"])
        view.setContentOffset(.zero, animated: false)
        #expect(view.contentOffset == .zero)
    }

    @Test func aRectIsShownByScrollingAsLittleAsPossible() {
        view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: false)
        #expect(view.contentOffset.y == 520)
        view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 100), animated: false)
        #expect(view.contentOffset.y == 520, "seen already")
        view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
        #expect(view.contentOffset.y == 500)
        view.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 10, height: 100), animated: false)
        #expect(view.contentOffset.y == 1520, "not beyond the content")
    }

    @Test func lessContentTakesTheOffsetBack() {
        view.contentOffset.y = 1000
        view.contentSize.height = 600
        #expect(view.contentOffset.y == 120)
        view.contentSize.height = 100
        #expect(view.contentOffset.y == 0)
    }

    // MARK: - Dragging

    @Test func aDragMovesTheContentByItsLengthWithoutTheFirstTenPoints() {
        stage.drag(0, -110)
        #expect(view.contentOffset == CGPoint(x: 0, y: 100))
        #expect(
            stage.delegate.calls == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    }

    @Test func contentThatFitsIsNotDragged() {
        view.contentSize.height = 480
        stage.drag(0, -110)
        #expect(stage.delegate.calls.isEmpty)
        view.alwaysBounceVertical = true
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 200))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 310))
        #expect(view.contentOffset.y < 0)
        #expect(view.isTracking && view.isDragging)
    }

    @Test func scrollingCanBeSwitchedOff() {
        view.isScrollEnabled = false
        stage.drag(0, -110)
        #expect(view.contentOffset == .zero)
    }

    @Test func beyondItsEndTheContentFollowsLikeARubberBandAndComesBack() {
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 100))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 210))
        #expect(abs(view.contentOffset.y + 49.5) < 0.5, "0.55 · 100 · 480 / (0.55 · 100 + 480)")
        stage.simulator.advance(by: 0.2)
        stage.simulator.touchUp(at: CGPoint(x: 100, y: 210))
        #expect(view.isDecelerating)
        stage.simulator.advance(by: 0.1)
        #expect(view.contentOffset.y < -20 && view.contentOffset.y > -30)
        stage.simulator.advance(by: 1)
        #expect(view.contentOffset.y == 0)
        #expect(stage.delegate.calls.suffix(4).first == "didEndDragging true")
        #expect(stage.delegate.calls.last == "didEndDecelerating")
    }

    @Test func withoutBounceTheContentStopsAtItsEnd() {
        view.bounces = false
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 100))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 210))
        #expect(view.contentOffset.y == 0)
        stage.simulator.touchUp(at: CGPoint(x: 100, y: 210))
        view.contentOffset.y = 1500
        stage.fling(0, -200)
        stage.simulator.advance(by: 3)
        #expect(view.contentOffset.y == 1520)
    }

    // MARK: - Flinging

    @Test func aFlingCoastsToWhereItsSpeedLeads() {
        view.contentSize.height = 10_000
        stage.fling(0, -100)
        // 100 points in a tenth of a second.
        #expect(abs(stage.delegate.velocity.y - 1) < 0.01)
        #expect(abs(view.contentOffset.y - 90) < 0.5)
        #expect(abs(stage.delegate.target.y - (90 + 990 * 0.499)) < 3)
        stage.simulator.advance(by: 3)
        #expect(abs(view.contentOffset.y - stage.delegate.target.y) <= 0.5)
        #expect(
            stage.delegate.calls == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                "didScroll", "didEndDecelerating",
            ])
    }

    @Test func theDelegateMayChooseWhereAFlingEnds() {
        stage.delegate.wantedTarget = CGPoint(x: 0, y: 700)
        stage.fling(0, -100)
        stage.simulator.advance(by: 4)
        #expect(view.contentOffset.y == 700)
    }

    @Test func aFastRateEndsAFlingFiveTimesSooner() {
        view.decelerationRate = .fast
        stage.fling(0, -100)
        #expect(abs(stage.delegate.target.y - (90 + 990 * 0.099)) < 2)
    }

    @Test func aFlingIntoTheEndPassesItAndComesBack() {
        view.contentOffset.y = 1400
        stage.fling(0, -120)
        stage.simulator.advance(by: 0.15)
        #expect(view.contentOffset.y > 1540)
        #expect(stage.delegate.target.y == 1520)
        stage.simulator.advance(by: 2)
        #expect(view.contentOffset.y == 1520)
    }

    @Test func aTouchCatchesMovingContent() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 10_000))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        view.addSubview(button)
        stage.fling(0, -200)
        stage.simulator.advance(by: 0.2)
        let offset = view.contentOffset
        stage.simulator.tap(at: CGPoint(x: 100, y: 200))
        stage.simulator.advance(by: 1)
        #expect(offset.y > 200)
        #expect(view.contentOffset == offset)
        #expect(presses == 0, "it was meant for the moving content")
        #expect(!view.isTracking && !view.isDecelerating)
        stage.simulator.tap(at: CGPoint(x: 100, y: 200))
        #expect(presses == 1)
    }

    @Test func anIdleScrollViewCostsNoFrames() {
        stage.fling(0, -100)
        #expect(RunCycle.needsFrame)
        stage.simulator.advance(by: 5)
        #expect(!RunCycle.needsFrame)
        #expect(DisplayLinks.count == 0)
    }

    @Test func oneThatLeavesItsWindowStops() {
        stage.fling(0, -100)
        view.removeFromSuperview()
        #expect(!view.isDecelerating)
        #expect(DisplayLinks.count == 0)
    }

    @Test func nothingKeepsAMovingScrollViewAlive() {
        weak var gone: UIScrollView?
        do {
            let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            other.contentSize.height = 1000
            stage.controller.view.addSubview(other)
            stage.simulator.fling(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10))
            #expect(other.isDecelerating)
            gone = other
            other.removeFromSuperview()
        }
        stage.simulator.advance(by: 2)
        #expect(gone == nil)
    }

    // MARK: - Insets

    @Test func contentAtItsStartStaysThereAsInsetsChange() {
        view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        #expect(view.contentOffset.y == -50)
        view.contentOffset.y = 10_000
        stage.drag(0, -50)
        stage.simulator.advance(by: 5)
        #expect(view.contentOffset.y == 1550, "2000 + 30 - 480")
        view.contentInset.top = 0
        #expect(view.contentOffset.y == 1550)
    }

    @Test(arguments: [
        (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 2000.0, 40.0), (.scrollableAxes, 2000, 40),
        (.always, 2000, 40), (.never, 2000, 0), (.automatic, 100, 0), (.scrollableAxes, 100, 0), (.always, 100, 40),
    ])
    func theSafeAreaBecomesAnInset(
        behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat, top: CGFloat
    ) {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        view.addSubview(content)
        view.contentSize.height = height
        view.contentInsetAdjustmentBehavior = behavior
        stage.controller.additionalSafeAreaInsets.top = 40
        #expect(view.adjustedContentInset.top == top)
        #expect(view.contentOffset.y == -top)
        #expect(view.safeAreaInsets.top == 40)
        #expect(content.safeAreaInsets.top == 40 - top, "what no inset has taken is left to the content")
    }

    // MARK: - Indicators

    @Test func anIndicatorIsThereWhileContentMovesAndFadesAfterwards() throws {
        #expect(view.subviews.isEmpty)
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 300))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 100))
        stage.simulator.advance(by: 0.2)
        let bar = try #require(view.subviews.first)
        #expect(bar.alpha == 1)
        #expect(bar.frame.width == 2.5)
        #expect(bar.convert(bar.bounds, to: nil).maxX == 317)
        #expect(abs(bar.frame.height - 474 * 480 / 2000) < 0.1)
        stage.simulator.touchUp(at: CGPoint(x: 100, y: 100))
        stage.simulator.advance(by: 1)
        #expect(bar.alpha == 0)
    }
}
