public import UIKit

/// An object that animates the entrance and the exit of one post, in place of the motions of a `PostTransition`.
///
/// A `PostView` creates an animator with `PostTransition.makeAnimator` each time it shows a post. The post view calls `enter` at
/// the entrance, `leave` at any time afterward, and `hostDidChange` whenever the size of the view in which posts are shown
/// changes during the exit. For an entrance or exit without animation, the post view calls none of the methods.
///
/// Constraints keep the post's `PostSlot`, the view that contains the posted view, at its resting position, where the post is
/// shown. An animator changes only the transform, the opacity and the contents of the slot. It doesn't need to reset them after
/// `leave`.
///
/// **Interruption.** A finger that touches a moving post stops the post, and then drags it. When the finger is lifted, the
/// library moves the post to its resting position or, if the post is leaving, calls `leave` again. An exit can also begin during
/// the entrance.
///
/// Before a finger stops the post and before `leave`, the library stops the animations of the slot's layer, and sets the slot to
/// the transform and the opacity that are on screen. Begin an exit with these values. If an animator moves the slot by other
/// means, such as a display link, the animator must stop them itself, and must not change the slot while
/// `PostTransition.Context.isHeld` is true. The completion of an interrupted animation has no effect, whether or not it is
/// called.
@MainActor
public protocol PostAnimator: AnyObject {
    /// Animates the entrance of the post. When the `PostView` calls this method, the `PostSlot` (the view that contains the
    /// posted view) has been added and laid out at its resting position, where the post is shown.
    ///
    /// - Parameters:
    ///   - context: The `PostSlot` of the post, its transition and its edge.
    ///   - completion: A closure that your animator calls when the post has reached its resting position.
    func enter(_ context: PostTransition.Context, completion: @escaping @MainActor () -> Void)

    /// Animates the exit of the post from its current position. The post can be at rest, in the middle of its entrance, or where
    /// a finger released it. If a finger stops the exit, this method is called again when the finger is lifted.
    ///
    /// - Parameters:
    ///   - context: The `PostSlot` of the post, its transition and its edge.
    ///   - throwing: The velocity, spin and edge with which the user threw the post off the screen; nil if the post wasn't
    ///     thrown.
    ///   - completion: A closure that your animator calls when the post is off the screen.
    func leave(
        _ context: PostTransition.Context, throwing: PostPan.Throw?, completion: @escaping @MainActor () -> Void)

    /// Tells the animator that the size of the view in which posts are shown has changed during the exit, for example because the
    /// device was rotated. The resting position, where the post was shown, has moved, and the target of the exit can have
    /// changed. The default implementation does nothing.
    ///
    /// - Parameter context: The `PostSlot` of the post, its transition and its edge.
    func hostDidChange(_ context: PostTransition.Context)
}

extension PostAnimator {
    public func hostDidChange(_ context: PostTransition.Context) {}
}

extension PostTransition {
    /// The information that a `PostAnimator` uses for the entrance and the exit of a post. The library creates a context and
    /// passes it to the animator.
    @MainActor
    public struct Context {
        /// The view that contains the posted view. Constraints keep the slot where the post is shown, so an animator moves the
        /// slot with its `transform`.
        public let slot: PostSlot

        let course: Course

        /// The part of a context that doesn't keep the slot alive.
        struct Course {
            let transition: PostTransition
            let edge: PostEdge
            let isReplaced: Bool
            let hiddenOffset: @MainActor (PostEdge) -> CGPoint
        }

        /// Creates a context, for example to test an animator.
        ///
        /// - Parameters:
        ///   - slot: The slot to animate, a view that contains the posted view.
        ///   - transition: The transition of the post, with its motions.
        ///   - edge: The edge of the screen, or of the post view, at which the post is shown; the bottom edge for a post in the
        ///     middle.
        ///   - isReplaced: A Boolean value that indicates whether the post leaves because another post takes its place on screen.
        ///     The default is false.
        ///   - hiddenOffset: A closure that returns the offset in points, from the position where the post is shown, with which
        ///     the slot is completely beyond an edge of the screen. The argument of the closure is the edge. If another view
        ///     clips the slot, the offset must be the one for the edge of that view.
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

        /// The transition of the post, with its motions.
        public var transition: PostTransition { course.transition }

        /// The edge of the screen, or of the post view, at which the post is shown; the bottom edge for a post in the
        /// middle.
        public var edge: PostEdge { course.edge }

        /// A Boolean value that indicates whether the post leaves because another post takes its place on screen.
        public var isReplaced: Bool { course.isReplaced }

        /// A Boolean value that indicates whether Reduce Motion or Prefer Cross-Fade Transitions is on. While it is true, the
        /// motions of the library are fades, and posts move only with a finger. A custom animator should fade the post too.
        public var reducesMotion: Bool { UIAccessibility.reducesMotion }

        /// Returns the offset in points, from the position where the post is shown, with which the slot and its shadow are hidden
        /// beyond an edge of the screen. If another view clips the slot, the offset is the one for the edge of that view.
        ///
        /// - Parameter edge: The edge over which the post is hidden.
        public func hiddenOffset(over edge: PostEdge) -> CGPoint { course.hiddenOffset(edge) }

        /// A Boolean value that indicates whether a finger holds the post. While the value is true, an animator must not change
        /// the slot.
        public var isHeld: Bool { slot.motion.isHeld }

        /// The motion with which the post leaves: the `replacement` of the transition if `isReplaced` is true and `replacement`
        /// isn't nil, and otherwise the `exit` of the transition.
        var exit: PostTransition.Motion {
            isReplaced ? transition.replacement ?? transition.exit : transition.exit
        }
    }
}

extension PostTransition.Context {
    /// Returns a motion unchanged or, if `reducesMotion` is true, a fade in its place. The motion `.immediate` is always returned
    /// unchanged.
    ///
    /// - Parameter motion: The motion to return if `reducesMotion` is false.
    func motion(_ motion: PostTransition.Motion) -> PostTransition.Motion {
        if reducesMotion, motion != .immediate { return .fade(timing: .calm) }
        guard let translation = motion.translation, let island = island(of: translation) else { return motion }
        let size = slot.bounds.size
        return motion.and(
            .scale(from: min(island.width / size.width, island.height / size.height, 1), timing: translation.timing))
    }

    /// Returns the offset from the resting position at the hidden end of a translation: beyond an edge, or in the Dynamic Island.
    func hiddenOffset(of translation: PostTransition.Motion.Translation) -> CGPoint {
        guard let island = island(of: translation) else { return hiddenOffset(over: translation.edge ?? edge) }
        let frame = slot.untransformedFrame
        return CGPoint(x: island.midX - frame.midX, y: island.midY - frame.midY)
    }

    /// Returns the frame of the Dynamic Island in the slot's superview, if a translation begins or ends there.
    private func island(of translation: PostTransition.Motion.Translation) -> CGRect? {
        guard translation.isFromIsland, edge == .top, !slot.bounds.isEmpty, let superview = slot.superview,
            let island = slot.window?.dynamicIsland
        else { return nil }
        let frame = superview.convert(island, from: nil)
        // A post in a lower view, or below another post, isn't next to the island.
        return 0...HitTarget.side ~= slot.untransformedFrame.minY - frame.maxY ? frame : nil
    }

    /// Returns the pose (the offset and rotation) off the screen to which a thrown post moves.
    ///
    /// If the throw has an edge, the post moves perpendicularly to that edge of the screen. Otherwise, the post moves in the
    /// direction of the throw's velocity or, if the speed is below one point per second, over the `edge` of this context.
    ///
    /// - Parameters:
    ///   - throwing: The velocity, spin and edge of the throw.
    ///   - pose: The current pose of the post.
    public func target(of throwing: PostPan.Throw, from pose: PostTransition.Pose) -> PostTransition.Pose {
        if let edge = throwing.edge { return target(over: edge, from: pose) }
        let velocity = throwing.velocity
        let speed = hypot(velocity.x, velocity.y)
        // Below one point per second, the post would take minutes to leave the screen.
        guard speed >= 1 else { return PostTransition.Pose(offset: hiddenOffset(over: edge)) }
        // The time in seconds until the post is beyond the first edge. A rotated post is as long as its diagonal.
        let seconds = PostEdge.allCases.compactMap { edge -> CGFloat? in
            let hidden = hiddenOffset(over: edge)
            let isVertical = hidden.x == 0
            let displacement = isVertical ? hidden.y - pose.offset.y : hidden.x - pose.offset.x
            let seconds = displacement / (isVertical ? velocity.y : velocity.x)
            return seconds.isFinite && seconds > 0 ? seconds : nil
        }
        let time = (seconds.min() ?? 0) + hypot(slot.bounds.width, slot.bounds.height) / 2 / speed
        let turn = min(max(throwing.spin * time, -.pi * 0.9), .pi * 0.9)
        return PostTransition.Pose(
            offset: CGPoint(x: pose.offset.x + velocity.x * time, y: pose.offset.y + velocity.y * time),
            rotation: pose.rotation + turn)
    }
}

extension PostTransition.Context {
    private func target(over edge: PostEdge, from pose: PostTransition.Pose) -> PostTransition.Pose {
        let hidden = hiddenOffset(over: edge)
        let size = slot.bounds.size
        // A rotated post extends beyond its frame.
        let (sine, cosine) = (abs(sin(pose.rotation)), abs(cos(pose.rotation)))
        let height = (size.width * sine + size.height * cosine - size.height) / 2
        let width = (size.width * cosine + size.height * sine - size.width) / 2
        let offset =
            hidden.x == 0
            ? CGPoint(x: pose.offset.x, y: hidden.y + (hidden.y < 0 ? -height : height))
            : CGPoint(x: hidden.x + (hidden.x < 0 ? -width : width), y: pose.offset.y)
        return PostTransition.Pose(offset: offset, rotation: pose.rotation)
    }
}

extension PostTransition.Motion.Effect {
    /// The scale or opacity off screen: `value`, or 100 if it is greater, or 1 if it is negative, NaN or infinite.
    var factor: CGFloat { value.isFinite && value >= 0 ? min(value, 100) : 1 }
}

extension PostTransition.Context {
    /// Returns the timing with which the views around a post move in its entrance or exit: that of its translation, and an ease
    /// of a quarter of a second for a fade.
    func layoutTiming(of motion: PostTransition.Motion) -> PostTransition.Timing {
        guard motion != .immediate else { return PostTransition.Timing(duration: 0) }
        return motion.translation?.timing ?? PostTransition.Timing(duration: 0.25)
    }
}

extension PostPan.Throw {
    var vector: MotionVector { MotionVector(x: velocity.x, y: velocity.y, z: spin) }
}
