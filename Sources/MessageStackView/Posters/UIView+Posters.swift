import UIKit

extension UIView {
    /// Moves the view to another superview, pinned to an edge over the full width. Later posts of a poster enter from
    /// that edge.
    ///
    /// - Parameters:
    ///   - view: The new superview.
    ///   - layout: The edge.
    ///   - constrainToSafeArea: Whether to use the edges of the safe area, rather than those of `view`.
    public func addTo(view: UIView, layout: MessageLayout, constrainToSafeArea: Bool = true) {
        removeFromSuperview()
        (self as? any PosterView)?.layout = layout
        layout.constrain(subview: self, to: view, safeAnchors: constrainToSafeArea)
        view.setNeedsLayout()
    }

    /// Creates a poster, pins it to an edge of this view, and lays it out.
    public func createPosterView<T: PosterView>(
        layout: MessageLayout = .default,
        constrainToSafeArea: Bool = true
    ) -> T {
        let poster = T(layout: layout)
        poster.addTo(view: self, layout: layout, constrainToSafeArea: constrainToSafeArea)
        layoutIfNeeded()
        return poster
    }

    /// Creates a stack at an edge of this view, which shows all posts, the newest farthest from that edge.
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

    /// Creates a post view at an edge of this view, which shows one post at a time.
    ///
    /// ```swift
    /// let postView = view.createPostView(layout: .bottom)
    /// postView.post(badgeMessage: message)
    /// ```
    public func createPostView(layout: MessageLayout = .default, constrainToSafeArea: Bool = true) -> PostView {
        createPosterView(layout: layout, constrainToSafeArea: constrainToSafeArea)
    }
}

/// A poster that is a view. `UIView.createPosterView(layout:constrainToSafeArea:)` creates one by its type.
@MainActor
public protocol PosterView: UIView, Poster {
    /// Creates a poster for an edge of its later superview.
    init(layout: MessageLayout)

    /// The edge that posts enter from. `addTo(view:layout:constrainToSafeArea:)` sets it.
    var layout: MessageLayout { get set }
}
