public import UIKit

/// The position of a post on screen. A `PostView` shows each post at its placement. So does a custom `UIViewPoster` whose
/// `placesPosts` is true.
///
/// ```swift
/// postView.presentation.placement = .bottomTrailing
/// ```
///
/// A post is inside the bounds of the `PostView`, at `PostView.edge`, and the post view is as tall as the post requires, if all
/// of the following are true:
/// - The position is `.automatic`, and the alignment is `.center`.
/// - `PostPresentation.size` and `PostPresentation.safeArea` have their defaults. A `PostSize.maximumWidth` of `.fill` counts as
///   a default here.
/// - The post isn't beside a view, as with `PostPresentation.anchored(to:rect:edge:)`.
///
/// All other posts are placed in the superview of the post view, regardless of the bounds of the post view. Those of
/// `UIApplication.postView` and `UIWindowScene.postView` are placed in the window.
public struct PostPlacement: Equatable, Sendable {
    /// The vertical position of a post in the superview of the `PostView` that shows the post. With `UIApplication.postView` and
    /// `UIWindowScene.postView`, it is the position in the window.
    public enum Position: Equatable, Sendable {
        /// The edge at which posts are shown by default, which is `PostView.edge` in a `PostView`. `PostPlacement` describes
        /// which posts with this position are inside the bounds of the post view.
        case automatic
        /// The top of the post view's superview, even if `PostView.edge` is `.bottom`. With `UIApplication.postView` and
        /// `UIWindowScene.postView`, it is the top of the window.
        case top
        /// The vertical middle of the post view's superview. With `UIApplication.postView` and `UIWindowScene.postView`, it is
        /// the middle of the window.
        case center
        /// The bottom of the post view's superview, even if `PostView.edge` is `.top`. With `UIApplication.postView` and
        /// `UIWindowScene.postView`, it is the bottom of the window.
        case bottom
    }

    /// The vertical position. The default is `.automatic`: the post is at the edge of the view that shows posts, such as
    /// `PostView.edge`.
    public var position: Position

    /// The horizontal alignment of a post that is narrower than the screen or view in which it is shown. The default is
    /// `.center`.
    public var alignment: PostAlignment

    /// The minimum distances in points between the post and the borders of its area. With the default of
    /// `PostPresentation.safeArea`, the area is the safe area of the view in which the post is placed. The default is nil, which
    /// uses `PostView.edgeInsets`.
    public var insets: NSDirectionalEdgeInsets?

    /// The distance in points by which a post with the position `.center` is below the middle. With a negative number, the post
    /// is above the middle. The default is 0. The offset never moves the post out of its area, which the safe area and the
    /// `insets` limit.
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
    ///   - position: The vertical position. The default is `.automatic`: the post is at the edge of the view that shows posts,
    ///     such as `PostView.edge`.
    ///   - alignment: The horizontal alignment of a post that is narrower than the screen or view in which it is shown. The
    ///     default is `.center`.
    ///   - insets: The minimum distances in points between the post and the borders of the safe area. The default is nil, which
    ///     uses `PostView.edgeInsets`.
    ///   - centerOffset: The distance in points by which a post with the position `.center` is below the middle. With a negative
    ///     number, the post is above the middle. The default is 0.
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

    /// A placement at the edge of the view that shows posts, such as `PostView.edge`, horizontally centered. This is the default.
    public static let automatic = PostPlacement()
    /// A horizontally centered placement at the top of the post view's superview. With `UIApplication.postView` and
    /// `UIWindowScene.postView`, it is at the top of the window.
    public static let top = PostPlacement(.top)
    /// A placement in the upper leading corner of the post view's superview. With `UIApplication.postView` and
    /// `UIWindowScene.postView`, it is in that corner of the window.
    public static let topLeading = PostPlacement(.top, alignment: .leading)
    /// A placement in the upper trailing corner of the post view's superview. With `UIApplication.postView` and
    /// `UIWindowScene.postView`, it is in that corner of the window.
    public static let topTrailing = PostPlacement(.top, alignment: .trailing)
    /// A placement in the middle of the post view's superview. With `UIApplication.postView` and `UIWindowScene.postView`, it is
    /// in the middle of the window.
    public static let center = PostPlacement(.center)
    /// A horizontally centered placement at the bottom of the post view's superview. With `UIApplication.postView` and
    /// `UIWindowScene.postView`, it is at the bottom of the window.
    public static let bottom = PostPlacement(.bottom)
    /// A placement in the lower leading corner of the post view's superview. With `UIApplication.postView` and
    /// `UIWindowScene.postView`, it is in that corner of the window.
    public static let bottomLeading = PostPlacement(.bottom, alignment: .leading)
    /// A placement in the lower trailing corner of the post view's superview. With `UIApplication.postView` and
    /// `UIWindowScene.postView`, it is in that corner of the window.
    public static let bottomTrailing = PostPlacement(.bottom, alignment: .trailing)
}
