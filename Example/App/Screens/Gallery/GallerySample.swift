import MessageStackView
import UIKit

/// A presentation of posts, with sample content that suits it.
struct GallerySample: Sendable {
    /// The name of the presentation.
    let title: String
    /// The code that selects the presentation.
    let code: String
    /// The deck of the posts; nil for a list.
    let deck: PostDeck?
    /// The posts that are on screen at the same time.
    let posts: [GalleryPost]

    init(_ title: String, _ code: String, deck: PostDeck? = nil, _ posts: GalleryPost...) {
        self.title = title
        self.code = code
        self.deck = deck
        self.posts = posts
    }
}

/// The content of a post and its presentation.
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

/// A titled group of samples.
struct GallerySection: Sendable {
    let title: String
    let samples: [GallerySample]
    /// Whether still pictures can show the differences between the samples.
    var isForPictures = true
}
