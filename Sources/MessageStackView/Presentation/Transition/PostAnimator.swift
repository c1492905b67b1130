import UIKit

/// Moves one post: in, with a finger, and out. Those that are built in are `PostAnimator`s too, and use nothing else.
///
/// A post view makes one for each time that it shows a post, with `PostTransition.makeAnimator`, and calls it in this
/// order: `enter` once; then `hold`, `follow` and `letGo` as often as fingers take it; `leave` once, at any moment; and
/// `hostDidChange` in between. The slot is in its place of rest by layout all the time: an animator changes nothing of
/// it but its transform and its opacity, and what is in it. It need not put those back after `leave`.
///
/// **Interruption.** `hold` and `leave` can come while something moves. Then the animator stops where the post is seen,
/// and goes on from there; UIViewPropertyAnimator's `stopAnimation(true)` does just that. The completion of what was
/// interrupted counts for nothing, called or not. An unanimated end isn't asked of an animator at all: the slot is
/// removed.
@MainActor
public protocol PostAnimator: AnyObject {
    /// Brings the post in from where it isn't seen. It has been added and laid out where it will rest.
    ///
    /// - Parameters:
    ///   - context: what is known of the post.
    ///   - completion: to be called when it is at rest.
    func enter(_ context: PostAnimationContext, completion: @escaping @MainActor () -> Void)

    /// Brings the post out from wherever it is seen: at rest, on its way in, or where a finger let go of it.
    ///
    /// - Parameters:
    ///   - context: what is known of the post.
    ///   - throwing: how a finger has thrown it off the screen; nil if none has.
    ///   - completion: to be called when it is out of sight.
    func leave(
        _ context: PostAnimationContext, throwing: PostThrow?, completion: @escaping @MainActor () -> Void)

    /// Stops the post where it is seen: a finger has it.
    ///
    /// - Returns: where that is.
    func hold(_ context: PostAnimationContext) -> PostPose

    /// Puts a post that is held to where the finger has it.
    func follow(_ pose: PostPose, _ context: PostAnimationContext)

    /// Lets a post that was held go on to where it was going: to rest, or, if `leave` was before, out.
    ///
    /// - Parameters:
    ///   - velocity: points per second, the finger's; on a rubber band less than that.
    ///   - spin: radians per second, clockwise.
    ///   - pace: how fast to come back to rest.
    ///   - context: what is known of the post.
    ///   - completion: to be called when it is there.
    func letGo(
        velocity: CGPoint, spin: CGFloat, pace: PostPace, _ context: PostAnimationContext,
        completion: @escaping @MainActor () -> Void)

    /// The host has another size now, and the post another place of rest. What goes out may have another way to go.
    func hostDidChange(_ context: PostAnimationContext)
}

extension PostAnimator {
    public func hostDidChange(_ context: PostAnimationContext) {}
}
