import UIKit

/// One time of a post on the screen.
@MainActor
final class PostAppearance {
    /// Something that the poster has been asked for and has not finished.
    struct Change {
        let serial: UInt64
        let kind: PostChange.Kind
        let isAnimated: Bool
        /// Runs out if the poster takes too long; nil while a finger is on the post.
        var limit: (any PostClockTimer)?
    }

    /// What was told to come, and will be told to go.
    var view: UIView
    /// Whether `didPost` was told.
    var wasToldShown = false
    /// Made when nothing has removed the post in its `willPost`.
    var slot: PostSlot?
    var change: Change?
    var narration = PostNarration()
    /// How it is to be shown.
    let presentation: PostPresentation
    /// How the finger that let go of it last has thrown it.
    var throwing: PostThrow?
    /// What the view belongs to, as a child of the poster's own controller.
    private(set) var containment: PostContainment?

    init(of view: UIView, presentation: PostPresentation) {
        self.view = view
        self.presentation = presentation
    }

    func contain(_ controller: UIViewController?, in poster: (any UIViewPoster)?) {
        containment = nil
        guard let controller, let poster, let slot else { return }
        containment = PostContainment(of: controller, in: slot, of: poster)
    }
}
