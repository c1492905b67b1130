import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// Posts held by the app.
@MainActor
struct PostHoldTests {
    private let stage = Stage()

    private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
        var post: Post?
        private var hold: PostSuspension?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            hold = post?.hold()
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            hold?.release()
        }
    }

    @Test func contextMenuHoldsPost() throws {
        let delegate = MenuDelegate()
        let view = Stage.makeMessageView()
        view.addInteraction(UIContextMenuInteraction(delegate: delegate))
        let postView = stage.makePostView(PostPresentation { $0.placement = .center })
        let post = postView.post(PostRequest(view: view, dismissAfter: 3))
        delegate.post = post
        stage.simulator.advance(by: 1)
        stage.simulator.press(at: view.convert(CGPoint(x: 100, y: 20), to: nil), forDuration: 0.7)
        stage.simulator.advance(by: 20)
        #expect(post.phase == .shown)
        stage.simulator.tap(at: CGPoint(x: 30, y: 800))
        stage.simulator.advance(by: 1)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 4)
        #expect(post.reason == .timeout)
    }
}
