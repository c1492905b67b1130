import Simulator
import Testing

@testable import UIKit

@MainActor
struct PagingTests {
    private let simulator = Simulator(device: .iPhoneSE)
    private let scrollView = UIScrollView()

    init() {
        let controller = UIViewController()
        simulator.show(controller)
        scrollView.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 1200, height: 800)
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
}
