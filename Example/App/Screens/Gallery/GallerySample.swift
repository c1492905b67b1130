import Foundation
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
    var posts: [GalleryPost]
    /// Whether there are also pictures from right to left, with the largest text, on a small device and in landscape.
    let isInAllSettings: Bool

    /// The name of the picture in the documentation, in light mode and without an extension.
    var pictureName: String { "gallery-" + title.lowercased().components(separatedBy: " ").joined(separator: "-") }

    init(
        _ title: String, _ code: String, deck: PostDeck? = nil, isInAllSettings: Bool = false, _ posts: GalleryPost...
    ) {
        self.title = title
        self.code = code
        self.deck = deck
        self.isInAllSettings = isInAllSettings
        self.posts = posts
    }
}

/// The content of a post and its presentation.
struct GalleryPost: Sendable {
    enum Content: Sendable {
        /// A value, such as a message, an alert or a pop-up.
        case value(any Postable)
        /// The text of a message with an Undo button.
        case undo(String)
    }

    var presentation: PostPresentation
    let content: Content

    init(_ presentation: PostPresentation, _ value: some Postable, edit: (inout PostPresentation) -> Void = { _ in }) {
        self.init(presentation, content: .value(value), edit: edit)
    }

    init(_ presentation: PostPresentation, undoable text: String) {
        self.init(presentation, content: .undo(text)) { _ in }
    }

    private init(_ presentation: PostPresentation, content: Content, edit: (inout PostPresentation) -> Void) {
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

// MARK: - Ready-made posts

extension GallerySection {
    /// Creates a section with the samples of ready-made posts that belong to it, and then others.
    init(_ title: String, _ others: [GallerySample]) {
        let samples = ReadyMade.all.filter { $0.sample?.section == title }.compactMap(GallerySample.init)
        self.init(title: title, samples: samples + others)
    }
}

extension GallerySample {
    /// Creates the sample of a kind; nil if it has none.
    init?(_ kind: ReadyMade) {
        guard let sample = kind.sample else { return nil }
        self.init(
            kind.title, sample.code, isInAllSettings: sample.isInAllSettings,
            GalleryPost(sample.presentation, kind.value(sample.content)))
    }
}
