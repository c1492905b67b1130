import UIKit

/// Decides where and how posts are shown; a `PostManager` decides when. Anything may be one: two methods are enough.
///
/// A view that it is given is a `PostSlot`, with the posted view in it. A poster may do with a slot as it likes, and
/// may move it to other places of its own; taking it off the screen without being asked ends its post.
///
/// The two are `@preconcurrency`: a poster written in Swift 5 mode may declare their completions as `() -> Void`.
///
/// A poster can't wedge the queue. Completing twice counts once, letting go of a completion counts as completing, and a
/// change that takes longer than the manager's `transitionTimeout` is taken as finished.
@MainActor
public protocol UIViewPoster: AnyObject {
    /// Adds a view and brings it in.
    ///
    /// - Parameters:
    ///   - view: a slot that is nowhere yet.
    ///   - animated: whether it may take time; if not, it has to be in place when this returns.
    ///   - completion: to be called when it is at rest.
    @preconcurrency
    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void)

    /// Brings a view out and removes it.
    ///
    /// It may be asked for while the view is still coming in, and once more without animation while it is going out.
    ///
    /// - Parameters:
    ///   - view: a slot that was posted.
    ///   - animated: whether it may take time; if not, it has to be gone when this returns.
    ///   - completion: to be called when it is off the screen.
    @preconcurrency
    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void)

    /// Makes room for a view whose content, and maybe its size, has changed. The default lays out what the view stands
    /// in.
    ///
    /// - Parameters:
    ///   - view: a slot that was posted, and may still be coming in.
    ///   - animated: whether it may take time.
    func update(view: UIView, animated: Bool)

    /// How posts are shown whose requests leave it open. The default is what a post view does by itself.
    ///
    /// The manager sees to the style, and to what fingers do; the rest is the poster's matter. A request's edits are in
    /// `PostChange.presentation`.
    var presentation: PostPresentation { get }

    /// Carries out a change, with all that is known about it. The default calls `post(view:animated:completion:)`,
    /// `remove(view:animated:completion:)` or `update(view:animated:)`.
    func carryOut(_ change: PostChange)

    /// The view that receives touches which posts let through; nil, the default, for the window of the slot. A poster in
    /// a window of its own returns the app's window, for example.
    var viewBehindPosts: UIView? { get }

    /// The scene that posts are shown on. While it is in the background, posts wait. The default is the scene of the
    /// poster's window if the poster is a view, and nil otherwise: then posts don't wait for a scene.
    var hostScene: UIWindowScene? { get }
}

extension UIViewPoster {
    public var presentation: PostPresentation { PostPresentation() }

    public func update(view: UIView, animated: Bool) {
        let host = view.superview?.superview ?? view.superview ?? view
        guard animated, view.window != nil, !UIAccessibility.isReduceMotionEnabled else { return host.layoutIfNeeded() }
        UIViewPropertyAnimator(duration: .postAnimation, dampingRatio: 1) { host.layoutIfNeeded() }.startAnimation()
    }

    public func carryOut(_ change: PostChange) {
        switch change.kind {
        case .post: post(view: change.slot, animated: change.isAnimated, completion: change.completion)
        case .remove: remove(view: change.slot, animated: change.isAnimated, completion: change.completion)
        case .update: update(view: change.slot, animated: change.isAnimated)
        }
    }

    public var viewBehindPosts: UIView? { nil }

    public var hostScene: UIWindowScene? { (self as? UIView)?.window?.windowScene }
}
