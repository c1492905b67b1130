import UIKit

/// Where a post stands.
///
/// ```swift
/// postView.presentation.placement = .bottomTrailing
/// ```
///
/// The post view that it belongs to stands somewhere in another view, its host. `.automatic` posts stand in the post
/// view itself, at its edge, and give it its height; the others stand in the host, wherever the post view is in it.
public struct PostPlacement: Equatable, Sendable {
    /// Where along the vertical.
    public enum Position: Hashable, Sendable {
        /// At the poster's edge, in its own frame.
        case automatic
        /// At the upper edge of the host.
        case top
        /// In the middle of the host.
        case center
        /// At the lower edge of the host.
        case bottom
    }

    /// Where along the horizontal, if there is more room than the post takes.
    public enum Alignment: Hashable, Sendable {
        /// Where lines begin: at the left side, and where people read from right to left at the right one.
        case leading
        /// In the middle.
        case center
        /// Where lines end.
        case trailing
    }

    /// Where along the vertical; `.automatic` by default.
    public var position: Position

    /// Where along the horizontal; `.center` by default.
    public var alignment: Alignment

    /// Between the post and the border of its area, in points; nil, the default, for the poster's `edgeInsets`. NaN and
    /// infinity count as zero.
    public var insets: NSDirectionalEdgeInsets?

    /// Points by which a post at `.center` stands below the middle; above it for less than zero. 0 by default, which
    /// NaN and infinity count as. It never leaves its area.
    public var centerOffset: CGFloat

    /// At the poster's edge, if nothing is said.
    public init(
        _ position: Position = .automatic,
        alignment: Alignment = .center,
        insets: NSDirectionalEdgeInsets? = nil,
        centerOffset: CGFloat = 0
    ) {
        self.position = position
        self.alignment = alignment
        self.insets = insets
        self.centerOffset = centerOffset
    }

    /// At the poster's edge.
    public static let automatic = PostPlacement()
    /// At the upper edge, in the middle if there is room beside it.
    public static let top = PostPlacement(.top)
    /// In the upper leading corner.
    public static let topLeading = PostPlacement(.top, alignment: .leading)
    /// In the upper trailing corner.
    public static let topTrailing = PostPlacement(.top, alignment: .trailing)
    /// In the middle.
    public static let center = PostPlacement(.center)
    /// At the lower edge, in the middle if there is room beside it.
    public static let bottom = PostPlacement(.bottom)
    /// In the lower leading corner.
    public static let bottomLeading = PostPlacement(.bottom, alignment: .leading)
    /// In the lower trailing corner.
    public static let bottomTrailing = PostPlacement(.bottom, alignment: .trailing)
}

/// What becomes of the area that notches, rounded corners, bars and the home indicator leave unsafe.
public enum PostSafeArea: Hashable, Sendable {
    /// The post keeps out of it.
    case respected
    /// The post reaches to the edges that it has no inset to, with its background; its content keeps out.
    case filled
    /// The post and its content stand where they would without it. What the device hides, it hides.
    case ignored
}

/// What a post does when a keyboard is where it stands, whoever types.
public enum PostKeyboard: Hashable, Sendable {
    /// It moves up to keep clear of the keyboard, with the keyboard, and down again; a floating one only if the two
    /// meet. If there isn't enough room above, it gets lower, and its content scrolls.
    ///
    /// - Parameters:
    ///   - spacing: points between the post and the keyboard, 10 by default.
    ///   - resistance: points from the host's safe area at the top that the post keeps at least; nil, the default, for
    ///     what its placement says. It means nothing to a post that stands in the post view's own frame.
    case avoided(spacing: CGFloat = 10, resistance: CGFloat? = nil)
    /// It stays where it is.
    case ignored
}
