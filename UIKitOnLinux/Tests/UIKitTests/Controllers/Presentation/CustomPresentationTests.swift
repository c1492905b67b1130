import Simulator
import Testing
import UIKit

@MainActor
struct CustomPresentationTests {
    private let simulator = Simulator()
    private let log = CallLog()
    private let home: LoggingController
    private let guest: LoggingController
    private let window: UIWindow
    private let transitioning = Transitioning()

    init() {
        home = LoggingController("home", log)
        guest = LoggingController("guest", log)
        window = simulator.show(home)
        guest.modalPresentationStyle = .custom
        guest.transitioningDelegate = transitioning
        _ = log.take()
    }

    private func useLoggingController(removesPresentersView: Bool = false) {
        transitioning.controller = { [log] presented, presenting in
            let controller = LoggingPresentationController(log, of: presented, over: presenting)
            controller.removesPresentersView = removesPresentersView
            return controller
        }
    }

    // MARK: - Presentation controllers

    @Test func thePresentationControllerHearsItsCourseAroundTheCallbacksOfAppearance() {
        useLoggingController()
        home.present(guest, animated: true) { log.add("completion") }
        simulator.advance(by: 2)
        #expect(
            log.take() == [
                "presentation begins", "guest willAppear (presented)", "guest isAppearing (presented)",
                "guest didAppear (presented)", "presentation ends true", "completion",
            ])
        home.dismiss(animated: true) { log.add("completion") }
        simulator.advance(by: 2)
        #expect(
            log.take() == [
                "dismissal begins", "guest willDisappear (dismissed)", "guest didDisappear (dismissed)",
                "dismissal ends true", "completion",
            ])
    }

    private final class SizeController: UIPresentationController {
        private(set) var sizes: [CGSize] = []

        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            sizes.append(container.preferredContentSize)
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) { sizes.append(size) }
    }

    @Test func itHearsWhatSizeThePresentedControllerWantsAndWhichTheContainerGets() throws {
        transitioning.controller = { SizeController(presentedViewController: $0, presenting: $1) }
        home.present(guest, animated: false)
        simulator.advance(by: 1)
        guest.preferredContentSize = CGSize(width: 100, height: 50)
        simulator.rotate(to: .landscapeLeft)
        let controller = try #require(guest.presentationController as? SizeController)
        #expect(controller.sizes == [CGSize(width: 100, height: 50), CGSize(width: 852, height: 393)])
        #expect(controller.preferredContentSize == CGSize(width: 100, height: 50))
    }

    @Test func itDecidesWhereTheViewLiesAndAnimatesAlongside() throws {
        useLoggingController()
        home.present(guest, animated: true)
        let controller = try #require(guest.presentationController as? LoggingPresentationController)
        #expect(controller.presentingViewController === home)
        simulator.advance(by: 0.1)
        let seen = try #require(controller.backdrop.layer.presentation())
        #expect(seen.opacity > 0 && seen.opacity < 0.5)
        simulator.advance(by: 2)
        #expect(guest.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
        #expect(controller.backdrop.alpha == 0.5)
        #expect(controller.containerView?.frame == window.bounds)
    }

    @Test func itMayTakeThePresentersViewOut() {
        useLoggingController(removesPresentersView: true)
        home.present(guest, animated: false)
        simulator.advance(by: 0)
        #expect(home.view.window == nil)
        #expect(log.take().suffix(3) == ["guest didAppear (presented)", "home didDisappear", "presentation ends true"])
    }

    // MARK: - Animators

    @Test func anAnimatorOfTheAppsMovesTheViewsAndSaysWhenItIsOver() {
        let animator = SlidingAnimator(isEntrance: true)
        transitioning.entrance = animator
        home.present(guest, animated: true)
        simulator.advance(by: 0.5)
        #expect(animator.views.to === guest.view)
        #expect(animator.views.from == nil)
        #expect(animator.frames.to == window.bounds)
        #expect(abs((guest.view.layer.presentation()?.affineTransform().tx ?? 0) - 393 / 2) < 10)
        #expect(log.take() == ["guest willAppear (presented)", "guest isAppearing (presented)"])
        simulator.advance(by: 1)
        #expect(log.take() == ["guest didAppear (presented)"])
        #expect(animator.ended == true)
    }

    @Test func inFullScreenTheAnimatorHasBothViewsInItsContainer() {
        guest.modalPresentationStyle = .fullScreen
        let (entrance, exit) = (SlidingAnimator(isEntrance: true), SlidingAnimator(isEntrance: false))
        (transitioning.entrance, transitioning.exit) = (entrance, exit)
        home.present(guest, animated: true)
        #expect(entrance.views.from === home.view)
        #expect(home.view.superview === guest.view.superview)
        simulator.advance(by: 2)
        #expect(home.view.window == nil)
        _ = log.take()
        home.dismiss(animated: true)
        #expect(exit.views.to === home.view)
        #expect(exit.views.from === guest.view)
        simulator.advance(by: 2)
        #expect(
            log.take() == [
                "guest willDisappear (dismissed)", "home willAppear", "home isAppearing", "home didAppear",
                "guest didDisappear (dismissed)",
            ])
        #expect(window.subviews == [home.view])
        #expect(guest.view.transform == .identity)
    }

    @Test func withoutAnimationNoAnimatorIsAsked() {
        let animator = SlidingAnimator(isEntrance: true)
        transitioning.entrance = animator
        home.present(guest, animated: false)
        simulator.advance(by: 0)
        #expect(animator.ended == nil)
        #expect(guest.view.window === window)
    }

    @Test func aDismissalDuringAnAnimatorsEntranceEndsItFirst() {
        transitioning.entrance = SlidingAnimator(isEntrance: true)
        home.present(guest, animated: true) { log.add("presented") }
        simulator.advance(by: 0.3)
        home.dismiss(animated: false) { log.add("dismissed") }
        simulator.advance(by: 2)
        #expect(
            log.take() == [
                "guest willAppear (presented)", "guest isAppearing (presented)", "guest didAppear (presented)",
                "presented", "guest willDisappear (dismissed)", "guest didDisappear (dismissed)", "dismissed",
            ])
        #expect(window.subviews == [home.view])
    }

    // MARK: - Interaction

    private func leadEntrance(to fraction: CGFloat) -> UIPercentDrivenInteractiveTransition {
        let interaction = UIPercentDrivenInteractiveTransition()
        transitioning.entrance = SlidingAnimator(isEntrance: true)
        transitioning.interaction = interaction
        home.present(guest, animated: true) { log.add("completion") }
        simulator.advance(by: 0.1)
        interaction.update(fraction)
        simulator.advance(by: 3)
        return interaction
    }

    @Test func aPersonLeadsTheAnimationByHand() {
        let interaction = leadEntrance(to: 0.25)
        #expect(abs((guest.view.layer.presentation()?.affineTransform().tx ?? 0) - 393 * 0.75) < 1)
        #expect(interaction.percentComplete == 0.25)
        #expect(guest.transitionCoordinator?.isInteractive == true)
        #expect(guest.transitionCoordinator?.initiallyInteractive == true)
        var changes = 0
        guest.transitionCoordinator?.notifyWhenInteractionChanges { _ in changes += 1 }
        interaction.finish()
        #expect(changes == 1)
        #expect(guest.transitionCoordinator?.isInteractive == false)
        simulator.advance(by: 0.8)
        #expect(log.take().suffix(2) == ["guest didAppear (presented)", "completion"])
    }

    @Test func anInteractiveEntranceThatIsCancelledLeavesNothingAndTellsTheOpposite() {
        guest.modalPresentationStyle = .fullScreen
        let interaction = leadEntrance(to: 0.5)
        var cancelled: Bool?
        guest.transitionCoordinator?.animate(alongsideTransition: nil) { cancelled = $0.isCancelled }
        _ = log.take()
        interaction.cancel()
        simulator.advance(by: 1)
        #expect(
            log.take() == [
                "guest willDisappear (dismissed)", "home willAppear", "home isAppearing", "home didAppear",
                "guest didDisappear (dismissed)",
            ])
        #expect(cancelled == true)
        #expect(window.subviews == [home.view])
        #expect(home.presentedViewController == nil)
    }

    @Test func anInteractiveExitThatIsCancelledStays() {
        home.present(guest, animated: false)
        simulator.advance(by: 0)
        let interaction = UIPercentDrivenInteractiveTransition()
        transitioning.exit = SlidingAnimator(isEntrance: false)
        transitioning.interaction = interaction
        _ = log.take()
        home.dismiss(animated: true)
        simulator.advance(by: 0)
        interaction.update(0.4)
        interaction.cancel()
        simulator.advance(by: 1)
        #expect(
            log.take() == [
                "guest willDisappear (dismissed)", "guest willAppear", "guest isAppearing", "guest didAppear",
            ])
        #expect(home.presentedViewController === guest)
        #expect(guest.view.frame == window.bounds)
        transitioning.exit = nil
        home.dismiss(animated: true)
        simulator.advance(by: 2)
        #expect(window.subviews == [home.view])
    }
}
