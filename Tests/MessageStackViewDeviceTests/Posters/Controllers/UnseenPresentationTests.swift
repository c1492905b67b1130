import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Presented controllers whose posts end before they are shown.
@MainActor
@Suite(.leavesNothingBehind)
struct UnseenPresentationTests {
    private let stage = Stage()
    private let presented = UIViewController()

    init() {
        presented.preferredContentSize.height = 200
    }

    private func present(animated: Bool = true) throws -> PostView {
        stage.controller.present(presented, as: .presented, animated: animated)
        let container = try #require(presented.presentationController?.containerView)
        return try #require(container.subviews.compactMap { $0 as? PostView }.first)
    }

    @Test(arguments: [false, true])
    func controllerPresentedInBackgroundIsSeenLater(isAnimated: Bool) throws {
        stage.simulator.moveToBackground()
        _ = try present(animated: isAnimated)
        stage.simulator.advance(by: 300)
        #expect(stage.controller.presentedViewController === presented)
        stage.simulator.moveToForeground()
        stage.rest()
        #expect(presented.view.window != nil && !presented.isBeingPresented)
        #expect(presented.view.convert(presented.view.bounds, to: nil).height == 200)
    }

    @Test(arguments: [false, true])
    func postThatEndsUnseenDismissesController(isAnimated: Bool) throws {
        stage.simulator.moveToBackground()
        let postView = try present(animated: isAnimated)
        stage.simulator.advance(by: 1)
        postView.postManager.removeAll()
        stage.simulator.advance(by: 1)
        #expect(stage.controller.presentedViewController == nil)
        stage.simulator.moveToForeground()
        stage.rest()
        var isPresented = false
        stage.controller.present(UIViewController(), animated: true) { isPresented = true }
        stage.rest()
        #expect(isPresented)
    }

    private final class EmptyController: UIViewController {
        override func loadView() { view = UIView() }
    }

    /// It would block the app unseen.
    @Test(arguments: [false, true])
    func controllerWithoutSizeIsDismissed(isAnimated: Bool) {
        let empty = EmptyController()
        stage.controller.present(empty, as: .presented, animated: isAnimated)
        stage.simulator.advance(by: 5)
        #expect(stage.controller.presentedViewController === empty)
        stage.simulator.advance(by: 10)
        #expect(stage.controller.presentedViewController == nil)
    }

    @Test func controllerUnderAlertHasItsTimeLater() {
        stage.controller.present(presented, as: .presented, dismissAfter: 3, animated: true)
        stage.rest()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        presented.present(alert, animated: true)
        stage.simulator.advance(by: 30)
        #expect(stage.controller.presentedViewController === presented)
        presented.dismiss(animated: true)
        stage.simulator.advance(by: 1.9)
        #expect(stage.controller.presentedViewController === presented)
        stage.simulator.advance(by: 3)
        #expect(stage.controller.presentedViewController == nil)
    }

    // MARK: Options of the app

    private func expectPresentationAndDismissal() throws {
        _ = try present()
        stage.rest()
        #expect(presented.view.window != nil && !presented.isBeingPresented)
        presented.dismiss(animated: true)
        stage.rest()
        #expect(stage.controller.presentedViewController == nil)
    }

    @Test func suspensionDoesNotDelayPresentation() throws {
        let suspension = PostManager.suspend()
        defer { suspension.release() }
        try expectPresentationAndDismissal()
    }

    @Test func optionsOfTheAppDoNotDelayPresentation() throws {
        PostEnvironment.app.options.delay = 60
        PostEnvironment.app.options.minimumTime = 60
        defer { PostEnvironment.app = PostEnvironment() }
        try expectPresentationAndDismissal()
    }

    // MARK: Removal

    @Test func postViewThatAppRemovesDismissesController() throws {
        let postView = try present()
        stage.rest()
        #expect(stage.controller.presentedViewController != nil)
        postView.removeFromSuperview()
        stage.rest()
        #expect(stage.controller.presentedViewController == nil)
    }
}
