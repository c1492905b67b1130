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
    ///   - timing: how fast to come back to rest.
    ///   - context: what is known of the post.
    ///   - completion: to be called when it is there.
    func letGo(
        velocity: CGPoint, spin: CGFloat, timing: PostAnimationTiming, _ context: PostAnimationContext,
        completion: @escaping @MainActor () -> Void)

    /// The host has another size now, and the post another place of rest. What goes out may have another way to go.
    func hostDidChange(_ context: PostAnimationContext)
}

extension PostAnimator {
    public func hostDidChange(_ context: PostAnimationContext) {}
}

/// What an animator knows of the post that it moves.
@MainActor
public struct PostAnimationContext {
    /// What to move: the post's slot, in its place of rest by layout.
    public let slot: PostSlot

    let course: Course

    /// The part of a context that doesn't keep the slot alive.
    struct Course {
        let transition: PostTransition
        let edge: PostEdge
        let isReplaced: Bool
        let hiddenOffset: @MainActor (PostEdge) -> CGPoint
    }

    /// - Parameters:
    ///   - slot: what to move.
    ///   - transition: the motions that the post asks for.
    ///   - edge: the edge that the post stands at.
    ///   - isReplaced: whether another post takes its place.
    ///   - hiddenOffset: points by which the slot must be moved to be out of sight over an edge.
    public init(
        slot: PostSlot,
        transition: PostTransition,
        edge: PostEdge,
        isReplaced: Bool = false,
        hiddenOffset: @escaping @MainActor (PostEdge) -> CGPoint
    ) {
        self.init(
            slot: slot,
            course: Course(transition: transition, edge: edge, isReplaced: isReplaced, hiddenOffset: hiddenOffset))
    }

    init(slot: PostSlot, course: Course) {
        self.slot = slot
        self.course = course
    }

    /// The motions that the post asks for.
    public var transition: PostTransition { course.transition }

    /// The edge that the post stands at; the lower one for one in the middle.
    public var edge: PostEdge { course.edge }

    /// Whether another post takes its place.
    public var isReplaced: Bool { course.isReplaced }

    /// Whether people asked for less motion: then nothing moves but what a finger moves, and the rest fades.
    public var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

    /// How far the slot must be from its place of rest to be out of sight over `edge`, in points: beyond the edge of
    /// whatever clips it, with its shadow.
    public func hiddenOffset(over edge: PostEdge) -> CGPoint { course.hiddenOffset(edge) }

    /// The motion by which the post goes.
    public var exit: PostMotion { isReplaced ? transition.replacement ?? transition.exit : transition.exit }
}

extension PostAnimationContext {
    /// The motion, or what takes its place where people asked for less: a cross-fade.
    public func motion(_ motion: PostMotion) -> PostMotion {
        reducesMotion && motion != .none ? .fade(timing: .calm) : motion
    }

    /// Where a post flies that is at `pose` and was thrown: straight out of sight over the edge that it was thrown
    /// over, or as far as it needs to be on the way that it flies freely.
    public func target(of throwing: PostThrow, from pose: PostPose) -> PostPose {
        if let edge = throwing.edge { return target(over: edge, from: pose) }
        let velocity = throwing.velocity
        let speed = hypot(velocity.x, velocity.y)
        // At less than a point per second the post would take minutes to leave the screen.
        guard speed >= 1 else { return PostPose(offset: hiddenOffset(over: edge)) }
        // Seconds at this speed until it is out over the first edge; turned, it is as long as its diagonal.
        let seconds = PostEdge.allCases.compactMap { edge -> CGFloat? in
            let hidden = hiddenOffset(over: edge)
            let isVertical = hidden.x == 0
            let way = isVertical ? hidden.y - pose.offset.y : hidden.x - pose.offset.x
            let seconds = way / (isVertical ? velocity.y : velocity.x)
            return seconds.isFinite && seconds > 0 ? seconds : nil
        }
        let time = (seconds.min() ?? 0) + hypot(slot.bounds.width, slot.bounds.height) / 2 / speed
        let turn = min(max(throwing.spin * time, -.pi * 0.9), .pi * 0.9)
        return PostPose(
            offset: CGPoint(x: pose.offset.x + velocity.x * time, y: pose.offset.y + velocity.y * time),
            rotation: pose.rotation + turn)
    }
}

extension PostAnimationContext {
    private func target(over edge: PostEdge, from pose: PostPose) -> PostPose {
        let hidden = hiddenOffset(over: edge)
        let size = slot.bounds.size
        // What is turned sticks out beyond its frame.
        let (sine, cosine) = (abs(sin(pose.rotation)), abs(cos(pose.rotation)))
        let height = (size.width * sine + size.height * cosine - size.height) / 2
        let width = (size.width * cosine + size.height * sine - size.width) / 2
        let offset =
            hidden.x == 0
            ? CGPoint(x: pose.offset.x, y: hidden.y + (hidden.y < 0 ? -height : height))
            : CGPoint(x: hidden.x + (hidden.x < 0 ? -width : width), y: pose.offset.y)
        return PostPose(offset: offset, rotation: pose.rotation)
    }
}

extension PostMotion.Effect {
    /// The value, clamped to 100; 1 if it is negative, NaN or infinite.
    var factor: CGFloat { value.isFinite && value >= 0 ? min(value, 100) : 1 }
}

extension PostThrow {
    var vector: MotionVector { MotionVector(x: velocity.x, y: velocity.y, z: spin) }
}
