import MessageStackView
import UIKit

/// A message over a screen: a post, or what one writes without the library.
@MainActor
protocol Overlay {
    var message: UIView { get }

    /// Begins to come.
    func show()

    /// Begins to go.
    func hide()
}

/// Makes overlays.
@MainActor
struct Maker {
    let make: @MainActor (Movement, Stage) -> any Overlay

    func make(_ movement: Movement, on stage: Stage) -> any Overlay { make(movement, stage) }

    static let post = Maker { PostedOverlay($0, on: $1) }
    static let overlay = Maker { OverlayByHand($0, on: $1) }
}

/// A post.
@MainActor
final class PostedOverlay: Overlay {
    let message: UIView = Stage.makeMessage()
    private let postView: PostView
    private var post: Post?

    init(_ movement: Movement, on stage: Stage) {
        postView = stage.host.createPostView(layout: .top)
        postView.presentation = movement.presentation
    }

    func show() {
        post = postView.postManager.post(PostRequest(view: message))
    }

    func hide() {
        post?.remove()
    }
}
