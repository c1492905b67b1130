import Simulator
import Testing
import UIKit

@MainActor
struct PresentationContextTests {
    private let simulator = Simulator()
    private let log = CallLog()
    private let home: LoggingController
    private let child: LoggingController
    private let guest: LoggingController
    private let window: UIWindow

    init() {
        home = LoggingController("home", log)
        child = LoggingController("child", log)
        guest = LoggingController("guest", log)
        home.addChild(child)
        child.view.frame = CGRect(x: 0, y: 400, width: 393, height: 200)
        home.view.addSubview(child.view)
        child.didMove(toParent: home)
        window = simulator.show(home)
        _ = log.take()
    }

    @Test func overTheCurrentContextCoversTheControllerThatDefinesItAndTellsItNothing() {
        child.definesPresentationContext = true
        guest.modalPresentationStyle = .overCurrentContext
        child.present(guest, animated: true)
        simulator.advance(by: 2)
        #expect(guest.presentingViewController === child)
        #expect(guest.view.convert(guest.view.bounds, to: nil) == CGRect(x: 0, y: 400, width: 393, height: 200))
        #expect(home.presentedViewController == nil)
        #expect(
            log.take() == [
                "guest willAppear (presented)", "guest isAppearing (presented)", "guest didAppear (presented)",
            ])
        #expect(child.view.window === window)
    }

    @Test func inTheCurrentContextItsViewIsTakenOutAndComesBack() {
        child.definesPresentationContext = true
        guest.modalPresentationStyle = .currentContext
        child.present(guest, animated: true)
        simulator.advance(by: 2)
        #expect(child.view.window == nil)
        #expect(
            log.take() == [
                "child willDisappear", "guest willAppear (presented)", "guest isAppearing (presented)",
                "guest didAppear (presented)", "child didDisappear",
            ])
        child.dismiss(animated: true)
        simulator.advance(by: 2)
        #expect(child.view.superview === home.view)
        #expect(child.view.frame == CGRect(x: 0, y: 400, width: 393, height: 200))
        #expect(
            log.take() == [
                "guest willDisappear (dismissed)", "child willAppear", "child isAppearing", "child didAppear",
                "guest didDisappear (dismissed)",
            ])
    }

    @Test func viewOfPresenterStaysInTheOtherReading() {
        simulator.readings = [.presentersViewsStay]
        child.definesPresentationContext = true
        guest.modalPresentationStyle = .currentContext
        child.present(guest, animated: true)
        simulator.advance(by: 2)
        #expect(child.view.superview === home.view && guest.view.window === window)
        #expect(log.take().contains("child didDisappear"), "the callbacks are the same")
        child.dismiss(animated: true)
        simulator.advance(by: 2)
        #expect(child.view.superview === home.view && guest.view.window == nil)
    }

    @Test(arguments: [true, false])
    func removedViewOfPresenterDoesNotReturnInTheOtherReading(isAnimated: Bool) {
        simulator.readings = [.presentersViewsAreLost]
        child.definesPresentationContext = true
        guest.modalPresentationStyle = .currentContext
        child.present(guest, animated: isAnimated)
        simulator.advance(by: 2)
        child.dismiss(animated: isAnimated)
        simulator.advance(by: 2)
        #expect(child.view.superview == nil && guest.view.window == nil && child.presentedViewController == nil)
    }

    @Test func withoutOneTheOutermostPresents() {
        guest.modalPresentationStyle = .overCurrentContext
        child.present(guest, animated: false)
        simulator.advance(by: 0)
        #expect(guest.presentingViewController === home)
        #expect(guest.view.bounds == window.bounds)
    }

    @Test func aContextCanShowSomethingWhileTheWindowDoesToo() {
        child.definesPresentationContext = true
        guest.modalPresentationStyle = .overCurrentContext
        child.present(guest, animated: false)
        let other = LoggingController("other", log)
        other.modalPresentationStyle = .overFullScreen
        home.present(other, animated: false)
        simulator.advance(by: 0)
        #expect(home.presentedViewController === other)
        #expect(child.presentedViewController === guest)
    }

    @Test func theContextMayDecideOnTheMovement() {
        child.definesPresentationContext = true
        child.providesPresentationContextTransitionStyle = true
        child.modalTransitionStyle = .crossDissolve
        guest.modalPresentationStyle = .overCurrentContext
        child.present(guest, animated: true)
        #expect(guest.view.transform == .identity)
        simulator.advance(by: 0.05)
        #expect((guest.view.layer.presentation()?.opacity ?? 1) < 0.9)
    }

    @Test func whatCannotBePresentedIsIgnored() {
        guest.modalPresentationStyle = .none
        home.present(guest, animated: false)
        #expect(home.presentedViewController == nil)
    }

    @Test func presentingFromViewDidLoadIsIgnoredAndFromViewDidAppearFollows() {
        let early = LoggingController("early", log)
        early.actions["didAppear"] = { [guest] in early.present(guest, animated: false) }
        early.present(guest, animated: false)
        #expect(early.presentedViewController == nil)
        window.rootViewController = early
        simulator.advance(by: 0)
        simulator.advance(by: 0)
        #expect(early.presentedViewController === guest)
        #expect(log.calls.last == "guest didAppear (presented)")
    }
}
