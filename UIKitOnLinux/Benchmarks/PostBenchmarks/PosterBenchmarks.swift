import MessageStackView
import UIKit

/// Registers the benchmarks that show and remove a message, with and without the library. `SinglePosts` in
/// FrameBenchmarks measures the parts of an animated post.
func registerPosters() {
    register("Post view, at once") { Posting(on: PostView.self, animated: false) }
    register("Overlay by hand, at once") { OverlayByHand() }
    for animated in [true, false] {
        let manner = animated ? "animated" : "at once"
        register("Stack view, \(manner)") { Posting(on: MessageStackView.self, animated: animated) }
        register("Stack by hand, \(manner)") { StackByHand(animated: animated) }
    }
}

/// Posts a message, waits for its entrance, removes it, and waits for its exit.
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
        stage.run { post.phase == .ended }
    }
}
