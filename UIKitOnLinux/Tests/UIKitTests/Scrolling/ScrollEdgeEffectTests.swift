import Simulator
import Testing
import UIKit

/// Content below bars, which fades toward the edge of the screen.
@MainActor
struct ScrollEdgeEffectTests {
    private let simulator = Simulator(device: .iPhone16)
    private let controller = UIViewController()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    /// Black from the start of the content to its end.
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))

    init() {
        content.backgroundColor = .black
        scrollView.backgroundColor = .white
        scrollView.contentSize = content.bounds.size
        scrollView.addSubview(content)
        controller.view.backgroundColor = .white
        controller.view.addSubview(scrollView)
    }

    /// The brightness of the screen at these heights, beside bars, clock and buttons.
    private func brightness(at heights: [Int]) -> [UInt8] {
        simulator.advance(by: 0)
        let pixels = Pixels(simulator.screenshot(scale: 1))
        return heights.map { pixels[10, $0].red }
    }

    private func scroll(to offset: CGFloat) { scrollView.contentOffset.y = offset }

    @Test func contentFadesTowardsTheTopOfTheStatusBar() {
        simulator.show(controller)
        scroll(to: 500)
        let shades = brightness(at: [1, 20, 40, 58, 62, 400])
        #expect(shades[0] > 190)
        #expect(shades[0] >= shades[1] && shades[1] > shades[2] && shades[2] > shades[3])
        #expect(Array(shades.suffix(2)) == [0, 0])
    }

    @Test func theEffectReachesDownToTheEdgeOfTheNavigationBar() {
        simulator.show(UINavigationController(rootViewController: controller))
        scroll(to: 500)
        let shades = brightness(at: [1, 60, 110, 114])
        #expect(shades[0] > 190 && shades[1] > 100 && shades[2] > 0)
        #expect(shades[3] == 0)
    }

    @Test func contentFadesBelowATabBarButNotAboveTheHomeIndicatorAlone() {
        simulator.show(controller)
        scroll(to: 500)
        #expect(brightness(at: [850]) == [0])
        let tabs = UITabBarController()
        tabs.viewControllers = [controller]
        simulator.show(tabs)
        scroll(to: 500)
        let shades = brightness(at: [765, 790, 850])
        #expect(shades[0] == 0 && shades[1] > 0 && shades[2] > 190)
    }

    @Test func contentAtItsStartAndItsEndIsSeenAsItIs() {
        content.frame = CGRect(x: 0, y: -59, width: 393, height: 3059)
        simulator.show(controller)
        scroll(to: -59)
        #expect(brightness(at: [1, 40]) == [0, 0])
        scroll(to: -40)
        #expect(brightness(at: [1])[0] > 190)
    }

    @Test func contentFadesIntoTheBackgroundBehindIt() {
        scrollView.backgroundColor = nil
        content.backgroundColor = .white
        controller.view.backgroundColor = .black
        simulator.show(controller)
        scroll(to: 500)
        let shades = brightness(at: [1, 400])
        #expect(shades[0] < 65 && shades[1] == 255)
    }

    @Test func onlyWhatScrollsVerticallyFades() {
        scrollView.contentSize = CGSize(width: 3000, height: 100)
        scrollView.bounces = false
        simulator.show(controller)
        #expect(brightness(at: [1]) == [0])
    }

    @Test func anInnerScrollViewLeavesTheEffectToTheOuterOne() {
        let inner = UIScrollView(frame: content.bounds)
        inner.contentSize = CGSize(width: 393, height: 9000)
        let black = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 9000))
        black.backgroundColor = .black
        inner.addSubview(black)
        simulator.show(controller)
        scroll(to: 500)
        let shades = brightness(at: [1, 30])
        content.addSubview(inner)
        #expect(brightness(at: [1, 30]) == shades)
    }

    @Test func theEffectIsNoSubview() {
        simulator.show(controller)
        scroll(to: 500)
        simulator.advance(by: 0)
        #expect(scrollView.subviews == [content])
    }
}
