import Simulator
import Testing
import UIKit

/// Bars of iPhones, measured on iOS 26.1, on an iPhone SE at 2× and an iPhone 16 at 3×.
@MainActor
struct PhoneBarFactsTests {
    private let root = UIViewController()

    private func show(_ controller: UIViewController, on device: Device, in landscape: Bool = false) -> Simulator {
        let simulator = Simulator(device: device)
        simulator.show(controller)
        if landscape { simulator.rotate(to: .landscapeLeft) }
        simulator.advance(by: 1)
        return simulator
    }

    private func labels(in view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
    }

    private func controls(in view: UIView) -> [UIView] {
        view is UIControl ? [view] : view.subviews.flatMap { controls(in: $0) }
    }

    // MARK: - Navigation bars

    @Test(arguments: zip([Device.iPhoneSE, .iPhone16], [74.0, 113]))
    func barIs54PointsHigh(device: Device, bottom: CGFloat) {
        let navigation = UINavigationController(rootViewController: root)
        _ = show(navigation, on: device)
        #expect(navigation.navigationBar.frame.height == 54)
        #expect(navigation.navigationBar.frame.maxY == bottom)
        #expect(root.view.safeAreaInsets.top == bottom)
    }

    /// 16 points were measured on an iPhone SE.
    @Test(arguments: zip([Device.iPhoneSE, .iPhone16], [16.0, 10]))
    func barInASheetIsFartherFromTheTopOnASmallPhone(device: Device, top: CGFloat) {
        let presenter = UIViewController()
        let simulator = show(presenter, on: device)
        let navigation = UINavigationController(rootViewController: root)
        presenter.present(navigation, animated: false)
        simulator.advance(by: 1)
        #expect(navigation.navigationBar.frame.minY == top)
        #expect(root.view.safeAreaInsets.top == top + 54)
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone16])
    func inLandscapeTheBarIs24PointsFromTheTop(device: Device) {
        let navigation = UINavigationController(rootViewController: root)
        _ = show(navigation, on: device, in: true)
        #expect(navigation.navigationBar.frame.minY == 24)
        #expect(root.view.safeAreaInsets.top == 78)
    }

    @Test(arguments: zip([false, true], [16.0, 38]))
    func itemsAre38PointsFromTheSidesInLandscape(landscape: Bool, margin: CGFloat) throws {
        let navigation = UINavigationController(rootViewController: root)
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Filter", image: nil, primaryAction: nil)
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
        _ = show(navigation, on: .iPhoneSE, in: landscape)
        let frames = controls(in: navigation.navigationBar).map { $0.convert($0.bounds, to: nil) }
        #expect(frames.map(\.minX).min() == margin)
        #expect(frames.map(\.maxX).max() == (landscape ? 667 : 375) - margin)
        #expect(frames.allSatisfy { $0.height == 44 })
    }

    @Test func largeTitlesAreSmallInLandscape() throws {
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        root.title = "Library"
        let simulator = show(navigation, on: .iPhoneSE, in: true)
        #expect(root.view.safeAreaInsets.top == 78)
        #expect(labels(in: navigation.navigationBar).map(\.font.pointSize) == [17])
        simulator.rotate(to: .portrait)
        simulator.advance(by: 1)
        #expect(abs(root.view.safeAreaInsets.top - 126) < 0.01, "20 + 54 + 52")
        #expect(labels(in: navigation.navigationBar).map(\.font.pointSize).contains(34))
    }

    @Test func scrolledContentFindsItsLargeTitleAgainAfterRotation() throws {
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let scrollView = UIScrollView(frame: root.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        root.view.addSubview(scrollView)
        let simulator = show(navigation, on: .iPhoneSE)
        #expect(abs(scrollView.contentOffset.y + 126) < 0.01)
        simulator.rotate(to: .landscapeLeft)
        simulator.advance(by: 1)
        #expect(scrollView.adjustedContentInset.top == 78)
        #expect(scrollView.contentOffset.y == -78)
        simulator.rotate(to: .portrait)
        simulator.advance(by: 1)
        #expect(abs(scrollView.contentOffset.y + 126) < 0.01)
        #expect(abs(root.view.safeAreaInsets.top - 126) < 0.01)
        simulator.rotate(to: .landscapeLeft)
        simulator.advance(by: 1)
        scrollView.contentOffset.y = 300
        simulator.rotate(to: .portrait)
        simulator.advance(by: 1)
        #expect(abs(root.view.safeAreaInsets.top - 74) < 0.01, "scrolled")
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone16])
    func largeTitlesAre16PointsFromTheSide(device: Device) throws {
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        root.title = "Library"
        _ = show(navigation, on: device)
        let title = try #require(labels(in: navigation.navigationBar).first { $0.font.pointSize == 34 })
        #expect(abs(title.convert(title.bounds, to: nil).minX - 16) < 0.01)
    }

    @Test(arguments: zip([10.0, 18, 24, 40], [44.0, 44, 46, 62]))
    func imagesAloneAreElevenPointsFromTheEdgesOfTheirButtons(width: CGFloat, expected: CGFloat) throws {
        let navigation = UINavigationController(rootViewController: root)
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 18)).image { _ in }
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(image: image, primaryAction: nil)
        _ = show(navigation, on: .iPhone16)
        let button = try #require(controls(in: navigation.navigationBar).first)
        #expect(button.frame.size == CGSize(width: expected, height: 44))
    }

    // MARK: - Tab bars

    @Test func symbolsInTabsAreLarge() throws {
        let tabs = UITabBarController()
        root.tabBarItem = UITabBarItem(title: "About", image: UIImage(systemName: "info.circle"), tag: 0)
        tabs.viewControllers = [root]
        _ = show(tabs, on: .iPhoneSE)
        let platter = try #require(tabs.tabBar.subviews.first)
        let image = try #require(
            controls(in: platter).first?.subviews.first { $0 is UIImageView }, "the tab has an image")
        #expect(abs(image.bounds.width - 27.5) <= 0.5 && abs(image.bounds.height - 27.5) <= 0.5)
    }

    /// An iPhone SE has no home indicator, and its bar the same height.
    @Test(arguments: [Device.iPhoneSE, .iPhone13mini, .iPhone16])
    func tabBarsAre83PointsHigh(device: Device) {
        let tabs = UITabBarController()
        tabs.viewControllers = [root]
        _ = show(tabs, on: device)
        let size = device.screenSize
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: size.height - 83, width: size.width, height: 83))
        #expect(root.view.safeAreaInsets.bottom == 83)
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone16])
    func tabBarsAre64PointsHighInLandscape(device: Device) {
        let tabs = UITabBarController()
        tabs.viewControllers = [root]
        let simulator = show(tabs, on: device, in: true)
        let size = device.screenSize
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: size.width - 64, width: size.height, height: 64))
        #expect(root.view.safeAreaInsets.bottom == 64)
        simulator.rotate(to: .portrait)
        simulator.advance(by: 1)
        #expect(tabs.tabBar.frame.height == 83)
    }

    /// Its platter is 44 points high there, and its tabs 36.
    @Test func inLandscapeTitlesAreBesideImages() throws {
        let tabs = UITabBarController()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20.5, height: 20.5)).image { _ in }
        tabs.viewControllers = ["Library", "Tools", "Scroll"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
            return controller
        }
        let simulator = show(tabs, on: .iPhoneSE, in: true)
        let platter = try #require(tabs.tabBar.subviews.first)
        let buttons = controls(in: platter)
        #expect(platter.frame.height == 44 && platter.frame.midX == 333.5)
        #expect(buttons.map(\.frame.height) == [36, 36, 36])
        #expect(buttons[0].frame.origin == CGPoint(x: 4, y: 4))
        #expect(buttons[1].frame.minX - buttons[0].frame.maxX == 4)
        let titles = labels(in: platter)
        #expect(titles.map(\.frame.minX) == [34.5, 34.5, 34.5], "6 + 20.5 + 8")
        #expect(titles.map(\.font.pointSize) == [12, 12, 12])
        for (title, button) in zip(titles, buttons) { #expect(title.frame.maxX <= button.bounds.maxX) }
        simulator.tap(at: buttons[2].convert(CGPoint(x: 40, y: 18), to: nil))
        #expect(tabs.selectedIndex == 2)
        simulator.rotate(to: .portrait)
        simulator.advance(by: 1)
        #expect(platter.frame.height == 62)
        #expect(labels(in: platter).map(\.font.pointSize) == [10, 10, 10])
    }
}
