import UIKit

extension UIView {
    /// Creates a stack at an edge of this view, which shows all posts, the newest farthest from that edge.
    ///
    /// ```swift
    /// let stackView = view.createMessageStackView(layout: .bottom)
    /// stackView.post(message: message)
    /// ```
    public func createMessageStackView(
        layout: PostEdge = .top,
        constrainToSafeArea: Bool = true
    ) -> MessageStackView {
        let stackView = MessageStackView(layout: layout)
        add(stackView, at: layout, usesSafeArea: constrainToSafeArea)
        layoutIfNeeded()
        return stackView
    }

    /// Creates a post view at an edge of this view, which shows one post at a time.
    ///
    /// ```swift
    /// let postView = view.createPostView(layout: .bottom)
    /// postView.post(badgeMessage: message)
    /// ```
    public func createPostView(layout: PostEdge = .top, constrainToSafeArea: Bool = true) -> PostView {
        let postView = PostView(layout: layout)
        add(postView, at: layout, usesSafeArea: constrainToSafeArea)
        layoutIfNeeded()
        return postView
    }
}
