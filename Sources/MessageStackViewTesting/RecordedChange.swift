public import UIKit

/// A change that a `PostManager` has requested from a ``RecordingPoster``, such as the entrance of a post.
@MainActor
public struct RecordedChange {
    /// The kind of a requested change.
    public enum Kind: Hashable, Sendable {
        /// The entrance of a post: adding its view.
        case post
        /// An update of the layout, after the content of a post, and possibly its size, has changed.
        case update
        /// The exit of a post: removing its view.
        case remove
    }

    /// The kind of the change: an entrance, an update or an exit.
    public let kind: Kind

    /// The posted view, not the `PostSlot` around it. It is nil once the view has been deallocated, because the recording
    /// doesn't keep the view alive.
    public private(set) weak var view: UIView?

    /// The `UIView.tag` that the posted view had when the change was requested. With it, a test recognizes the view even after
    /// the view has been deallocated.
    public let tag: Int

    /// A Boolean value that indicates whether the `PostManager` requested an animated change.
    public let isAnimated: Bool

    init(kind: Kind, view: UIView, isAnimated: Bool) {
        self.kind = kind
        self.view = view
        self.isAnimated = isAnimated
        tag = view.tag
    }
}
