public import UIKit

/// The position of a post in its host.
///
/// ```swift
/// postView.presentation.placement = .bottomTrailing
/// ```
///
/// A post view belongs to a host, which is another view. Posts with the position `.automatic` are in the post view
/// itself, at its edge, and determine its height. All others are in the host, wherever the post view is in it.
public struct PostPlacement: Equatable, Sendable {
    /// The vertical position of a post in its host.
    public enum Position: Equatable, Sendable {
        /// The edge at which the poster shows posts by default, such as `PostView.layout`, in the poster's own frame.
        case automatic
        /// The top edge of the host.
        case top
        /// The middle of the host.
        case center
        /// The bottom edge of the host.
        case bottom
    }

    /// The horizontal alignment of a post that is narrower than its area.
    public enum Alignment: Equatable, Sendable {
        /// The leading side: the left side, or the right side in a right-to-left layout.
        case leading
        /// The center.
        case center
        /// The trailing side.
        case trailing
    }

    /// The vertical position; `.automatic` by default.
    public var position: Position

    /// The horizontal alignment of a post that is narrower than its area; `.center` by default.
    public var alignment: Alignment

    /// The distances between the post and the border of its area, in points; nil, the default, for the poster's
    /// `edgeInsets`. NaN and infinity count as zero.
    public var insets: NSDirectionalEdgeInsets?

    /// The distance in points by which a post with the position `.center` is below the middle; above it if negative.
    /// The default is 0; NaN and infinity count as 0. The post never leaves its area.
    public var centerOffset: CGFloat

    /// Creates a placement. By default, it is `.automatic`: at the edge at which the poster shows posts.
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

    /// A placement at the edge at which the poster shows posts by default, such as `PostView.layout`.
    public static let automatic = PostPlacement()
    /// A placement at the upper edge, horizontally centered.
    public static let top = PostPlacement(.top)
    /// A placement in the upper leading corner.
    public static let topLeading = PostPlacement(.top, alignment: .leading)
    /// A placement in the upper trailing corner.
    public static let topTrailing = PostPlacement(.top, alignment: .trailing)
    /// A placement in the middle of the host.
    public static let center = PostPlacement(.center)
    /// A placement at the lower edge, horizontally centered.
    public static let bottom = PostPlacement(.bottom)
    /// A placement in the lower leading corner.
    public static let bottomLeading = PostPlacement(.bottom, alignment: .leading)
    /// A placement in the lower trailing corner.
    public static let bottomTrailing = PostPlacement(.bottom, alignment: .trailing)
}
