import MessageStackView
import UIKit

extension GallerySample {
    /// Posts all of the sample's posts at the same time.
    @MainActor
    func show(on postView: PostView) {
        postView.deck = deck
        postView.postManager.capacity = posts.count
        for post in posts { post.show(on: postView) }
    }
}

extension GalleryPost {
    /// Posts the content. A message leaves after five seconds, a card when one of its buttons is tapped.
    @MainActor
    func show(on postView: PostView) {
        var request: PostRequest
        var card: CardView?
        switch content {
        case .message(let message):
            request = PostRequest(message)
            request.duration = .seconds(5)
        case .card(let content):
            let view = CardView(content)
            card = view
            request = PostRequest(view: view, dismissAfter: nil)
        }
        let presentation = presentation
        request.presentation = { $0 = presentation }
        let post = postView.post(request)
        card?.close = { [weak post] in post?.remove(reason: .action) }
    }
}
