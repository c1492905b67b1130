import MessageStackView
import UIKit

/// A way to show posts, with posts that it is good for.
struct GallerySample: Sendable {
    /// What it is called.
    let title: String
    /// How to get it.
    let code: String
    /// How they share their edge.
    let arrangement: PostArrangement
    /// Those that are on the screen at the same time.
    let posts: [GalleryPost]

    init(_ title: String, _ code: String, arrangement: PostArrangement = .list, _ posts: GalleryPost...) {
        self.title = title
        self.code = code
        self.arrangement = arrangement
        self.posts = posts
    }
}

/// What is shown, and how.
struct GalleryPost: Sendable {
    enum Content: Sendable {
        case message(Message)
        case card(Card)
    }

    let presentation: PostPresentation
    let content: Content

    init(_ presentation: PostPresentation, _ message: Message, edit: (inout PostPresentation) -> Void = { _ in }) {
        self.init(presentation, .message(message), edit: edit)
    }

    init(_ presentation: PostPresentation, _ card: Card, edit: (inout PostPresentation) -> Void = { _ in }) {
        self.init(presentation, .card(card), edit: edit)
    }

    private init(_ presentation: PostPresentation, _ content: Content, edit: (inout PostPresentation) -> Void) {
        var presentation = presentation
        edit(&presentation)
        self.presentation = presentation
        self.content = content
    }
}

/// Samples that belong together.
struct GallerySection: Sendable {
    let title: String
    let samples: [GallerySample]
    /// Whether they can be told apart when they don't move.
    var isForPictures = true
}
