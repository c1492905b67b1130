import MessageStackView
import UIKit

/// Registers the benchmarks that show and remove a message, with and without the library. `SinglePosts` in
/// FrameBenchmarks measures the parts of an animated post.
func registerPosters() {
    register("Post view, at once") { Posting(animated: false) { $0.createPostView() } }
    register("Overlay by hand, at once") { OverlayByHand() }
    for animated in [true, false] {
        let manner = animated ? "animated" : "at once"
        register("Stack view, \(manner)") { Posting(animated: animated) { $0.createMessageStackView(edge: .top) } }
        register("Stack by hand, \(manner)") { StackByHand(animated: animated) }
    }
}

/// Posts a message, waits for its entrance, removes it, and waits for its exit.
@MainActor
private final class Posting: Workload {
    private let stage = Stage()
    private let manager: PostManager
    private let poster: any Poster
    private let animation: PostAnimation

    init(animated: Bool, _ makePoster: @MainActor (UIView) -> any Poster) {
        poster = makePoster(stage.host)
        manager = poster.postManager
        animation = animated ? .default : []
    }

    func prepare() {
        stage.makeMessage()
    }

    func perform() {
        var request = PostRequest(view: stage.message)
        request.animated = animation
        let post = manager.post(request)
        stage.run { post.phase == .shown }
        post.remove()
        stage.run { post.phase == .ended }
    }
}
