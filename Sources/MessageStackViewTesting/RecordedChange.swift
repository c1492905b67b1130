public import UIKit

/// A change that a `PostManager` requested from a ``RecordingPoster``: the entrance, an update or the exit of a post.
@MainActor
public struct RecordedChange {
    /// The kind of a requested change.
    public enum Kind: Hashable, Sendable {
        /// The entrance of a post, which adds the view of the post.
        case post
        /// An update of the layout of a post. The content of the post changed, and possibly the size of the content.
        case update
        /// The exit of a post, which removes the view of the post.
        case remove
    }

    /// The kind of the change: an entrance, an update or an exit.
    public let kind: Kind

    /// The posted view, not the `PostSlot` that the library puts around it. This reference is weak: it is nil once the view has
    /// been deallocated.
    public private(set) weak var view: UIView?

    /// The `UIView.tag` that the posted view had when the change was requested. A test can use the tag to identify the view even
    /// after the view has been deallocated.
    public let tag: Int

    /// A Boolean value that indicates whether the `PostManager` requested the change with an animation.
    public let isAnimated: Bool

    init(kind: Kind, view: UIView, isAnimated: Bool) {
        self.kind = kind
        self.view = view
        self.isAnimated = isAnimated
        tag = view.tag
    }
}
