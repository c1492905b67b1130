import MessageStackView
import UIKit

/// A message above a screen, either a post or a view shown without the library.
@MainActor
protocol Overlay {
    var message: UIView { get }

    /// Starts the entrance.
    func show()

    /// Starts the exit.
    func hide()
}

/// A factory of overlays.
@MainActor
struct Maker {
    let make: @MainActor (Movement, Stage) -> any Overlay

    func make(_ movement: Movement, on stage: Stage) -> any Overlay { make(movement, stage) }

    static let post = Maker { PostedOverlay($0, on: $1) }
    static let overlay = Maker { OverlayByHand($0, on: $1) }
}

/// A message posted on a post view in the app, or on that of the key window.
@MainActor
final class PostedOverlay: Overlay {
    let message: UIView = Stage.makeMessage()
    private let postView: PostView
    private var post: Post?

    init(_ movement: Movement, on stage: Stage) {
        postView = movement.isOnWindow ? UIApplication.shared.postView : stage.host.createPostView(edge: .top)
        postView.presentation = movement.presentation
    }

    func show() {
        post = postView.postManager.post(PostRequest(view: message))
    }

    func hide() {
        post?.remove()
    }
}
