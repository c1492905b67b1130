import Simulator
import Testing
import UIKit

@MainActor
struct UINavigationControllerTests {
    private let simulator = Simulator()
    private let log = CallLog()
    private let first: LoggingController
    private let second: LoggingController
    private let third: LoggingController
    private let navigation: UINavigationController
    private let window: UIWindow

    init() {
        first = LoggingController("first", log)
        second = LoggingController("second", log)
        third = LoggingController("third", log)
        navigation = UINavigationController(rootViewController: first)
        window = simulator.show(navigation)
    }

    // MARK: - Callbacks

    @Test func theRootAppearsWithItsNavigationController() {
        #expect(
            log.take() == [
                "first willJoin", "first didJoin", "first willAppear", "first isAppearing", "first didAppear",
            ])
    }

    @Test(arguments: [true, false])
    func pushAndPopTellInUIKitsOrder(animated: Bool) {
        _ = log.take()
        navigation.pushViewController(second, animated: animated)
        simulator.advance(by: 1)
        #expect(
            log.take() == [
                "second willJoin", "first willDisappear", "second willAppear (pushed)", "second isAppearing (pushed)",
                "first didDisappear", "second didAppear (pushed)", "second didJoin",
            ])
        #expect(first.view.window == nil)
        #expect(second.navigationController === navigation)
        #expect(navigation.popViewController(animated: animated) === second)
        simulator.advance(by: 1)
        #expect(
            log.take() == [
                "second willLeave", "second willDisappear (popped)", "first willAppear", "first isAppearing",
                "second didDisappear (popped)", "first didAppear", "second didLeave",
            ])
        #expect(second.navigationController == nil)
        #expect(first.view.window === window)
    }

    @Test func theDelegateHearsAfterTheController() {
        let delegate = RecordingNavigationDelegate(log)
        navigation.delegate = delegate
        _ = log.take()
        navigation.pushViewController(second, animated: true)
        simulator.advance(by: 1)
        #expect(
            log.take() == [
                "second willJoin", "first willDisappear", "second willAppear (pushed)", "willShow second",
                "second isAppearing (pushed)", "first didDisappear", "second didAppear (pushed)", "second didJoin",
                "didShow second",
            ])
    }

    @Test func poppingToTheRootTellsOnlyWhatWasSeenOfItsDisappearance() {
        navigation.setViewControllers([first, second, third], animated: false)
        simulator.advance(by: 0)
        _ = log.take()
        #expect(navigation.popToRootViewController(animated: true) == [second, third])
        simulator.advance(by: 1)
        #expect(
            log.take() == [
                "second willLeave", "second didLeave", "third willLeave", "third willDisappear (popped)",
                "first willAppear", "first isAppearing", "third didDisappear (popped)", "first didAppear",
                "third didLeave",
            ])
    }

    @Test func aPushDuringAPushEndsTheFirstOne() {
        _ = log.take()
        navigation.pushViewController(second, animated: true)
        simulator.advance(by: 0.1)
        navigation.pushViewController(third, animated: true)
        #expect(log.take().suffix(3).first == "second willDisappear")
        simulator.advance(by: 1)
        #expect(log.take() == ["second didDisappear", "third didAppear (pushed)", "third didJoin"])
        #expect(third.view.window === window)
        #expect(second.view.window == nil)
    }

    @Test(arguments: ["willAppear", "isAppearing", "didAppear"])
    func aPushFromInsideACallbackFollows(callback: String) {
        second.actions[callback] = { [navigation, second, third] in
            second.actions = [:]
            navigation.pushViewController(third, animated: true)
        }
        navigation.pushViewController(second, animated: true)
        simulator.advance(by: 2)
        #expect(navigation.viewControllers == [first, second, third])
        #expect(third.view.window === window)
        #expect(second.view.window == nil)
        #expect(log.calls.filter { $0.hasSuffix("second didAppear (pushed)") }.count == 1)
        #expect(log.calls.last == "third didJoin")
    }

    // MARK: - Bad input

    @Test func pushingTheSameControllerTwiceRaises() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let root = UIViewController()
                UINavigationController(rootViewController: root).pushViewController(root, animated: false)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let page = UIViewController()
                UINavigationController(rootViewController: UIViewController()).viewControllers = [page, page]
            }
        }
    }

    @Test func pushingANavigationControllerRaises() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let inner = UINavigationController(rootViewController: UIViewController())
                UINavigationController(rootViewController: UIViewController())
                    .pushViewController(inner, animated: false)
            }
        }
    }

    @Test func poppingToAControllerThatIsNotOnTheStackRaises() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = UINavigationController(rootViewController: UIViewController())
                    .popToViewController(UIViewController(), animated: false)
            }
        }
    }

    @Test func theRootIsNotPopped() {
        _ = log.take()
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(navigation.popToRootViewController(animated: true) == [])
        simulator.advance(by: 1)
        #expect(log.take() == [])
    }

    // MARK: - Swipe back

    @Test func aSwipeFromTheEdgePops() {
        navigation.pushViewController(second, animated: false)
        simulator.advance(by: 0)
        _ = log.take()
        simulator.pan(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
        simulator.advance(by: 1)
        #expect(
            log.take() == [
                "second willLeave", "second willDisappear (popped)", "first willAppear", "first isAppearing",
                "second didDisappear (popped)", "first didAppear", "second didLeave",
            ])
        #expect(navigation.viewControllers == [first])
    }

    @Test func aShortSwipeTurnsBackAndEveryoneHearsTheOpposite() {
        navigation.pushViewController(second, animated: false)
        simulator.advance(by: 0)
        _ = log.take()
        simulator.pan(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400))
        simulator.advance(by: 1)
        #expect(
            log.take() == [
                "second willLeave", "second willDisappear (popped)", "first willAppear", "first isAppearing",
                "second willJoin", "first willDisappear", "second willAppear", "second isAppearing",
                "first didDisappear", "second didAppear", "second didJoin",
            ])
        #expect(navigation.viewControllers == [first, second])
        #expect(navigation.navigationBar.topItem === second.navigationItem)
        #expect(second.view.convert(second.view.bounds, to: nil).minX == 0)
        #expect(first.view.window == nil)
    }

    @Test func aPushEndsASwipe() {
        navigation.pushViewController(second, animated: false)
        simulator.advance(by: 0)
        simulator.touchDown(at: CGPoint(x: 5, y: 400))
        simulator.touchMove(to: CGPoint(x: 200, y: 400))
        navigation.pushViewController(third, animated: true)
        simulator.touchUp(at: CGPoint(x: 200, y: 400))
        simulator.advance(by: 1)
        #expect(navigation.viewControllers == [first, third])
        #expect(second.parent == nil)
        #expect(third.view.window === window)
    }

    @Test func aPushWhileASwipeTurnsBackStandsOnWhatWasThere() {
        navigation.pushViewController(second, animated: false)
        simulator.advance(by: 0)
        simulator.pan(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400))
        navigation.pushViewController(third, animated: true)
        simulator.advance(by: 1)
        #expect(navigation.viewControllers == [first, second, third])
        #expect(second.parent === navigation)
        #expect(third.view.convert(third.view.bounds, to: nil).minX == 0)
        #expect(second.view.transform == .identity)
        #expect(second.view.window == nil)
    }

    @Test func aDragInTheMiddleDoesNotPop() {
        navigation.pushViewController(second, animated: false)
        simulator.advance(by: 0)
        simulator.pan(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 350, y: 400))
        #expect(navigation.viewControllers == [first, second])
    }
}

private final class RecordingNavigationDelegate: NSObject, UINavigationControllerDelegate {
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.add("willShow \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.add("didShow \(viewController.title ?? "")")
    }
}
