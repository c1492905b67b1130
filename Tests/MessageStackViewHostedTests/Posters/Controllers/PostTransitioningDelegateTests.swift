import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    @MainActor
    struct PostTransitioningDelegateTests {
        private let stage: Stage
        private let presented = AppearingController()

        init() async throws {
            stage = try await Stage()
            presented.preferredContentSize.height = 200
        }

        private func settle() async { await stage.rest() }

        @Test func presenterIsReleasedAfterDismissal() async {
            let window = stage.window
            var presenter: UIViewController? = UIViewController()
            weak var released: UIViewController?
            released = presenter
            window.rootViewController = presenter
            presenter?.present(presented, as: .presented)
            await settle()
            presented.dismiss(animated: true)
            await settle()
            window.rootViewController = stage.controller
            presenter = nil
            await settle()
            #expect(released == nil)
        }

        // MARK: Touches outside the controller

        @Test func nestedPresentationIsDismissedToo() async {
            stage.controller.present(presented, as: .presented)
            await settle()
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            presented.present(alert, animated: false)
            await settle()
            stage.controller.dismiss(animated: true)
            await settle()
            #expect(stage.controller.presentedViewController == nil)
            #expect(presented.view.window == nil && alert.viewIfLoaded?.window == nil)
        }

        @Test func timeoutDismissesController() async {
            stage.controller.present(presented, as: .presented, dismissAfter: 2)
            await stage.advance(by: 1.5)
            #expect(stage.controller.presentedViewController === presented)
            await stage.advance(by: 3)
            #expect(stage.controller.presentedViewController == nil)
        }

        @Test func escapeGestureDismissesController() async {
            stage.controller.present(presented, as: .presented)
            await settle()
            #expect(presented.view.enclosingSlot?.accessibilityPerformEscape() == true)
            await settle()
            #expect(stage.controller.presentedViewController == nil)
        }

        @Test func preferredContentSizeChangeResizesController() async {
            stage.controller.present(presented, as: .presented)
            await settle()
            presented.preferredContentSize.height = 300
            await settle()
            #expect(presented.view.bounds.height == 300)
            #expect(presented.view.convert(presented.view.bounds, to: nil).maxY == stage.safeFrame.maxY - 20)
        }

        @Test func controllerCanBePresentedAgain() async {
            for _ in 0..<3 {
                stage.controller.present(presented, as: .presented)
                await settle()
                #expect(presented.view.window != nil && presented.view.bounds.height == 200)
                stage.controller.dismiss(animated: true)
                await settle()
                #expect(stage.controller.presentedViewController == nil)
            }
        }

        @Test func controllerIsReleasedAfterDismissal() async {
            weak var dismissed: UIViewController?
            do {
                let controller = AppearingController()
                controller.preferredContentSize.height = 100
                dismissed = controller
                stage.controller.present(controller, as: .presented)
            }
            await settle()
            #expect(dismissed != nil)
            stage.controller.dismiss(animated: true)
            await settle()
            await settle()
            #expect(dismissed == nil)
        }

        // MARK: Segues

        @Test func segueFromHiddenScreenBlocksNothing() async {
            let hidden = UIViewController()
            let segue = PostSegue(identifier: nil, source: hidden, destination: presented)
            segue.perform()
            await settle()
            #expect(hidden.presentedViewController == nil)
            PostSegue(identifier: nil, source: stage.controller, destination: presented).perform()
            await settle()
            #expect(stage.controller.presentedViewController === presented)
        }
    }
}
