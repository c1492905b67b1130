import UIKit

/// A side of the screen, or of whatever a post is shown on.
public enum PostEdge: Hashable, Sendable, CaseIterable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom
    /// The left side, and where people read from right to left the right one.
    case leading
    /// The right side, and where people read from right to left the left one.
    case trailing
}
