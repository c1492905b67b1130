import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// Posts held by the app.
@MainActor
struct PostHoldTests {
    private let stage = Stage()

    @Test func heldPostStays() {
        let postView = stage.makePostView(PostPresentation())
        let post = postView.post(PostRequest(view: Stage.makeMessageView(), dismissAfter: 3))
        stage.simulator.advance(by: 1)
        let hold = post.hold()
        let other = post.hold()
        stage.simulator.advance(by: 30)
        hold.release()
        stage.simulator.advance(by: 30)
        #expect(post.phase == .shown)
        other.release()
        other.release()
        stage.simulator.advance(by: 1.5)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 1.5)
        #expect(post.reason == .timeout)
    }

    @Test func holdOnPostOffScreenHasNoEffect() {
        let postView = stage.makePostView(PostPresentation())
        let first = postView.post(PostRequest(view: Stage.makeMessageView(), dismissAfter: 1))
        let waiting = postView.post(PostRequest(view: Stage.makeMessageView(), dismissAfter: 1))
        let hold = waiting.hold()
        stage.simulator.advance(by: 10)
        #expect(first.reason == .timeout && waiting.reason == .timeout)
        hold.release()
        first.hold().release()
    }

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
