import Simulator
import Testing
import UIKit

/// Heights as measured on iOS 26.1: 54 points below the status bar, 52 more for a large title.
@MainActor
struct LargeTitleTests {
    private let simulator = Simulator()
    private let root = UIViewController()
    private let navigation: UINavigationController
    private let scrollView = UIScrollView()

    private static let collapsed: CGFloat = 59 + 54
    private static let expanded: CGFloat = 59 + 54 + 52

    init() {
        navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        root.title = "Inbox"
        scrollView.frame = root.view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        root.view.addSubview(scrollView)
        simulator.show(navigation)
        simulator.advance(by: 0)
    }

    private func label(_ text: String, size: CGFloat) -> UILabel? {
        labels(in: navigation.navigationBar).first { $0.text == text && $0.font.pointSize == size }
    }

    private func labels(in view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
    }

    @Test func atTheStartTheContentBeginsBelowIt() throws {
        #expect(root.view.safeAreaInsets.top == Self.expanded)
        #expect(scrollView.contentOffset.y == -Self.expanded)
        let title = try #require(label("Inbox", size: 34))
        let frame = title.convert(title.bounds, to: nil)
        #expect(abs(frame.minX - 16) < 0.01)
        #expect(abs(frame.minY - (Self.collapsed + 3)) < 0.5)
        #expect(abs(frame.height - 40.5) < 0.5)
        #expect(label("Inbox", size: 17)?.alpha == 0)
    }

    @Test(
        arguments: zip([UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge], [31.0, 34, 60]))
    func titleFollowsTheTextSize(sizes: UIContentSizeCategory, points: CGFloat) throws {
        simulator.preferredContentSizeCategory = sizes
        simulator.advance(by: 0)
        let title = try #require(label("Inbox", size: points))
        let growth = UIFont.systemFont(ofSize: points).lineHeight - UIFont.systemFont(ofSize: 34).lineHeight
        #expect(abs(root.view.safeAreaInsets.top - Self.expanded - growth) < 0.4)
        let frame = title.convert(title.bounds, to: nil)
        #expect(abs(frame.minY - (Self.collapsed + 3)) < 0.5)
        #expect(abs(root.view.safeAreaInsets.top - frame.maxY - 8.5) < 0.7)
        #expect(scrollView.contentOffset.y == -root.view.safeAreaInsets.top)
    }

    @Test func withoutAStatusBarTheInsetIs116() {
        var device = Device.iPhoneSE
        device.safeAreaInsets = .zero
        let simulator = Simulator(device: device)
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        simulator.show(navigation)
        #expect(controller.view.safeAreaInsets.top == 116)
        navigation.navigationBar.prefersLargeTitles = false
        #expect(controller.view.safeAreaInsets.top == 64)
    }

    @Test func itGoesWithTheContentAndTheSmallTitleTakesItsPlace() {
        simulator.touchDown(at: CGPoint(x: 200, y: 600))
        simulator.touchMove(to: CGPoint(x: 200, y: 570))
        #expect(scrollView.contentOffset.y == -Self.expanded + 20)
        #expect(root.view.safeAreaInsets.top == Self.expanded - 20)
        simulator.touchMove(to: CGPoint(x: 200, y: 480))
        #expect(root.view.safeAreaInsets.top == Self.collapsed)
        #expect(scrollView.contentOffset.y == -Self.expanded + 110)
        simulator.advance(by: 0.5)
        #expect(label("Inbox", size: 17)?.alpha == 1)
        simulator.touchUp(at: CGPoint(x: 200, y: 480))
    }

    @Test(arguments: zip([20.0, 35], [165.0, 113]))
    func letGoOfHalfwayItIsShownWholeOrNotAtAll(travel: CGFloat, inset: CGFloat) {
        simulator.pan(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 590 - travel), duration: 3)
        simulator.advance(by: 2)
        #expect(root.view.safeAreaInsets.top == inset)
        #expect(scrollView.contentOffset.y == -inset)
    }

    @Test func scrolledBackToTheTopItIsThereAgain() {
        scrollView.contentOffset.y = 500
        #expect(root.view.safeAreaInsets.top == Self.collapsed)
        for _ in 0..<3 {
            simulator.fling(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 800))
            simulator.advance(by: 3)
        }
        #expect(scrollView.contentOffset.y == -Self.expanded)
        #expect(root.view.safeAreaInsets.top == Self.expanded)
    }

    @Test func aPushedControllerDoesAsTheOneBelowUnlessItSaysOtherwise() {
        let second = UIViewController()
        navigation.pushViewController(second, animated: true)
        simulator.advance(by: 2)
        #expect(second.view.safeAreaInsets.top == Self.expanded)
        let third = UIViewController()
        third.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(third, animated: true)
        simulator.advance(by: 2)
        #expect(third.view.safeAreaInsets.top == Self.collapsed)
        let fourth = UIViewController()
        navigation.pushViewController(fourth, animated: true)
        simulator.advance(by: 2)
        #expect(fourth.view.safeAreaInsets.top == Self.collapsed)
        navigation.popToRootViewController(animated: true)
        simulator.advance(by: 2)
        #expect(root.view.safeAreaInsets.top == Self.expanded)
        #expect(scrollView.contentOffset.y == -Self.expanded)
    }

    @Test func whatWasScrolledIsFoundAsItWas() {
        scrollView.contentOffset.y = 300
        navigation.pushViewController(UIViewController(), animated: true)
        simulator.advance(by: 2)
        navigation.popViewController(animated: true)
        simulator.advance(by: 2)
        #expect(scrollView.contentOffset.y == 300)
        #expect(root.view.safeAreaInsets.top == Self.collapsed)
    }
}
