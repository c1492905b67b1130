import Simulator
import Testing
@_spi(Simulator) import UIKit

/// Wheels and trackpads.
@MainActor
struct ScrollRouterTests {
    private let stage = TouchStage()
    private var simulator: Simulator { stage.simulator }

    @Test func aPanTakesAWheelOnlyIfItIsToAndHasNoSlopThen() {
        let pan = stage.add(UIPanGestureRecognizer())
        var translations: [CGPoint] = []
        pan.addHandler { _ in translations.append(pan.translation(in: nil)) }
        simulator.scroll(at: stage.middle, by: CGPoint(x: 0, y: -4))
        #expect(stage.log.isEmpty)
        pan.allowedScrollTypesMask = .continuous
        simulator.scroll(at: stage.middle, by: CGPoint(x: 0, y: -4), type: .discrete)
        #expect(stage.log.isEmpty)
        simulator.scroll(at: stage.middle, by: CGPoint(x: 0, y: -4))
        simulator.scroll(at: stage.middle, by: CGPoint(x: 3, y: -5))
        simulator.advance(by: 0.09)
        #expect(stage.log == ["began", "changed"])
        #expect(pan.location(in: nil) == stage.middle)
        simulator.advance(by: 0.05)
        #expect(stage.log == ["began", "changed", "ended"])
        #expect(translations == [CGPoint(x: 0, y: -4), CGPoint(x: 3, y: -9), CGPoint(x: 3, y: -9)])
        #expect(pan.state == .possible)
    }

    @Test func theInnermostScrollViewThatGoesThatWayScrolls() {
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.contentSize = CGSize(width: 200, height: 1_000)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        inner.contentSize = CGSize(width: 1_000, height: 200)
        outer.addSubview(inner)
        stage.view.addSubview(outer)
        simulator.advance(by: 0)
        simulator.scroll(at: stage.middle, by: CGPoint(x: 0, y: -30))
        simulator.advance(by: 1)
        #expect(outer.contentOffset.y == 30 && inner.contentOffset.x == 0)
        simulator.scroll(at: stage.middle, by: CGPoint(x: -20, y: 0))
        simulator.advance(by: 1)
        #expect(outer.contentOffset.y == 30 && inner.contentOffset.x == 20)
    }

    @Test func aDelegateMayRefuse() {
        let pan = stage.add(UIPanGestureRecognizer())
        pan.allowedScrollTypesMask = .all
        let delegate = RecordingGestureDelegate()
        delegate.begins = false
        pan.delegate = delegate
        simulator.scroll(at: stage.middle, by: CGPoint(x: 0, y: -4))
        simulator.advance(by: 1)
        #expect(stage.log.isEmpty)
        delegate.begins = true
        simulator.scroll(at: stage.middle, by: CGPoint(x: 0, y: -4))
        #expect(stage.log == ["began"])
        pan.isEnabled = false
        #expect(stage.log == ["began", "cancelled"])
        simulator.scroll(at: stage.middle, by: CGPoint(x: 0, y: -4))
        simulator.advance(by: 1)
        #expect(stage.log == ["began", "cancelled"])
    }

    @Test(arguments: [CGPoint.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 0, y: CGFloat.infinity)])
    func aStepThatIsNoneDoesNothing(delta: CGPoint) {
        stage.add(UIPanGestureRecognizer()).allowedScrollTypesMask = .all
        simulator.scroll(at: stage.middle, by: delta)
        #expect(stage.log.isEmpty)
    }

    @Test(arguments: [1e308, -1e308] as [CGFloat]) func hugeStepsKeepTheContentOffsetFinite(step: CGFloat) {
        let list = UIScrollView(frame: stage.view.bounds)
        list.contentSize = CGSize(width: 100, height: 5000)
        stage.view.addSubview(list)
        for _ in 0..<10 { simulator.scroll(at: stage.middle, by: CGPoint(x: step, y: step)) }
        #expect(abs(list.contentOffset.y) < 10_000_000)
        simulator.advance(by: 3)
        #expect((0...5000).contains(list.contentOffset.y + list.adjustedContentInset.top))
    }
}
