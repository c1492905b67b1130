#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

/// The name of `PostEdge` in version 3.
@available(*, deprecated, renamed: "PostEdge")
public typealias MessageLayout = PostEdge

/// The name of `PostEdge` in version 3, where it is used as the order of posts. With `.top`, each post is below the previous one.
/// With `.bottom`, each post is above the previous one.
@available(*, deprecated, renamed: "PostEdge")
public typealias Order = PostEdge

extension PostEdge {
    /// The edge that version 3 uses by default, which is `.top`.
    public static let `default` = PostEdge.top

    /// The edge `.top`, under its name in version 3. With it, each post is below the previous one.
    @available(*, deprecated, renamed: "top")
    public static let topToBottom = PostEdge.top

    /// The edge `.bottom`, under its name in version 3. With it, each post is above the previous one.
    @available(*, deprecated, renamed: "bottom")
    public static let bottomToTop = PostEdge.bottom

    /// The opposite edge: `.top` for `.bottom`, and `.bottom` for any other edge.
    public var switched: PostEdge { vertical == .top ? .bottom : .top }

    /// Returns the order of posts for a view at this edge: `.bottom` for `.bottom`, and `.top` for any other edge. In version 3,
    /// the type of the result is `Order`.
    public func toOrder() -> PostEdge { vertical }

    /// Adds a view to a superview, and constrains it to this edge and to the full width of the superview.
    ///
    /// - Parameters:
    ///   - subview: The view to add, usually one that shows posts, such as a `PostView`.
    ///   - superview: The view to which the subview is added.
    ///   - safeAnchors: If true, the subview is constrained to the safe area of the superview. If false, it is constrained to the
    ///     bounds of the superview. The default is true.
    @MainActor
    public func constrain(subview: UIView, to superview: UIView, safeAnchors: Bool = true) {
        superview.add(subview, at: self, usesSafeArea: safeAnchors)
    }
}

extension MessageStackView {
    /// The order of posts, under its name in version 3. This property is the same as `edge`. With `.top`, each post is below the
    /// previous one. With `.bottom`, each post is above the previous one. If `MessageStackView.newestFirst` is true, the order is
    /// reversed.
    public var order: PostEdge {
        get { edge }
        set { edge = newValue }
    }
}

extension PostView {
    /// The order of posts, under its name in version 3. This property is the same as `edge`, the edge from which posts enter, but
    /// read-only.
    public var order: PostEdge { edge }
}

extension PostGestureManager {
    /// The order of posts, under its name in version 3. This property is the same as `edge`, the edge over which the user drags
    /// posts off the screen. If you set it to `.leading` or `.trailing`, `edge` becomes `.top`.
    public var order: PostEdge {
        get { edge }
        set { edge = newValue.vertical }
    }
}

/// A view that shows posts, such as a `PostView` or a `MessageStackView`. `UIView.createPosterView(layout:constrainToSafeArea:)`
/// creates a view of a conforming type and adds it to another view.
@MainActor
public protocol PosterView: UIView, Poster {
    /// Creates a view that shows posts at an edge of the view to which you add it.
    ///
    /// - Parameter edge: The edge, `.top` or `.bottom`.
    init(edge: PostEdge)

    /// The edge from which posts enter. `UIView.addTo(view:layout:constrainToSafeArea:)` sets this property.
    var edge: PostEdge { get set }
}

extension PosterView {
    /// Creates a view that shows posts at an edge of the view to which you add it.
    ///
    /// - Parameter layout: The edge, `.top` or `.bottom`.
    public init(layout: PostEdge) {
        self.init(edge: layout)
    }

    /// The edge from which posts enter, under its name in version 3. This property is the same as `edge`.
    public var layout: PostEdge {
        get { edge }
        set { edge = newValue }
    }
}

extension PostView: PosterView {}
extension MessageStackView: PosterView {}

extension UIView {
    /// Creates a `MessageStackView`, adds it to this view, and constrains it to an edge and to the full width of this view.
    ///
    /// - Parameters:
    ///   - layout: The edge of this view, `.top` or `.bottom`. The parameter has no default, because a call without arguments would
    ///     be ambiguous. `createMessageStackView()` calls `createMessageStackView(edge:constrainToSafeArea:)`.
    ///   - constrainToSafeArea: If true, the stack is constrained to the safe area of this view. If false, it is constrained to the
    ///     bounds of this view. The default is true.
    public func createMessageStackView(layout: PostEdge, constrainToSafeArea: Bool = true) -> MessageStackView {
        createMessageStackView(edge: layout, constrainToSafeArea: constrainToSafeArea)
    }

    /// Creates a `PostView`, adds it to this view, and constrains it to an edge and to the full width of this view.
    ///
    /// - Parameters:
    ///   - layout: The edge of this view, `.top` or `.bottom`. The parameter has no default, because a call without arguments would
    ///     be ambiguous. `createPostView()` calls `createPostView(edge:constrainToSafeArea:)`.
    ///   - constrainToSafeArea: If true, the post view is constrained to the safe area of this view. If false, it is constrained to
    ///     the bounds of this view. The default is true.
    public func createPostView(layout: PostEdge, constrainToSafeArea: Bool = true) -> PostView {
        createPostView(edge: layout, constrainToSafeArea: constrainToSafeArea)
    }

    /// Adds this view to another view, and constrains it to an edge and to the full width of that view. If this view conforms to
    /// `PosterView`, its `edge` is set too, so that its later posts enter from this edge.
    ///
    /// - Parameters:
    ///   - view: The new superview.
    ///   - layout: The edge, `.top` or `.bottom`.
    ///   - constrainToSafeArea: If true, this view is constrained to the safe area of the superview. If false, it is constrained to
    ///     the bounds of the superview. The default is true.
    public func addTo(view: UIView, layout: PostEdge, constrainToSafeArea: Bool = true) {
        removeFromSuperview()
        (self as? any PosterView)?.edge = layout
        view.add(self, at: layout, usesSafeArea: constrainToSafeArea)
        view.setNeedsLayout()
    }

    /// Creates a view that shows posts, adds it to this view, constrains it to an edge and to the full width of this view, and lays
    /// it out.
    ///
    /// - Parameters:
    ///   - layout: The edge, `.top` or `.bottom`. The default is `.top`.
    ///   - constrainToSafeArea: If true, the new view is constrained to the safe area of this view. If false, it is constrained to
    ///     the bounds of this view. The default is true.
    /// - Returns: The new view. Its class is the type of the variable to which you assign the result, such as `PostView`.
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

/// An alias of `BadgeView`. In version 3, the superclass of `BadgeView` has this name.
@available(*, deprecated, renamed: "BadgeView")
public typealias BadgeContainerView = BadgeView
