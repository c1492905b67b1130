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
    /// Posts the content with its own duration.
    @MainActor
    func show(on postView: PostView) {
        switch content {
        case .value(let value):
            postView.post(value, as: presentation)
        case .undo(let text):
            postView.post(undoable: text, as: presentation) {
            } undo: {
            }
        }
    }
}
