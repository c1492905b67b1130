#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

/// The name of `PostEdge` in version 3.
@available(*, deprecated, renamed: "PostEdge")
public typealias MessageLayout = PostEdge

/// The name of `PostEdge` in version 3 for the order of posts: `.top` if each post is below the previous one, and `.bottom` if it
/// is above.
@available(*, deprecated, renamed: "PostEdge")
public typealias Order = PostEdge

extension PostEdge {
    /// The edge that version 3 uses by default, which is `.top`.
    public static let `default` = PostEdge.top

    /// The edge `.top`, under its name in version 3 for posts that follow one another downward.
    @available(*, deprecated, renamed: "top")
    public static let topToBottom = PostEdge.top

    /// The edge `.bottom`, under its name in version 3 for posts that follow one another upward.
    @available(*, deprecated, renamed: "bottom")
    public static let bottomToTop = PostEdge.bottom

    /// The opposite edge: `.top` for `.bottom`, and `.bottom` for any other edge.
    public var switched: PostEdge { vertical == .top ? .bottom : .top }

    /// Returns the edge at which posts enter whose `layout` is this edge: `.bottom` for `.bottom`, and `.top` for any other edge.
    /// In version 3, the result is an `Order`.
    public func toOrder() -> PostEdge { vertical }

    /// Adds a view to a superview, and constrains it to this edge of the superview over the full width.
    ///
    /// - Parameters:
    ///   - subview: The view to add, usually one that shows posts, such as a `PostView`.
    ///   - superview: The view to which the subview is added.
    ///   - safeAnchors: A Boolean value that indicates whether the subview is constrained to the safe area of the superview, or
    ///     to its bounds if it is false. The default is true.
    @MainActor
    public func constrain(subview: UIView, to superview: UIView, safeAnchors: Bool = true) {
        superview.add(subview, at: self, usesSafeArea: safeAnchors)
    }
}

extension MessageStackView {
    /// The order of posts, under its name in version 3. It is the same as `edge`. With `.top`, each post is below the previous
    /// one, and with `.bottom`, above it. If `MessageStackView.newestFirst` is true, the order is reversed.
    public var order: PostEdge {
        get { edge }
        set { edge = newValue }
    }
}

extension PostView {
    /// The order of posts, under its name in version 3. It is the same as `edge`: with `.top`, each post is below the previous
    /// one, and with `.bottom`, above it. The property is read-only.
    public var order: PostEdge { edge }
}

extension PostGestureManager {
    /// The order of posts, under its name in version 3. It is the same as `edge`: with `.top`, each post is below the previous
    /// one, and with `.bottom`, above it. Setting `.leading` or `.trailing` sets `edge` to `.top`.
    public var order: PostEdge {
        get { edge }
        set { edge = newValue.vertical }
    }
}

/// A view on which an app posts, and that shows the posts, such as a `PostView` or a `MessageStackView`.
/// `UIView.createPosterView(layout:constrainToSafeArea:)` creates a view of any conforming type and adds it.
@MainActor
public protocol PosterView: UIView, Poster {
    /// Creates a view that shows posts at an edge of the view to which you add it.
    ///
    /// - Parameter edge: The edge, `.top` or `.bottom`.
    init(edge: PostEdge)

    /// The edge from which posts enter. `UIView.addTo(view:layout:constrainToSafeArea:)` sets it.
    var edge: PostEdge { get set }
}

extension PosterView {
    /// Creates a view that shows posts at an edge of the view to which you add it.
    ///
    /// - Parameter layout: The edge, `.top` or `.bottom`.
    public init(layout: PostEdge) {
        self.init(edge: layout)
    }

    /// The edge from which posts enter, under its name in version 3. It is the same as `edge`.
    public var layout: PostEdge {
        get { edge }
        set { edge = newValue }
    }
}

extension PostView: PosterView {}
extension MessageStackView: PosterView {}

extension UIView {
    /// Creates a `MessageStackView`, adds it to this view, and constrains it to an edge over the full width.
    ///
    /// - Parameters:
    ///   - layout: The edge of this view. It has no default, so that `createMessageStackView()` without arguments isn't
    ///     ambiguous: it calls `createMessageStackView(edge:constrainToSafeArea:)`.
    ///   - constrainToSafeArea: A Boolean value that indicates whether the stack is constrained to the safe area of this view, or
    ///     to its bounds if it is false. The default is true.
    public func createMessageStackView(layout: PostEdge, constrainToSafeArea: Bool = true) -> MessageStackView {
        createMessageStackView(edge: layout, constrainToSafeArea: constrainToSafeArea)
    }

    /// Creates a `PostView`, adds it to this view, and constrains it to an edge over the full width.
    ///
    /// - Parameters:
    ///   - layout: The edge of this view. It has no default, so that `createPostView()` without arguments isn't ambiguous: it
    ///     calls `createPostView(edge:constrainToSafeArea:)`.
    ///   - constrainToSafeArea: A Boolean value that indicates whether the post view is constrained to the safe area of this
    ///     view, or to its bounds if it is false. The default is true.
    public func createPostView(layout: PostEdge, constrainToSafeArea: Bool = true) -> PostView {
        createPostView(edge: layout, constrainToSafeArea: constrainToSafeArea)
    }

    /// Adds this view to another view, and constrains it to an edge over the full width. If this view conforms to `PosterView`,
    /// its later posts enter from that edge.
    ///
    /// - Parameters:
    ///   - view: The new superview.
    ///   - layout: The edge, `.top` or `.bottom`.
    ///   - constrainToSafeArea: A Boolean value that indicates whether this view is constrained to the safe area of the
    ///     superview, or to its bounds if it is false. The default is true.
    public func addTo(view: UIView, layout: PostEdge, constrainToSafeArea: Bool = true) {
        removeFromSuperview()
        (self as? any PosterView)?.edge = layout
        view.add(self, at: layout, usesSafeArea: constrainToSafeArea)
        view.setNeedsLayout()
    }

    /// Creates a view that shows posts, adds it to this view, constrains it to an edge over the full width, and lays it out.
    ///
    /// - Parameters:
    ///   - layout: The edge, `.top` or `.bottom`. The default is `.top`.
    ///   - constrainToSafeArea: A Boolean value that indicates whether the new view is constrained to the safe area of this view,
    ///     or to its bounds if it is false. The default is true.
    /// - Returns: The new view. The type of the variable to which you assign it determines its class, such as `PostView`.
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
