public import UIKit

/// An object that decides where and how posts are shown, whereas a `PostManager` decides when. Two methods are required.
///
/// The `view` arguments are instances of `PostSlot`, which contain the posted views. A poster may change a slot freely and
/// move it within its hierarchy. Removing a slot from the screen without a call of `remove` ends its post.
///
/// The two required methods are `@preconcurrency`, so that a poster in Swift 5 mode may declare their completions as
/// `() -> Void`.
///
/// A poster may get a second slot although the `capacity` of its manager is 1; see `PostManager.capacity`. A poster with room for
/// one slot shows the newer in front.
///
/// A poster can't block the queue. Only the first call of a completion counts, releasing a completion has the effect of a
/// call, and a change counts as finished after the manager's `transitionTimeout`.
@MainActor
public protocol UIViewPoster: AnyObject {
    /// Adds a slot and runs its entrance.
    ///
    /// - Parameters:
    ///   - view: A slot without a superview.
    ///   - animated: Whether the entrance is animated. If not, the slot must be in place when this method returns.
    ///   - completion: A closure for the poster to call when the entrance has ended.
    @preconcurrency
    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void)

    /// Runs the exit of a slot and removes it.
    ///
    /// The manager may call this method while the slot is entering, and again without animation while it is leaving.
    ///
    /// - Parameters:
    ///   - view: A posted slot.
    ///   - animated: Whether the exit is animated. If not, the slot must be off the screen when this method returns.
    ///   - completion: A closure for the poster to call when the slot has left the screen.
    @preconcurrency
    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void)

    /// Adapts the layout to a slot whose content, and possibly size, has changed.
    ///
    /// The manager calls this method after each update of the content, when the text of a count changes, and when the content
    /// reports another size with `Post.contentSizeDidChange(animated:)`. The slot has the new content then, but its size is
    /// the previous one. If an update also sets a presentation, the manager calls `carryOut(_:)` instead.
    ///
    /// The default implementation lays out the superview of the slot's superview. A slot with a frame instead of constraints
    /// that is lower than its content first grows away from its edge. It never shrinks.
    ///
    /// - Parameters:
    ///   - view: A posted slot, which may still be entering.
    ///   - animated: Whether the change of layout is animated.
    func update(view: UIView, animated: Bool)

    /// The presentation of posts that have none; see `PostRequest.presentation`. The default is `PostEnvironment.app.options.presentation`
    /// or, if the app hasn't set it, `.plain`.
    ///
    /// The manager applies the style of a post and its responses to touches. The poster applies the other parts, which
    /// it reads from `PostChange.presentation`.
    var presentation: PostPresentation { get }

    /// Carries out a change. The default implementation calls `post(view:animated:completion:)`,
    /// `remove(view:animated:completion:)` or `update(view:animated:)`. A poster that needs more information than the
    /// arguments of these methods, such as the presentation of the post, implements this method.
    func carryOut(_ change: PostChange)

    /// A Boolean value that indicates whether the poster follows `PostPresentation.placement`; false by default. If it is
    /// false, posts count as being at the edge that they enter from, wherever their presentation places them. An alert or
    /// a pop-up then has the layout of a banner.
    var placesPosts: Bool { get }

    /// The view that receives touches that posts forward; nil, the default, for the window of the slot. A poster in a
    /// separate window returns the app's window, for example.
    var viewBehindPosts: UIView? { get }

    /// The scene of the posts. While it is in the background, posts wait. The default is the scene of the poster's window
    /// if the poster is a view, and nil otherwise. With nil, posts don't wait for a scene.
    var hostScene: UIWindowScene? { get }
}

extension UIViewPoster {
    public var presentation: PostPresentation {
        ((self as? any Poster)?.postManager.environmentOptions ?? .app).presentation ?? .plain
    }

    public func update(view: UIView, animated: Bool) {
        let host = view.superview?.superview ?? view.superview ?? view
        let layout: @MainActor () -> Void = {
            (view as? PostSlot)?.growToContent()
            host.layoutIfNeeded()
        }
        guard animated, view.window != nil, !UIAccessibility.reducesMotion else { return layout() }
        UIViewPropertyAnimator.layout(layout).startAnimation()
    }

    public func carryOut(_ change: PostChange) {
        switch change.kind {
        case .post: post(view: change.slot, animated: change.isAnimated, completion: change.completion)
        case .remove: remove(view: change.slot, animated: change.isAnimated, completion: change.completion)
        case .update: update(view: change.slot, animated: change.isAnimated)
        }
    }

    public var placesPosts: Bool { false }

    public var viewBehindPosts: UIView? { nil }

    public var hostScene: UIWindowScene? { (self as? UIView)?.window?.windowScene }
}
