import Simulator
import Testing
import UIKit

@MainActor
struct UITabBarControllerTests {
    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var selected: [UIViewController] = []
        var allows = true

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { allows }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            selected.append(viewController)
        }
    }

    private let simulator = Simulator()
    private let log = CallLog()
    private let tabs = UITabBarController()
    private let one: LoggingController
    private let two: LoggingController
    private let delegate = Delegate()

    init() {
        one = LoggingController("one", log)
        two = LoggingController("two", log)
        tabs.viewControllers = [one, two]
        tabs.delegate = delegate
        simulator.show(tabs)
    }

    @Test func unselectedTabMayHaveNoParent() {
        simulator.readings = [.hiddenControllersHaveNoParent]
        tabs.viewControllers = [two, one]
        #expect(tabs.selectedViewController === one && one.parent === tabs)
        tabs.selectedIndex = 0
        simulator.advance(by: 0)
        #expect(two.parent === tabs && one.parent == nil && tabs.viewControllers == [two, one])
        #expect(two.view.window != nil && one.view.window == nil)
    }

    @Test func theFirstTabIsSelectedAndAppears() {
        #expect(tabs.selectedIndex == 0)
        #expect(log.take().suffix(3) == ["one willAppear", "one isAppearing", "one didAppear"])
        #expect(!two.isViewLoaded)
    }

    @Test func selectingATabExchangesTheControllers() {
        _ = log.take()
        tabs.selectedViewController = two
        simulator.advance(by: 0)
        #expect(
            log.take() == [
                "one willDisappear", "two willAppear", "two isAppearing", "one didDisappear", "two didAppear",
            ])
        #expect(one.view.window == nil)
        #expect(delegate.selected == [])
    }

    @Test func aPressSelectsAndTellsTheDelegate() {
        simulator.tap(at: CGPoint(x: 240, y: 800))
        #expect(tabs.selectedIndex == 1)
        #expect(delegate.selected == [two])
        delegate.allows = false
        simulator.tap(at: CGPoint(x: 150, y: 800))
        #expect(tabs.selectedIndex == 1)
        #expect(delegate.selected == [two])
    }

    @Test func theBarIsPartOfTheChildrensSafeArea() {
        #expect(one.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    }

    @Test func aTabThatIsNotThereIsNotSelected() {
        tabs.selectedIndex = 2
        tabs.selectedIndex = -1
        #expect(tabs.selectedIndex == 0)
    }

    @Test func selectingAControllerWithoutATabRaises() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
        }
    }

    @Test func withoutTabsNothingIsSelected() {
        tabs.viewControllers = nil
        simulator.advance(by: 0)
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.selectedViewController == nil)
        #expect(one.parent == nil)
        #expect(one.view.window == nil)
    }

    @Test func anotherTabSelectedFromInsideACallbackIsShown() {
        two.actions["willAppear"] = { [tabs, two] in
            two.actions = [:]
            tabs.selectedIndex = 0
        }
        tabs.selectedIndex = 1
        simulator.advance(by: 0)
        #expect(tabs.selectedIndex == 0)
        #expect(one.view.window != nil)
        #expect(two.view.window == nil)
    }

    // MARK: - Bar

    @Test func aHiddenBarGivesItsRoomToTheChildren() {
        tabs.setTabBarHidden(true, animated: true)
        simulator.advance(by: 1)
        #expect(one.view.safeAreaInsets.bottom == 34)
        #expect(tabs.tabBar.frame.minY >= 852)
        tabs.isTabBarHidden = false
        simulator.advance(by: 0)
        #expect(one.view.safeAreaInsets.bottom == 83)
    }

    @Test func aPushedControllerMayHideTheBarUntilItIsPopped() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [navigation, two]
        simulator.advance(by: 0)
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: true)
        simulator.advance(by: 2)
        #expect(pushed.view.safeAreaInsets.bottom == 34)
        #expect(tabs.tabBar.alpha == 0)
        navigation.popViewController(animated: true)
        simulator.advance(by: 2)
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
        #expect(tabs.tabBar.alpha == 1)
    }

    /// As measured on iOS 26.1: 62 points high, 85.75 a tab and 16.75 more.
    @Test func thePlatterIsAsLargeAsOnIOS() throws {
        let platter = try #require(tabs.tabBar.subviews.first)
        #expect(platter.frame.height == 62)
        #expect(abs(platter.frame.width - 188.25) < 0.01)
        #expect(platter.frame.midX == 196.5)
    }

    @Test func aBadgeIsShownAndRead() throws {
        two.tabBarItem.badgeValue = "12"
        simulator.advance(by: 0)
        let button = try #require(tabs.tabBar.hitTest(CGPoint(x: 240, y: 30), with: nil))
        #expect(button.accessibilityValue == "12")
        let badge = try #require(button.subviews.last)
        #expect(badge.frame.height == 18)
        #expect(badge.frame.width > 18)
        two.tabBarItem.badgeValue = nil
        simulator.advance(by: 0)
        #expect(tabs.tabBar.hitTest(CGPoint(x: 240, y: 30), with: nil)?.accessibilityValue == nil)
    }

    @Test func onAnIPadItStandsAtTheTop() {
        let simulator = Simulator(device: .iPad11)
        let tabs = UITabBarController()
        let (plain, navigation) = (UIViewController(), UINavigationController(rootViewController: UIViewController()))
        tabs.viewControllers = [plain, navigation]
        simulator.show(tabs)
        simulator.advance(by: 0)
        #expect(tabs.tabBar.frame.minY == 24)
        #expect(tabs.tabBar.frame.height == 44)
        #expect(plain.view.safeAreaInsets == UIEdgeInsets(top: 24 + 44, left: 0, bottom: 20, right: 0))
        tabs.selectedIndex = 1
        simulator.advance(by: 0)
        // The navigation bar stands in the same row.
        #expect(abs(navigation.viewControllers[0].view.safeAreaInsets.top - 78) < 0.01)
    }
}
