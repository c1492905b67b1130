import Foundation
import MessageStackView
import UIKit

/// The posts in a cell of a contact sheet.
enum SheetPost {
    case sample(GallerySample)
    case toast(String, PostPresentation = PostPresentation())

    init(_ presentation: PostPresentation, _ value: some Postable) {
        self = .sample(GallerySample("", "", GalleryPost(presentation, value)))
    }

    /// The same posts on glass.
    var onGlass: SheetPost {
        switch self {
        case .sample(var sample):
            for index in sample.posts.indices { sample.posts[index].presentation.style.background = [.glass()] }
            return .sample(sample)
        case .toast(let text, var presentation):
            presentation.style.background = [.glass()]
            return .toast(text, presentation)
        }
    }

    /// Shows the posts and waits a number of seconds, by default until they are at rest.
    @MainActor
    func show(on stage: PictureStage, for seconds: TimeInterval = 1.5) {
        switch self {
        case .sample(let sample): stage.post(sample, for: seconds)
        case .toast(let text, let presentation): stage.post(toast: text, as: presentation, for: seconds)
        }
    }
}
