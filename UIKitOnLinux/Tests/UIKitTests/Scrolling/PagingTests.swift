import Simulator
import Testing

@testable import UIKit

@MainActor
struct PagingTests {
    private let simulator = Simulator(device: .iPhoneSE)
    private let scrollView = UIScrollView()
    private let recorder = ScrollingToTop()

    init() {
        let controller = UIViewController()
        simulator.show(controller)
        scrollView.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 1200, height: 800)
        scrollView.delegate = recorder
        controller.view.addSubview(scrollView)
        simulator.advance(by: 0)
    }

    private func offset(at start: CGFloat, velocity: CGFloat) -> CGFloat {
        scrollView.isPagingEnabled = true
        scrollView.contentOffset.x = start
        return scrollView.restingOffset(velocity: CGPoint(x: velocity, y: 0)).x
    }

    @Test func aFlickTurnsOnePageAndASlowLiftGoesToTheNearest() {
        #expect(offset(at: 320, velocity: 3000) == 600)
        #expect(offset(at: 320, velocity: -3000) == 300)
        #expect(offset(at: 440, velocity: 0) == 300)
        #expect(offset(at: 460, velocity: 0) == 600)
        #expect(offset(at: 900, velocity: 3000) == 900)
    }

    @Test func aPageSettlesWithoutPassingItsPlace() {
        let bounce = Bounce(from: 320, settlingAt: 600, velocity: 20_000)
        let positions = stride(from: 0, to: 2, by: 0.01).map(bounce.position)
        #expect(positions.allSatisfy { $0 <= 600.001 })
        #expect(abs((positions.last ?? 0) - 600) < 0.1)
    }

    @Test func aTapOnTheStatusBarScrollsToTheTopAndSaysSo() {
        scrollView.contentOffset.y = 500
        simulator.tapStatusBar()
        simulator.advance(by: 1)
        #expect(scrollView.contentOffset.y == 0)
        #expect(recorder.calls == ["should", "did"])
        simulator.tapStatusBar()
        #expect(recorder.calls == ["should", "did"])
    }

    @Test func aTapOnTheStatusBarDoesNothingWhereItIsntWantedOrIsntClear() {
        scrollView.contentOffset.y = 500
        recorder.allows = false
        simulator.tapStatusBar()
        simulator.advance(by: 1)
        #expect(scrollView.contentOffset.y == 500)
        recorder.allows = true
        let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
        scrollView.superview?.addSubview(other)
        simulator.tapStatusBar()
        simulator.advance(by: 1)
        #expect(scrollView.contentOffset.y == 500)
        other.scrollsToTop = false
        simulator.tapStatusBar()
        simulator.advance(by: 1)
        #expect(scrollView.contentOffset.y == 0)
    }
}

@MainActor
private final class ScrollingToTop: NSObject, UIScrollViewDelegate {
    var allows = true
    private(set) var calls: [String] = []

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        calls.append("should")
        return allows
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did") }
}
