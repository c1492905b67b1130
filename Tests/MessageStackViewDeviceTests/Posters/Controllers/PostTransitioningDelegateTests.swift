import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

@MainActor
@Suite(.leavesNothingBehind)
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

    @Test func closuresOfTheAppAreCalled() {
        RecordedClosures.record { closures in
            stage.controller.present(presented, as: .presented)
            settle()
            presented.dismiss(animated: true)
            settle()
            #expect(closures.calls == ["willPost", "didPost", "willRemove", "didEnd"])
            #expect(stage.controller.presentedViewController == nil)
        }
    }

    @Test(.without(.transitionsAreOff, because: "The test looks at the middle of the transition."))
    func controllerMovesAsItsPresentationSpecifies() {
        stage.controller.present(presented, as: .presented)
        stage.simulator.advance(by: 0.1)
        let seen = stage.seenFrame(of: presented.view)
        #expect(seen.minY > 600 && seen.minY < 852)
        settle()
        #expect(stage.seenFrame(of: presented.view).minY == 598)
    }

    @Test func dragDismissesOnlyTheTopController() {
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

    private func presentOverAButton(_ touches: PostPresentation.TouchResponse) -> () -> Int {
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

    @Test func forwardedTapAlsoDismissesController() {
        let presses = presentOverAButton(.forward.and(.remove))
        stage.simulator.tap(at: CGPoint(x: 200, y: 200))
        settle()
        #expect(presses() == 1 && stage.controller.presentedViewController == nil)
    }

    @Test(arguments: [PostPresentation.TouchResponse.absorb, .remove])
    func otherBackdropsBlockTouchesToPresenter(touches: PostPresentation.TouchResponse) {
        let presses = presentOverAButton(touches)
        stage.simulator.tap(at: CGPoint(x: 200, y: 200))
        settle()
        #expect(presses() == 0)
    }

    @Test func modalControllerCannotBeDismissedByTheUser() {
        presented.isModalInPresentation = true
        stage.controller.present(presented, as: .presented)
        settle()
        stage.simulator.fling(from: CGPoint(x: 200, y: 650), to: CGPoint(x: 200, y: 840))
        settle()
        stage.simulator.tap(at: CGPoint(x: 200, y: 100))
        settle()
        #expect(presented.view.superview?.accessibilityPerformEscape() == true)
        settle()
        #expect(stage.controller.presentedViewController === presented)
        stage.controller.dismiss(animated: true)
        settle()
        #expect(stage.controller.presentedViewController == nil)
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

    @Test func controllerCanBeDismissedDuringPresentation() {
        stage.controller.present(presented, as: .presented)
        stage.simulator.advance(by: 0.1)
        stage.controller.dismiss(animated: true)
        stage.simulator.advance(by: 3)
        #expect(stage.controller.presentedViewController == nil && presented.view.window == nil)
        stage.controller.present(presented, as: .presented)
        settle()
        #expect(stage.controller.presentedViewController === presented && presented.view.window != nil)
    }

    // MARK: Segues

    @Test func segueCanBePerformedAgain() {
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
}
