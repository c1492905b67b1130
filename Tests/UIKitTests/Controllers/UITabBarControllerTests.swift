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
        tabs.selectedViewController = UIViewController()
        #expect(tabs.selectedIndex == 0)
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
}
