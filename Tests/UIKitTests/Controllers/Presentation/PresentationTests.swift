import Simulator
import Testing
import UIKit

@MainActor
struct PresentationTests {
    private let simulator = Simulator()
    private let log = CallLog()
    private let home: LoggingController
    private let guest: LoggingController
    private let window: UIWindow

    init() {
        home = LoggingController("home", log)
        guest = LoggingController("guest", log)
        window = simulator.show(home)
        _ = log.take()
    }

    private func present(_ style: UIModalPresentationStyle, animated: Bool = true) {
        guest.modalPresentationStyle = style
        home.present(guest, animated: animated) { log.add("completion") }
        simulator.advance(by: 1)
    }

    // MARK: - Callbacks

    @Test(arguments: [true, false])
    func fullScreenExchangesTheTwoInUIKitsOrder(animated: Bool) {
        present(.fullScreen, animated: animated)
        #expect(
            log.take() == [
                "home willDisappear", "guest willAppear (presented)", "guest isAppearing (presented)",
                "guest didAppear (presented)", "home didDisappear", "completion",
            ])
        #expect(home.view.window == nil)
        home.dismiss(animated: animated) { log.add("completion") }
        simulator.advance(by: 1)
        #expect(
            log.take() == [
                "guest willDisappear (dismissed)", "home willAppear", "home isAppearing", "home didAppear",
                "guest didDisappear (dismissed)", "completion",
            ])
        #expect(home.view.superview === window)
        #expect(guest.view.window == nil)
        #expect(home.presentedViewController == nil)
        #expect(guest.presentingViewController == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen])
    func underAnythingElseThePresenterHearsNothing(style: UIModalPresentationStyle) {
        present(style)
        #expect(
            log.take() == [
                "guest willAppear (presented)", "guest isAppearing (presented)", "guest didAppear (presented)",
                "completion",
            ])
        #expect(home.view.window === window)
        guest.dismiss(animated: true)
        simulator.advance(by: 1)
        #expect(log.take() == ["guest willDisappear (dismissed)", "guest didDisappear (dismissed)"])
    }

    @Test func theDidCallbacksWaitForTheEntrance() {
        guest.modalPresentationStyle = .fullScreen
        home.present(guest, animated: true)
        simulator.advance(by: 0.2)
        #expect(log.take().last == "guest isAppearing (presented)")
        #expect(home.view.window === window)
    }

    @Test func nestedControllersHearTheSameAsTheirContainers() {
        let inner = LoggingController("inner", log)
        let navigation = UINavigationController(rootViewController: inner)
        window.rootViewController = navigation
        simulator.advance(by: 0)
        _ = log.take()
        guest.modalPresentationStyle = .fullScreen
        inner.present(guest, animated: true)
        simulator.advance(by: 1)
        #expect(guest.presentingViewController === navigation)
        #expect(inner.presentedViewController === guest)
        #expect(
            log.take() == [
                "inner willDisappear", "guest willAppear (presented)", "guest isAppearing (presented)",
                "guest didAppear (presented)", "inner didDisappear",
            ])
        inner.dismiss(animated: true)
        simulator.advance(by: 1)
        #expect(
            log.take() == [
                "guest willDisappear (dismissed)", "inner willAppear", "inner isAppearing", "inner didAppear",
                "guest didDisappear (dismissed)",
            ])
    }

    @Test func dismissingTheBottomOfAStackTakesTheWholeOfItAway() {
        let last = LoggingController("last", log)
        last.modalPresentationStyle = .fullScreen
        present(.fullScreen)
        guest.present(last, animated: false)
        simulator.advance(by: 0)
        _ = log.take()
        home.dismiss(animated: true)
        simulator.advance(by: 1)
        #expect(
            log.take() == [
                "last willDisappear (dismissed)", "home willAppear", "home isAppearing", "home didAppear",
                "last didDisappear (dismissed)",
            ])
        #expect(window.subviews == [home.view])
        #expect(guest.presentedViewController == nil)
    }

    @Test func hidingTheWindowTellsWhatIsSeenAndShowingItAgainToo() {
        present(.fullScreen)
        _ = log.take()
        window.isHidden = true
        window.isHidden = false
        simulator.advance(by: 0)
        #expect(
            log.take() == [
                "guest willDisappear", "guest didDisappear", "guest willAppear", "guest isAppearing", "guest didAppear",
            ])
    }

    // MARK: - Bad input

    @Test func presentingWhilePresentingIsIgnored() {
        present(.fullScreen)
        let other = LoggingController("other", log)
        _ = log.take()
        home.present(other, animated: false) { log.add("completion") }
        simulator.advance(by: 1)
        #expect(log.take() == [])
        #expect(home.presentedViewController === guest)
    }

    @Test func presentingWithoutAWindowIsIgnored() {
        let outside = LoggingController("outside", log)
        outside.present(guest, animated: false) { log.add("completion") }
        simulator.advance(by: 1)
        #expect(log.take() == [])
        #expect(outside.presentedViewController == nil)
    }

    @Test func whatIsShownElsewhereIsNotPresented() {
        home.present(home, animated: false)
        let child = LoggingController("child", log)
        home.addChild(child)
        home.present(child, animated: false)
        #expect(home.presentedViewController == nil)
    }

    @Test func dismissingNothingDoesNothing() {
        home.dismiss(animated: true) { log.add("completion") }
        simulator.advance(by: 1)
        #expect(log.take() == [])
    }

    @Test func dismissingDuringTheEntranceEndsItFirst() {
        guest.modalPresentationStyle = .fullScreen
        home.present(guest, animated: true) { log.add("presented") }
        simulator.advance(by: 0.1)
        home.dismiss(animated: true) { log.add("dismissed") }
        simulator.advance(by: 1)
        #expect(
            log.take() == [
                "home willDisappear", "guest willAppear (presented)", "guest isAppearing (presented)",
                "guest didAppear (presented)", "home didDisappear", "presented", "guest willDisappear (dismissed)",
                "home willAppear", "home isAppearing", "home didAppear", "guest didDisappear (dismissed)", "dismissed",
            ])
        #expect(window.subviews == [home.view])
    }

    @Test(arguments: ["willAppear", "isAppearing", "didAppear"])
    func dismissingFromInsideAnyCallbackLeavesNothing(callback: String) {
        guest.actions[callback] = { [guest] in guest.dismiss(animated: true) }
        present(.fullScreen)
        simulator.advance(by: 2)
        #expect(window.subviews == [home.view])
        #expect(home.presentedViewController == nil)
        #expect(log.take().last == "guest didDisappear (dismissed)")
    }

    @Test func aPresentedControllerCanBePresentedAgain() {
        present(.fullScreen)
        guest.dismiss(animated: true)
        simulator.advance(by: 1)
        present(.pageSheet)
        #expect(home.presentedViewController === guest)
        #expect(guest.view.convert(guest.view.bounds, to: nil).minY == 59)
    }

    @Test func nothingOfAPresentationStaysAlive() {
        weak var weakGuest: UIViewController?
        do {
            let guest = UIViewController()
            weakGuest = guest
            home.present(guest, animated: true)
        }
        simulator.advance(by: 1)
        home.dismiss(animated: true)
        simulator.advance(by: 1)
        #expect(weakGuest == nil)
    }
}
