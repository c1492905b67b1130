public import UIKit

/// The position of a post on screen. Posters that follow it, such as a `PostView`, return true from `UIViewPoster.placesPosts`.
///
/// ```swift
/// postView.presentation.placement = .bottomTrailing
/// ```
///
/// A post with the position `.automatic` and the alignment `.center` is inside the bounds of the post view, at its edge, and
/// determines its height, if `PostPresentation.size` and `PostPresentation.safeArea` have their defaults. A `maximumWidth` of
/// `.fill` makes no difference. All other posts are in the host of the post view, regardless of the bounds of the post view.
/// The host is the superview of the post view or, for the post views of the app and of a scene, the window.
public struct PostPlacement: Equatable, Sendable {
    /// The vertical position of a post in the superview or window of its post view.
    public enum Position: Equatable, Sendable {
        /// A position at the edge at which the poster shows posts by default, such as `PostView.edge`. `PostPlacement`
        /// describes which posts are inside the bounds of the poster.
        case automatic
        /// A position at the top edge of the post view's superview or window.
        case top
        /// A position in the vertical middle of the post view's superview or window.
        case center
        /// A position at the bottom edge of the post view's superview or window.
        case bottom
    }

    /// The vertical position. The default is `.automatic`, which is the edge at which the poster shows posts.
    public var position: Position

    /// The horizontal alignment of a post that is narrower than the room that it has. The default is `.center`.
    public var alignment: PostAlignment

    /// The distances in points between the post and the borders of its area. The area is the safe area of the post view's
    /// superview or window unless `PostPresentation.safeArea` says otherwise. The default is nil, which uses the `edgeInsets` of
    /// the post view.
    public var insets: NSDirectionalEdgeInsets?

    /// The distance in points by which a post with the position `.center` is below the middle. With a negative number, the post
    /// is above the middle. The default is 0. The post never leaves its area, which is the safe area of the post view's superview
    /// or window without the `insets`.
    public var centerOffset: CGFloat

    /// The view or item that the post is beside; nil, the default, for none.
    var anchor: Anchor?

    /// A Boolean value that indicates whether the post is beside the SwiftUI view that posts it; false by default.
    var isBesideSource = false

    /// The preferred edge of the anchor; nil, the default, for none.
    var anchorEdge: PostEdge?

    /// Creates a placement.
    ///
    /// - Parameters:
    ///   - position: The vertical position. The default is `.automatic`, which is the edge at which the poster shows posts.
    ///   - alignment: The horizontal alignment of a post that is narrower than the room that it has. The default is `.center`.
    ///   - insets: The distances in points between the post and the borders of its area. The default is nil, which uses the
    ///     `edgeInsets` of the post view.
    ///   - centerOffset: The distance in points by which a post with the position `.center` is below the middle. The default is
    ///     0.
    public init(
        _ position: Position = .automatic,
        alignment: PostAlignment = .center,
        insets: NSDirectionalEdgeInsets? = nil,
        centerOffset: CGFloat = 0
    ) {
        self.position = position
        self.alignment = alignment
        self.insets = insets
        self.centerOffset = centerOffset
    }

    /// A placement at the edge at which the poster shows posts by default, such as `PostView.edge`, horizontally centered.
    public static let automatic = PostPlacement()
    /// A placement at the top edge of the post view's superview or window, horizontally centered.
    public static let top = PostPlacement(.top)
    /// A placement in the upper leading corner of the post view's superview or window.
    public static let topLeading = PostPlacement(.top, alignment: .leading)
    /// A placement in the upper trailing corner of the post view's superview or window.
    public static let topTrailing = PostPlacement(.top, alignment: .trailing)
    /// A placement in the vertical and horizontal middle of the post view's superview or window.
    public static let center = PostPlacement(.center)
    /// A placement at the bottom edge of the post view's superview or window, horizontally centered.
    public static let bottom = PostPlacement(.bottom)
    /// A placement in the lower leading corner of the post view's superview or window.
    public static let bottomLeading = PostPlacement(.bottom, alignment: .leading)
    /// A placement in the lower trailing corner of the post view's superview or window.
    public static let bottomTrailing = PostPlacement(.bottom, alignment: .trailing)
}
