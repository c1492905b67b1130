#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

/// The name of `PostEdge` in version 3.
@available(*, deprecated, renamed: "PostEdge")
public typealias MessageLayout = PostEdge

/// The name of `PostEdge` in version 3 for the direction in which posts follow one another. They do so away from the edge at
/// which they enter.
@available(*, deprecated, renamed: "PostEdge")
public typealias Order = PostEdge

extension PostEdge {
    /// The edge that version 3 uses by default, which is `.top`.
    public static let `default` = PostEdge.top

    /// The edge `.top`. In version 3, this name stands for posts that follow one another downward.
    @available(*, deprecated, renamed: "top")
    public static let topToBottom = PostEdge.top

    /// The edge `.bottom`. In version 3, this name stands for posts that follow one another upward.
    @available(*, deprecated, renamed: "bottom")
    public static let bottomToTop = PostEdge.bottom

    /// The opposite edge: `.top` for `.bottom`, and `.bottom` for any other edge.
    public var switched: PostEdge { vertical == .top ? .bottom : .top }

    /// Returns the edge at which posts with this layout enter: `.bottom` for `.bottom`, and `.top` for any other edge. In
    /// version 3, the result is an `Order`.
    public func toOrder() -> PostEdge { vertical }

    /// Adds a view to a superview, and pins it to this edge over the full width.
    ///
    /// - Parameters:
    ///   - subview: The view to add, usually a poster.
    ///   - superview: The view to which it is added.
    ///   - safeAnchors: A Boolean value that indicates whether the subview is pinned to the safe area of the superview
    ///     instead of its bounds. The default is true.
    @MainActor
    public func constrain(subview: UIView, to superview: UIView, safeAnchors: Bool = true) {
        superview.add(subview, at: self, usesSafeArea: safeAnchors)
    }
}

extension MessageStackView {
    /// The order of posts, which is the same as `edge`. With `.top`, each post is below the one before it, and with
    /// `.bottom`, above it. If `MessageStackView.newestFirst` is true, the order is reversed.
    public var order: PostEdge {
        get { edge }
        set { edge = newValue }
    }
}

extension PostView {
    /// The order of posts, which is the same as `edge`: with `.top`, each post is below the one before it, and with
    /// `.bottom`, above it. It is read-only.
    public var order: PostEdge { edge }
}

extension PostGestureManager {
    /// The order of posts, which is the same as `edge`. Setting `.leading` or `.trailing` sets `edge` to `.top`.
    public var order: PostEdge {
        get { edge }
        set { edge = newValue.vertical }
    }
}

/// A poster that is a view, such as a `PostView` or a `MessageStackView`.
/// `UIView.createPosterView(layout:constrainToSafeArea:)` creates a poster of any conforming type.
@MainActor
public protocol PosterView: UIView, Poster {
    /// Creates a poster that shows posts at an edge of the view to which you add it.
    ///
    /// - Parameter edge: The edge.
    init(edge: PostEdge)

    /// The edge that posts enter from. `UIView.addTo(view:layout:constrainToSafeArea:)` sets it.
    var edge: PostEdge { get set }
}

extension PosterView {
    /// Creates a poster that shows posts at an edge of the view to which you add it.
    ///
    /// - Parameter layout: The edge.
    public init(layout: PostEdge) {
        self.init(edge: layout)
    }

    /// The name of `edge` in version 3.
    public var layout: PostEdge {
        get { edge }
        set { edge = newValue }
    }
}

extension PostView: PosterView {}
extension MessageStackView: PosterView {}

extension UIView {
    /// Creates a stack of posts, and pins it to an edge of this view over the full width.
    ///
    /// - Parameters:
    ///   - layout: The edge. It has no default, so that `createMessageStackView()` is the method of `MessageStackView`.
    ///   - constrainToSafeArea: A Boolean value that indicates whether the stack is pinned to the safe area of this view
    ///     instead of its bounds. The default is true.
    public func createMessageStackView(layout: PostEdge, constrainToSafeArea: Bool = true) -> MessageStackView {
        createMessageStackView(edge: layout, constrainToSafeArea: constrainToSafeArea)
    }

    /// Creates a post view, and pins it to an edge of this view over the full width.
    ///
    /// - Parameters:
    ///   - layout: The edge. It has no default, so that `createPostView()` is the method of `MessageStackView`.
    ///   - constrainToSafeArea: A Boolean value that indicates whether the post view is pinned to the safe area of this view
    ///     instead of its bounds. The default is true.
    public func createPostView(layout: PostEdge, constrainToSafeArea: Bool = true) -> PostView {
        createPostView(edge: layout, constrainToSafeArea: constrainToSafeArea)
    }

    /// Moves this view to another superview, and pins it to an edge over the full width. If this view is a poster, its later
    /// posts enter from that edge.
    ///
    /// - Parameters:
    ///   - view: The new superview.
    ///   - layout: The edge.
    ///   - constrainToSafeArea: A Boolean value that indicates whether this view is pinned to the safe area of the superview
    ///     instead of its bounds. The default is true.
    public func addTo(view: UIView, layout: PostEdge, constrainToSafeArea: Bool = true) {
        removeFromSuperview()
        (self as? any PosterView)?.edge = layout
        view.add(self, at: layout, usesSafeArea: constrainToSafeArea)
        view.setNeedsLayout()
    }

    /// Creates a poster, pins it to an edge of this view over the full width, and lays it out.
    ///
    /// - Parameters:
    ///   - layout: The edge. The default is `.top`.
    ///   - constrainToSafeArea: A Boolean value that indicates whether the poster is pinned to the safe area of this view
    ///     instead of its bounds. The default is true.
    /// - Returns: The poster. The type of the variable to which you assign it determines its class.
    public func createPosterView<T: PosterView>(
        layout: PostEdge = .top,
        constrainToSafeArea: Bool = true
    ) -> T {
        let poster = T(edge: layout)
        poster.addTo(view: self, layout: layout, constrainToSafeArea: constrainToSafeArea)
        layOutPoster()
        return poster
    }
}

/// An alias of `BadgeView`, whose superclass had this name in version 3.
@available(*, deprecated, renamed: "BadgeView")
public typealias BadgeContainerView = BadgeView
