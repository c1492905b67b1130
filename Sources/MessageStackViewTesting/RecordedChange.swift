public import UIKit

/// A change that a manager requested from a `RecordingPoster`.
@MainActor
public struct RecordedChange {
    /// The kind of a change.
    public enum Kind: Hashable, Sendable {
        /// Add the view.
        case post
        /// Lay out the view after its content, and possibly its size, has changed.
        case update
        /// Remove the view.
        case remove
    }

    /// The kind of the change.
    public let kind: Kind

    /// The posted view, not its slot. A recording holds it weakly.
    public private(set) weak var view: UIView?

    /// The tag of the view, which identifies it after it has been deallocated.
    public let tag: Int

    /// A Boolean value that indicates whether the change was to be animated.
    public let isAnimated: Bool

    init(kind: Kind, view: UIView, isAnimated: Bool) {
        self.kind = kind
        self.view = view
        self.isAnimated = isAnimated
        tag = view.tag
    }
}
