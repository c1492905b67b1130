import UIKit

extension UIView {
    /// Moves the view onto `view`, pinned to the edge of `layout` over the full width. The posts of a poster come from
    /// that edge from now on.
    ///
    /// - Parameters:
    ///   - view: the new superview.
    ///   - layout: the edge.
    ///   - constrainToSafeArea: whether the edges are those of the safe area or of `view` itself.
    public func addTo(view: UIView, layout: MessageLayout, constrainToSafeArea: Bool = true) {
        removeFromSuperview()
        (self as? any PosterView)?.layout = layout
        layout.constrain(subview: self, to: view, safeAnchors: constrainToSafeArea)
        view.setNeedsLayout()
    }

    /// Makes a poster of the type asked for and pins it to an edge of this view; it is laid out on return.
    public func createPosterView<T: PosterView>(
        layout: MessageLayout = .default,
        constrainToSafeArea: Bool = true
    ) -> T {
        let poster = T(layout: layout)
        poster.addTo(view: self, layout: layout, constrainToSafeArea: constrainToSafeArea)
        layoutIfNeeded()
        return poster
    }

    /// Makes a stack at an edge of this view: all posts are shown, the newest farthest from that edge.
    ///
    /// ```swift
    /// let stackView = view.createMessageStackView(layout: .bottom)
    /// stackView.post(message: message)
    /// ```
    public func createMessageStackView(
        layout: MessageLayout = .default,
        constrainToSafeArea: Bool = true
    ) -> MessageStackView {
        createPosterView(layout: layout, constrainToSafeArea: constrainToSafeArea)
    }

    /// Makes a post view at an edge of this view: posts come one at a time, from that edge.
    ///
    /// ```swift
    /// let postView = view.createPostView(layout: .bottom)
    /// postView.post(badgeMessage: message)
    /// ```
    public func createPostView(layout: MessageLayout = .default, constrainToSafeArea: Bool = true) -> PostView {
        createPosterView(layout: layout, constrainToSafeArea: constrainToSafeArea)
    }
}

/// A poster that is a view and that `UIView.createPosterView(layout:constrainToSafeArea:)` can make from its type.
@MainActor
public protocol PosterView: UIView, Poster {
    /// Makes a poster for an edge of what it will be added to.
    init(layout: MessageLayout)

    /// The edge that posts come from. `addTo(view:layout:constrainToSafeArea:)` sets it.
    var layout: MessageLayout { get set }
}
