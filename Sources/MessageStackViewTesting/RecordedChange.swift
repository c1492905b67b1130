import UIKit

/// Something that a manager asked a `RecordingPoster` to do.
@MainActor
public struct RecordedChange {
    /// What was to be done.
    public enum Kind: Hashable, Sendable {
        /// The view was to come.
        case post
        /// The view had changed, and maybe its size.
        case update
        /// The view was to go.
        case remove
    }

    /// Whether the view was to come, to be given room, or to go.
    public let kind: Kind

    /// The posted view, not its slot. A recording keeps no view alive.
    public private(set) weak var view: UIView?

    /// The tag that the view had, to tell views apart that are gone.
    public let tag: Int

    /// Whether the change might take time.
    public let isAnimated: Bool

    init(kind: Kind, view: UIView, isAnimated: Bool) {
        self.kind = kind
        self.view = view
        self.isAnimated = isAnimated
        tag = view.tag
    }
}
