import MessageStackView
import UIKit

/// Registers the posters: a message is shown and removed, through the library and by hand. FrameBenchmarks measures the
/// animated post view, part by part.
func registerPosters() {
    register("Post view, at once") { Posting(on: PostView.self, animated: false) }
    register("Overlay by hand, at once") { OverlayByHand() }
    for animated in [true, false] {
        let manner = animated ? "animated" : "at once"
        register("Stack view, \(manner)") { Posting(on: MessageStackView.self, animated: animated) }
        register("Stack by hand, \(manner)") { StackByHand(animated: animated) }
    }
}

/// Posts a message, waits until it is shown, removes it and waits until it is gone.
@MainActor
private final class Posting: Workload {
    private let stage = Stage()
    private let manager: PostManager
    private let poster: any PosterView
    private let animation: PostAnimation

    init<T: PosterView>(on type: T.Type, animated: Bool) {
        let poster: T = stage.host.createPosterView(layout: .top)
        self.poster = poster
        manager = poster.postManager
        animation = animated ? .default : []
    }

    func prepare() {
        stage.makeMessage()
    }

    func perform() {
        let post = manager.post(PostRequest(view: stage.message, animated: animation))
        stage.run { post.phase == .shown }
        post.remove()
        stage.run { post.phase == .removed }
    }
}
