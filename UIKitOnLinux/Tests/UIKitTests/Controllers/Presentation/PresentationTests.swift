import Simulator
import Testing
import UIKit

@MainActor
struct PresentationTests {
    private let stage = PresentationStage()

    private func present(_ style: UIModalPresentationStyle, animated: Bool = true) {
        stage.guest.modalPresentationStyle = style
        stage.home.present(stage.guest, animated: animated) { stage.log.add("completion") }
        stage.simulator.advance(by: 1)
    }

    // MARK: - Callbacks

    @Test(arguments: [true, false])
    func fullScreenExchangesTheTwoInUIKitsOrder(animated: Bool) {
        present(.fullScreen, animated: animated)
        #expect(
            stage.log.take() == [
                "home willDisappear", "guest willAppear (presented)", "guest isAppearing (presented)",
                "guest didAppear (presented)", "home didDisappear", "completion",
            ])
        #expect(stage.home.view.window == nil)
        stage.home.dismiss(animated: animated) { stage.log.add("completion") }
        stage.simulator.advance(by: 1)
        #expect(
            stage.log.take() == [
                "guest willDisappear (dismissed)", "home willAppear", "home isAppearing", "home didAppear",
                "guest didDisappear (dismissed)", "completion",
            ])
        #expect(stage.home.view.superview === stage.window)
        #expect(stage.guest.view.window == nil)
        #expect(stage.home.presentedViewController == nil)
        #expect(stage.guest.presentingViewController == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen])
    func underAnythingElseThePresenterHearsNothing(style: UIModalPresentationStyle) {
        present(style)
        #expect(
            stage.log.take() == [
                "guest willAppear (presented)", "guest isAppearing (presented)", "guest didAppear (presented)",
                "completion",
            ])
        #expect(stage.home.view.window === stage.window)
        stage.guest.dismiss(animated: true)
        stage.simulator.advance(by: 1)
        #expect(stage.log.take() == ["guest willDisappear (dismissed)", "guest didDisappear (dismissed)"])
    }

    @Test(arguments: [true, false])
    func completionOfAnInterruptedPresentationMayNeverRun(runs: Bool) {
        stage.simulator.readings = runs ? [] : [.presentCompletionsAreMissing]
        stage.home.present(stage.guest, animated: true) { stage.log.add("completion") }
        stage.simulator.advance(by: 0.1)
        stage.home.dismiss(animated: true)
        stage.simulator.advance(by: 1)
        #expect(stage.log.take().contains("completion") == runs)
        #expect(stage.guest.view.window == nil)
    }

    @Test(arguments: [true, false])
    func presentationDuringAPushMayBeRefused(isShown: Bool) {
        stage.simulator.readings = isShown ? [] : [.presentCompletionsAreMissing]
        let stack = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = stack
        stage.simulator.advance(by: 1)
        stack.pushViewController(UIViewController(), animated: true)
        stack.present(stage.guest, animated: false)
        #expect((stack.presentedViewController != nil) == isShown)
        stage.simulator.advance(by: 1)
        if !isShown { stack.present(stage.guest, animated: false) }
        #expect(stack.presentedViewController === stage.guest)
    }

    @Test func coveredControllerIsNotBeingDismissedAfterTheDismissal() {
        present(.fullScreen)
        let front = UIViewController()
        front.modalPresentationStyle = .fullScreen
        stage.guest.present(front, animated: true)
        stage.simulator.advance(by: 1)
        stage.home.dismiss(animated: true)
        stage.simulator.advance(by: 1)
        #expect(stage.guest.presentingViewController == nil && front.presentingViewController == nil)
        #expect(!stage.guest.isBeingDismissed && !front.isBeingDismissed)
    }

    @Test func theDidCallbacksWaitForTheEntrance() {
        stage.guest.modalPresentationStyle = .fullScreen
        stage.home.present(stage.guest, animated: true)
        stage.simulator.advance(by: 0.2)
        #expect(stage.log.take().last == "guest isAppearing (presented)")
        #expect(stage.home.view.window === stage.window)
    }

    @Test func nestedControllersHearTheSameAsTheirContainers() {
        let inner = LoggingController("inner", stage.log)
        let navigation = UINavigationController(rootViewController: inner)
        stage.window.rootViewController = navigation
        stage.simulator.advance(by: 0)
        _ = stage.log.take()
        stage.guest.modalPresentationStyle = .fullScreen
        inner.present(stage.guest, animated: true)
        stage.simulator.advance(by: 1)
        #expect(stage.guest.presentingViewController === navigation)
        #expect(inner.presentedViewController === stage.guest)
        #expect(
            stage.log.take() == [
                "inner willDisappear", "guest willAppear (presented)", "guest isAppearing (presented)",
                "guest didAppear (presented)", "inner didDisappear",
            ])
        inner.dismiss(animated: true)
        stage.simulator.advance(by: 1)
        #expect(
            stage.log.take() == [
                "guest willDisappear (dismissed)", "inner willAppear", "inner isAppearing", "inner didAppear",
                "guest didDisappear (dismissed)",
            ])
    }

    @Test func dismissingTheBottomOfAStackTakesTheWholeOfItAway() {
        let last = LoggingController("last", stage.log)
        last.modalPresentationStyle = .fullScreen
        present(.fullScreen)
        stage.guest.present(last, animated: false)
        stage.simulator.advance(by: 0)
        _ = stage.log.take()
        stage.home.dismiss(animated: true)
        stage.simulator.advance(by: 1)
        #expect(
            stage.log.take() == [
                "last willDisappear (dismissed)", "home willAppear", "home isAppearing", "home didAppear",
                "last didDisappear (dismissed)",
            ])
        #expect(stage.window.subviews == [stage.home.view])
        #expect(stage.guest.presentedViewController == nil)
    }

    @Test func hidingTheWindowTellsWhatIsSeenAndShowingItAgainToo() {
        present(.fullScreen)
        _ = stage.log.take()
        stage.window.isHidden = true
        stage.window.isHidden = false
        stage.simulator.advance(by: 0)
        #expect(
            stage.log.take() == [
                "guest willDisappear", "guest didDisappear", "guest willAppear", "guest isAppearing", "guest didAppear",
            ])
    }

    // MARK: - Bad input

    @Test func presentingWhilePresentingIsIgnored() {
        present(.fullScreen)
        let other = LoggingController("other", stage.log)
        _ = stage.log.take()
        stage.home.present(other, animated: false) { stage.log.add("completion") }
        stage.simulator.advance(by: 1)
        #expect(stage.log.take() == [])
        #expect(stage.home.presentedViewController === stage.guest)
    }

    @Test func presentingWithoutAWindowIsIgnored() {
        let outside = LoggingController("outside", stage.log)
        outside.present(stage.guest, animated: false) { stage.log.add("completion") }
        stage.simulator.advance(by: 1)
        #expect(stage.log.take() == [])
        #expect(outside.presentedViewController == nil)
    }

    @Test func whatIsShownElsewhereIsNotPresented() {
        stage.home.present(stage.home, animated: false)
        let child = LoggingController("child", stage.log)
        stage.home.addChild(child)
        stage.home.present(child, animated: false)
        #expect(stage.home.presentedViewController == nil)
    }

    @Test func dismissingNothingDoesNothing() {
        stage.home.dismiss(animated: true) { stage.log.add("completion") }
        stage.simulator.advance(by: 1)
        #expect(stage.log.take() == [])
    }

    @Test func dismissingDuringTheEntranceEndsItFirst() {
        stage.guest.modalPresentationStyle = .fullScreen
        stage.home.present(stage.guest, animated: true) { stage.log.add("presented") }
        stage.simulator.advance(by: 0.1)
        stage.home.dismiss(animated: true) { stage.log.add("dismissed") }
        stage.simulator.advance(by: 1)
        #expect(
            stage.log.take() == [
                "home willDisappear", "guest willAppear (presented)", "guest isAppearing (presented)",
                "guest didAppear (presented)", "home didDisappear", "presented", "guest willDisappear (dismissed)",
                "home willAppear", "home isAppearing", "home didAppear", "guest didDisappear (dismissed)", "dismissed",
            ])
        #expect(stage.window.subviews == [stage.home.view])
    }

    @Test(arguments: ["willAppear", "isAppearing", "didAppear"])
    func dismissingFromInsideAnyCallbackLeavesNothing(callback: String) {
        stage.guest.actions[callback] = { [guest = stage.guest] in guest.dismiss(animated: true) }
        present(.fullScreen)
        stage.simulator.advance(by: 2)
        #expect(stage.window.subviews == [stage.home.view])
        #expect(stage.home.presentedViewController == nil)
        #expect(stage.log.take().last == "guest didDisappear (dismissed)")
    }

    @Test func aPresentedControllerCanBePresentedAgain() {
        present(.fullScreen)
        stage.guest.dismiss(animated: true)
        stage.simulator.advance(by: 1)
        present(.pageSheet)
        #expect(stage.home.presentedViewController === stage.guest)
        #expect(stage.guest.view.convert(stage.guest.view.bounds, to: nil).minY == 59)
    }

    @Test func nothingOfAPresentationStaysAlive() {
        weak var weakGuest: UIViewController?
        do {
            let guest = UIViewController()
            weakGuest = guest
            stage.home.present(guest, animated: true)
        }
        stage.simulator.advance(by: 1)
        stage.home.dismiss(animated: true)
        stage.simulator.advance(by: 1)
        #expect(weakGuest == nil)
    }
}
