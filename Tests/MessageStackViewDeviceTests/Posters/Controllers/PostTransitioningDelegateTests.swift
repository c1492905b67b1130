import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

@MainActor
struct PostTransitioningDelegateTests {
    private let stage = Stage()
    private let presented = AppearingController()

    init() {
        presented.preferredContentSize.height = 200
    }

    private func settle() { stage.simulator.advance(by: 1) }

    @Test(arguments: [true, false])
    func controllerIsPresentedAndDismissed(isAnimated: Bool) {
        var isPresented = false
        stage.controller.present(presented, as: .presented, animated: isAnimated) { isPresented = true }
        settle()
        #expect(isPresented)
        #expect(stage.controller.presentedViewController === presented)
        #expect(presented.presentingViewController === stage.controller)
        let frame = presented.view.convert(presented.view.bounds, to: nil)
        #expect(frame == CGRect(x: 10, y: 852 - 34 - 20 - 200, width: 373, height: 200))
        #expect(presented.calls == ["willAppear", "didAppear"])
        var isDismissed = false
        presented.dismiss(animated: isAnimated) { isDismissed = true }
        settle()
        #expect(isDismissed)
        #expect(stage.controller.presentedViewController == nil)
        #expect(presented.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(presented.view.window == nil)
    }

    @Test func presenterIsReleasedAfterDismissal() {
        let window = stage.window
        var presenter: UIViewController? = UIViewController()
        weak let released = presenter
        window.rootViewController = presenter
        presenter?.present(presented, as: .presented)
        settle()
        presented.dismiss(animated: true)
        settle()
        window.rootViewController = stage.controller
        presenter = nil
        settle()
        #expect(released == nil)
    }

    @Test func controllerMovesAsItsPresentationSpecifies() {
        stage.controller.present(presented, as: .presented)
        stage.simulator.advance(by: 0.05)
        let seen = stage.seenFrame(of: presented.view)
        #expect(seen.minY > 600 && seen.minY < 852)
        settle()
        #expect(stage.seenFrame(of: presented.view).minY == 598)
    }

    @Test("SM-D21: a drag dismisses the presented controller only", .tags(.swiftMessages))
    func dragDismissesOnlyTheTopController() {
        let below = UIViewController()
        below.modalPresentationStyle = .overFullScreen
        stage.controller.present(below, animated: false)
        settle()
        below.present(presented, as: .presented)
        settle()
        stage.simulator.fling(from: CGPoint(x: 200, y: 650), to: CGPoint(x: 200, y: 840))
        settle()
        #expect(below.presentedViewController == nil)
        #expect(stage.controller.presentedViewController === below)
        #expect(presented.calls.suffix(2) == ["willDisappear", "didDisappear"])
    }

    @Test func tapOnBackdropDismissesController() {
        stage.controller.present(presented, as: .presented)
        settle()
        stage.simulator.tap(at: CGPoint(x: 200, y: 200))
        settle()
        #expect(stage.controller.presentedViewController == nil)
        #expect(presented.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    }

    // MARK: Touches outside the controller

    private func presentOverAButton(_ touches: PostTouchResponse) -> () -> Int {
        var presses = 0
        let button = UIButton(frame: CGRect(x: 100, y: 150, width: 200, height: 100))
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.controller.view.addSubview(button)
        var presentation = PostPresentation.presented
        presentation.backdrop = PostBackdrop(.color(UIColor(white: 0, alpha: 0.1)), touches: touches)
        stage.controller.present(presented, as: presentation)
        settle()
        return { presses }
    }

    @Test func forwardingBackdropPassesTouchesToPresenter() {
        let presses = presentOverAButton(.forward)
        stage.simulator.tap(at: CGPoint(x: 200, y: 200))
        settle()
        #expect(presses() == 1 && stage.controller.presentedViewController === presented)
        let frame = presented.view.convert(presented.view.bounds, to: nil)
        let hit = stage.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
        #expect(hit === presented.view)
        presented.dismiss(animated: true)
        settle()
        stage.simulator.tap(at: CGPoint(x: 200, y: 200))
        #expect(presses() == 2)
    }

    @Test("SEK-D17: a forwarded tap reaches the presenter and dismisses the controller", .tags(.swiftEntryKit))
    func forwardedTapAlsoDismissesController() {
        let presses = presentOverAButton(.forward.and(.remove))
        stage.simulator.tap(at: CGPoint(x: 200, y: 200))
        settle()
        #expect(presses() == 1 && stage.controller.presentedViewController == nil)
    }

    @Test(arguments: [PostTouchResponse.absorb, .remove])
    func otherBackdropsBlockTouchesToPresenter(touches: PostTouchResponse) {
        let presses = presentOverAButton(touches)
        stage.simulator.tap(at: CGPoint(x: 200, y: 200))
        settle()
        #expect(presses() == 0)
    }

    @Test func nestedPresentationIsDismissedToo() {
        stage.controller.present(presented, as: .presented)
        settle()
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        presented.present(alert, animated: false)
        settle()
        stage.controller.dismiss(animated: true)
        settle()
        #expect(stage.controller.presentedViewController == nil)
        #expect(presented.view.window == nil && alert.viewIfLoaded?.window == nil)
    }

    @Test func timeoutDismissesController() {
        let delegate = PostTransitioningDelegate()
        delegate.dismissAfter = 2
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        stage.controller.present(presented, animated: true)
        stage.simulator.advance(by: 1.5)
        #expect(stage.controller.presentedViewController === presented)
        stage.simulator.advance(by: 3)
        #expect(stage.controller.presentedViewController == nil)
        withExtendedLifetime(delegate) {}
    }

    @Test func modalControllerCannotBeDismissedByTheUser() {
        presented.isModalInPresentation = true
        stage.controller.present(presented, as: .presented)
        settle()
        stage.simulator.fling(from: CGPoint(x: 200, y: 650), to: CGPoint(x: 200, y: 840))
        settle()
        stage.simulator.tap(at: CGPoint(x: 200, y: 100))
        settle()
        presented.view.superview?.accessibilityPerformEscape()
        settle()
        #expect(stage.controller.presentedViewController === presented)
        stage.controller.dismiss(animated: true)
        settle()
        #expect(stage.controller.presentedViewController == nil)
    }

    @Test func escapeGestureDismissesController() {
        stage.controller.present(presented, as: .presented)
        settle()
        #expect(presented.view.enclosingSlot?.accessibilityPerformEscape() == true)
        settle()
        #expect(stage.controller.presentedViewController == nil)
    }

    @Test func preferredContentSizeChangeResizesController() {
        stage.controller.present(presented, as: .presented)
        settle()
        presented.preferredContentSize.height = 300
        settle()
        #expect(presented.view.bounds.height == 300)
        #expect(presented.view.convert(presented.view.bounds, to: nil).maxY == 798)
    }

    @Test func controllerRotatesWithTheDevice() {
        stage.controller.present(presented, as: .presented)
        settle()
        stage.simulator.rotate(to: .landscapeLeft)
        settle()
        let frame = presented.view.convert(presented.view.bounds, to: nil)
        #expect(frame.maxY <= 393 - 21 && frame.minX >= 59)
        #expect(stage.controller.presentedViewController === presented)
    }

    @Test func controllerCanBePresentedAgain() {
        for _ in 0..<3 {
            stage.controller.present(presented, as: .presented)
            settle()
            #expect(presented.view.window != nil && presented.view.bounds.height == 200)
            stage.controller.dismiss(animated: true)
            settle()
            #expect(stage.controller.presentedViewController == nil)
        }
    }

    @Test func controllerCanBeDismissedDuringPresentation() {
        stage.controller.present(presented, as: .presented)
        stage.simulator.advance(by: 0.1)
        stage.controller.dismiss(animated: true)
        stage.simulator.advance(by: 3)
        #expect(stage.controller.presentedViewController == nil && presented.view.window == nil)
    }

    @Test func controllerIsReleasedAfterDismissal() {
        weak var dismissed: UIViewController?
        do {
            let controller = AppearingController()
            controller.preferredContentSize.height = 100
            dismissed = controller
            stage.controller.present(controller, as: .presented)
        }
        settle()
        #expect(dismissed != nil)
        stage.controller.dismiss(animated: true)
        settle()
        settle()
        #expect(dismissed == nil)
    }

    // MARK: Segues

    @Test("SM-D20: a segue can be performed again", .tags(.swiftMessages))
    func segueCanBePerformedAgain() {
        let segue = PostSegue(identifier: "post", source: stage.controller, destination: presented)
        segue.presentation.placement = .top
        for _ in 0..<2 {
            segue.perform()
            settle()
            #expect(stage.controller.presentedViewController === presented)
            #expect(abs(presented.view.convert(presented.view.bounds, to: nil).minY - (59 + 20)) < 0.01)
            presented.dismiss(animated: true)
            settle()
            #expect(stage.controller.presentedViewController == nil)
        }
    }

    @Test("SM-D21: a segue from a hidden screen blocks no later one", .tags(.swiftMessages))
    func segueFromHiddenScreenBlocksNothing() {
        let hidden = UIViewController()
        let segue = PostSegue(identifier: nil, source: hidden, destination: presented)
        segue.perform()
        settle()
        #expect(hidden.presentedViewController == nil)
        PostSegue(identifier: nil, source: stage.controller, destination: presented).perform()
        settle()
        #expect(stage.controller.presentedViewController === presented)
    }
}
