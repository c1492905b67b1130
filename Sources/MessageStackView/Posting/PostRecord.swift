import UIKit

/// What a manager keeps of a post that has not ended.
@MainActor
final class PostRecord {
    let post: Post
    var request: PostRequest
    /// Set from `willPost` on; the other delegate calls have to follow.
    var appearance: PostAppearance?

    init(post: Post, request: PostRequest) {
        self.post = post
        self.request = request
    }
}
