public import UIKit

/// An object that shows posts on screen, such as a `PostView`. The object decides where and how posts are shown, whereas a
/// `PostManager` decides when. Two methods are required: `post(view:animated:completion:)` and
/// `remove(view:animated:completion:)`.
///
/// The `view` arguments are instances of `PostSlot`, each of which contains a posted view. A poster may change a slot freely
/// and move it within the poster's view hierarchy. If the poster removes a slot from the screen although the manager hasn't
/// called `remove`, the post ends.
///
/// The two required methods are `@preconcurrency`, so that a conforming class in Swift 5 mode can declare the `completion`
/// parameters as `() -> Void`.
///
/// Even if the `PostManager.capacity` is 1, a poster can have two slots at a time. A post that times out can enter beside one
/// that doesn't, unless `PostManager.showsTimedPostAlongside` is false. And a post that replaces another one enters while the
/// other one leaves. A poster with room for only one slot should show the newer slot in front of the older one.
///
/// A poster can't block waiting posts by not calling a completion. Only the first call of a completion counts. Releasing a
/// completion has the same effect as calling it. After the `PostManager.transitionTimeout`, an entrance or exit counts as
/// finished even if the completion wasn't called.
@MainActor
public protocol UIViewPoster: AnyObject {
    /// Adds a `PostSlot`, the view that contains a posted view, and runs its entrance.
    ///
    /// - Parameters:
    ///   - view: The slot to add, a `PostSlot` without a superview.
    ///   - animated: A Boolean value that indicates whether the entrance is animated. If it is false, the slot must be at its
    ///     final position when this method returns.
    ///   - completion: A closure that your implementation must call when the entrance has ended.
    @preconcurrency
    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void)

    /// Runs the exit of a `PostSlot`, the view that contains a posted view, and removes the slot.
    ///
    /// The manager can call this method while the slot is entering, and again without animation while the slot is leaving.
    ///
    /// - Parameters:
    ///   - view: The slot to remove, which was added by `post(view:animated:completion:)`.
    ///   - animated: A Boolean value that indicates whether the exit is animated. If it is false, the slot must be off the
    ///     screen when this method returns.
    ///   - completion: A closure that your implementation must call when the slot has left the screen.
    @preconcurrency
    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void)

    /// Adapts the layout after the content, and possibly the size, of a `PostSlot` has changed.
    ///
    /// The manager calls this method after each update of the content, when the text of a count changes, and when the content
    /// reports another size with `Post.contentSizeDidChange(animated:)`. At this time, the slot has the new content, but still
    /// its previous size. If an update also sets a presentation, the manager calls `carryOut(_:)` instead.
    ///
    /// The default implementation lays out the superview of the slot's superview. If the slot is positioned by its frame, not by
    /// constraints, and is shorter than its content, the default implementation first increases the height of the slot. It never
    /// reduces the height.
    ///
    /// - Parameters:
    ///   - view: The slot, which was added by `post(view:animated:completion:)`. It may still be entering.
    ///   - animated: A Boolean value that indicates whether the change of layout is animated.
    func update(view: UIView, animated: Bool)

    /// The presentation of posts for which the request, the posted value and `PostManager.defaults` set no presentation; see
    /// `PostOptions.presentation`. The default is `PostEnvironment.app.options.presentation` or, if that is nil, `.plain`.
    ///
    /// The manager applies the style of a post's presentation and the responses to touches. This object applies the other parts,
    /// such as the placement, which it reads from `PostChange.presentation`.
    var presentation: PostPresentation { get }

    /// Carries out the entrance, the exit or an update of a post. The `PostManager` calls this method. The default implementation
    /// calls `post(view:animated:completion:)`, `remove(view:animated:completion:)` or `update(view:animated:)`. Implement
    /// `carryOut(_:)` if your class needs more information than the arguments of these methods have, such as the presentation of
    /// the post.
    ///
    /// - Parameter change: The change, with its post, the `PostSlot` around the posted view, the presentation and the completion.
    func carryOut(_ change: PostChange)

    /// A Boolean value that indicates whether this object shows posts at their `PostPresentation.placement`. The default is
    /// false. If the value is false, the manager assumes that all posts are at the edge `PostGestureManager.edge`. An alert or a
    /// pop-up then has the layout of a banner and doesn't block the app. Return true from a custom `UIViewPoster` that follows
    /// the placement and shows the backdrop.
    var placesPosts: Bool { get }

    /// The view that receives touches that posts pass to the views behind them. The default is nil, which uses the window in
    /// which the post is shown. An object that shows posts in a separate window, for example, returns the app's window.
    var viewBehindPosts: UIView? { get }

    /// The scene in which this object shows posts. While the scene is in the background, posts wait. If this object is a view,
    /// the default is the scene of the view's window; otherwise the default is nil. With nil, posts don't wait for a scene.
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
