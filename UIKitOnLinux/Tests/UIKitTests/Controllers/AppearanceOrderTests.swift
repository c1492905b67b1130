import Simulator
import Testing
import UIKit

/// Who hears what, and when, as controllers come and go other than by presentation, push and tab.
@MainActor
struct AppearanceOrderTests {
    private let simulator = Simulator()
    private let log = CallLog()
    private let home: LoggingController
    private let other: LoggingController

    init() {
        home = LoggingController("home", log)
        other = LoggingController("other", log)
    }

    @Test func aWindowsRootAppearsAndHasAppearedWithTheNextTurn() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        window.rootViewController = home
        #expect(log.take() == [])
        window.makeKeyAndVisible()
        #expect(log.take() == ["home willAppear", "home isAppearing"])
        simulator.advance(by: 0)
        #expect(log.take() == ["home didAppear"])
        window.isHidden = true
        #expect(log.take() == ["home willDisappear", "home didDisappear"])
    }

    @Test func anotherRootTakesTheFirstOnesPlace() {
        let window = simulator.show(home)
        _ = log.take()
        window.rootViewController = other
        simulator.advance(by: 0)
        #expect(
            log.take() == [
                "home willDisappear", "home didDisappear", "other willAppear", "other isAppearing", "other didAppear",
            ])
        #expect(home.view.superview == nil)
    }

    @Test func controllerWithoutAParentAppearsWithItsView() {
        simulator.show(home)
        _ = log.take()
        home.view.addSubview(other.view)
        simulator.advance(by: 0)
        other.view.removeFromSuperview()
        #expect(log.take().contains("other willAppear"))
    }

    @Test func aChildAppearsWithItsViewAndItsParent() {
        simulator.show(home)
        _ = log.take()
        home.addChild(other)
        home.view.addSubview(other.view)
        other.didMove(toParent: home)
        simulator.advance(by: 0)
        #expect(
            log.take() == [
                "other willJoin", "other willAppear", "other isAppearing", "other didJoin", "other didAppear",
            ])
        other.willMove(toParent: nil)
        other.view.removeFromSuperview()
        other.removeFromParent()
        simulator.advance(by: 0)
        #expect(log.take() == ["other willLeave", "other willDisappear", "other didDisappear", "other didLeave"])
    }

    @Test func nestedContainersPassItOnFromTheOutsideIn() {
        let navigation = UINavigationController(rootViewController: home)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        let window = simulator.show(tabs)
        #expect(log.take().suffix(3) == ["home willAppear", "home isAppearing", "home didAppear"])
        tabs.selectedIndex = 1
        simulator.advance(by: 0)
        #expect(
            log.take() == [
                "home willDisappear", "other willAppear", "other isAppearing", "home didDisappear", "other didAppear",
            ])
        window.isHidden = true
        #expect(log.take() == ["other willDisappear", "other didDisappear"])
    }

    @Test func aContainerMaySayItItself() {
        let container = ManualContainer()
        simulator.show(container)
        container.addChild(home)
        container.view.addSubview(home.view)
        home.didMove(toParent: container)
        simulator.advance(by: 0)
        #expect(log.take() == ["home willJoin", "home didJoin"])
        home.beginAppearanceTransition(true, animated: true)
        #expect(log.take() == ["home willAppear"])
        home.endAppearanceTransition()
        #expect(log.take() == ["home isAppearing", "home didAppear"])
        home.beginAppearanceTransition(false, animated: true)
        home.beginAppearanceTransition(true, animated: true)
        home.endAppearanceTransition()
        #expect(log.take() == ["home willDisappear", "home willAppear", "home isAppearing", "home didAppear"])
    }

    @Test func replacingTheWholeStackTellsTheTopOnesOnly() {
        let middle = LoggingController("middle", log)
        let navigation = UINavigationController(rootViewController: home)
        simulator.show(navigation)
        _ = log.take()
        navigation.setViewControllers([middle, other], animated: true)
        simulator.advance(by: 2)
        #expect(
            log.take() == [
                "middle willJoin", "other willJoin", "home willLeave", "home willDisappear (popped)",
                "other willAppear (pushed)", "other isAppearing (pushed)", "home didDisappear (popped)",
                "other didAppear (pushed)", "home didLeave", "middle didJoin", "other didJoin",
            ])
        #expect(home.parent == nil)
        #expect(!middle.isViewLoaded)
    }

    @Test func alongsideAnimationsEndAfterTheCallbacks() {
        simulator.show(home)
        _ = log.take()
        home.present(other, animated: true) { [log] in log.add("completion") }
        other.transitionCoordinator?.animate(
            alongsideTransition: { [log] in log.add("alongside \($0.isAnimated)") },
            completion: { [log] in log.add("alongside over \($0.isCancelled)") })
        simulator.advance(by: 2)
        #expect(log.take().suffix(3) == ["other didAppear (presented)", "alongside over false", "completion"])
    }
}

private final class ManualContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
