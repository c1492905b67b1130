#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

/// The name of `PostEdge` in version 3.
@available(*, deprecated, renamed: "PostEdge")
public typealias MessageLayout = PostEdge

/// The name in version 3 for the direction in which posts follow one another, away from the edge that they enter from.
@available(*, deprecated, renamed: "PostEdge")
public typealias Order = PostEdge

extension PostEdge {
    /// The top edge.
    public static let `default` = PostEdge.top

    /// Another name for `top`, for an order in which posts follow one another downward from that edge.
    @available(*, deprecated, renamed: "top")
    public static let topToBottom = PostEdge.top

    /// Another name for `bottom`, for an order in which posts follow one another upward from that edge.
    @available(*, deprecated, renamed: "bottom")
    public static let bottomToTop = PostEdge.bottom

    /// The opposite direction.
    public var switched: PostEdge { vertical == .top ? .bottom : .top }

    /// Returns the direction away from the edge.
    public func toOrder() -> PostEdge { vertical }

    /// Adds `subview` to `superview` and pins it to this edge over the full width.
    ///
    /// - Parameters:
    ///   - subview: The view to add, usually a poster.
    ///   - superview: The view to add it to.
    ///   - safeAnchors: Whether the subview is pinned to the safe area rather than to the superview. The default is
    ///     true.
    @MainActor
    public func constrain(subview: UIView, to superview: UIView, safeAnchors: Bool = true) {
        superview.add(subview, at: self, usesSafeArea: safeAnchors)
    }
}

extension MessageStackView {
    /// The order of posts, which is the same as `layout`: with `.top`, each post is below the one before it.
    public var order: PostEdge {
        get { layout }
        set { layout = newValue }
    }
}

extension PostView {
    /// The order of posts, which is the same as `layout`: with `.top`, each post is below the one before it.
    public var order: PostEdge { layout }
}

extension PostGestureManager {
    /// The order of posts, which is the same as `edge`.
    public var order: PostEdge {
        get { edge }
        set { edge = newValue.vertical }
    }
}

/// A poster that is a view. `UIView.createPosterView(layout:constrainToSafeArea:)` creates one by its type.
@MainActor
public protocol PosterView: UIView, Poster {
    /// Creates a poster that shows posts at an edge of the view to which you add it.
    init(layout: PostEdge)

    /// The edge that posts enter from. `addTo(view:layout:constrainToSafeArea:)` sets it.
    var layout: PostEdge { get set }
}

extension PostView: PosterView {}
extension MessageStackView: PosterView {}

extension UIView {
    /// Moves the view to another superview, pinned to an edge over the full width. Later posts of a poster enter from
    /// that edge.
    ///
    /// - Parameters:
    ///   - view: The new superview.
    ///   - layout: The edge.
    ///   - constrainToSafeArea: Whether to use the edges of the safe area, rather than those of `view`.
    public func addTo(view: UIView, layout: PostEdge, constrainToSafeArea: Bool = true) {
        removeFromSuperview()
        (self as? any PosterView)?.layout = layout
        view.add(self, at: layout, usesSafeArea: constrainToSafeArea)
        view.setNeedsLayout()
    }

    /// Creates a poster, pins it to an edge of this view, and lays it out.
    public func createPosterView<T: PosterView>(
        layout: PostEdge = .top,
        constrainToSafeArea: Bool = true
    ) -> T {
        let poster = T(layout: layout)
        poster.addTo(view: self, layout: layout, constrainToSafeArea: constrainToSafeArea)
        layOutPoster()
        return poster
    }
}

/// An alias of `BadgeView`, whose superclass had this name in version 3.
@available(*, deprecated, renamed: "BadgeView")
public typealias BadgeContainerView = BadgeView
