import UIKit

/// The motion of a slot from its entrance to its exit, and with a finger.
///
/// The parts of a `PostTransition`, position, scale and opacity, each have their own run because each has its own timing. An
/// animator of the app can run the entrance and the exit instead. It can't put a post into an invalid state: the completion of an
/// interrupted animation is ignored, and a finger moves only a slot that is held.
///
/// A slot without a velocity is moved by its transform. A slot with a velocity is moved by its center instead, because
/// UIKit takes a direction from the initial velocity of a spring only for a position, separately for each axis. The
/// transform then has the offset at the end, and the center ends where layout has put it.
@MainActor
final class SlotMotion {
    /// A Boolean value that indicates whether a finger holds the slot.
    private(set) var isHeld = false

    /// A Boolean value that indicates whether the slot is leaving, even while a finger holds it.
    private(set) var isLeaving = false

    /// A Boolean value that indicates whether an animation of the slot is in progress.
    private(set) var isMoving = false

    /// A Boolean value that indicates whether the slot leaves because another post takes its place.
    var isReplaced: Bool { course?.isReplaced ?? false }

    private enum Part: CaseIterable {
        case transform, center, scale, opacity
    }

    private weak var slot: PostSlot?
    /// The animator of the app; nil for none.
    private var ownAnimator: (any PostAnimator)?
    private var course: PostTransition.Context.Course?
    private var throwing: PostPan.Throw?
    private var runs: [Part: MotionRun] = [:]
    /// The completion of the entrance or the exit. While a finger holds the slot, it waits.
    private var completion: (@MainActor () -> Void)?
    /// The number of the current animation, which distinguishes its completion from those of interrupted ones.
    private var serial: UInt64 = 0
    /// Cancels the completion at the end of the visible motion; nil if none is due.
    private var cancelSettling: (@MainActor () -> Void)?

    init(of slot: PostSlot) {
        self.slot = slot
    }

    /// The pose of the slot; during an animation, the pose at its end.
    var pose: PostTransition.Pose { slot.map { PostTransition.Pose($0.transform) } ?? .rest }

    // MARK: In and out

    /// Animates the slot to its resting position. It has been added and laid out.
    ///
    /// - Parameter completion: A closure that is called when the slot is at rest, unless `leave` is called before.
    func enter(_ context: PostTransition.Context, animated: Bool, completion: @escaping @MainActor () -> Void) {
        course = context.course
        ownAnimator = context.transition.makeAnimator?()
        guard animated else { return completion() }
        self.completion = completion
        start()
        if let ownAnimator { return ownAnimator.enter(context, completion: completionOfOwnAnimator()) }
        let motion = context.motion(context.transition.entrance)
        let slot = context.slot
        UIView.performWithoutAnimation {
            if let translation = motion.translation {
                let offset = context.hiddenOffset(of: translation)
                slot.transform = PostTransition.Pose(offset: offset).transform
            }
            if let scale = motion.scale { slot.scale = scale.factor }
            if let fade = motion.fade { slot.alpha = min(fade.factor, 1) }
        }
        animateToRest(slot, velocity: .zero, motion: motion)
    }

    /// Animates the slot off the screen.
    ///
    /// - Parameters:
    ///   - throwing: The throw by a finger; nil for the current velocity.
    ///   - completion: A closure that is called when the slot is off screen, unless this method is called again before.
    func leave(
        _ context: PostTransition.Context,
        throwing: PostPan.Throw? = nil,
        animated: Bool,
        completion: @escaping @MainActor () -> Void
    ) {
        course = context.course
        isLeaving = true
        isHeld = false
        let timing = throwing == nil ? context.layoutTiming(of: context.exit) : .calm
        PostSlot.callFollowers(animated ? .animated(timing) : .atOnce)
        guard animated else {
            interrupt()
            self.completion = nil
            return completion()
        }
        self.completion = completion
        self.throwing = throwing
        let velocity = throwing.map(\.vector) ?? velocity
        stop(Part.allCases, of: context.slot)
        if let ownAnimator {
            stopOwnAnimator(context.slot)
            start()
            return ownAnimator.leave(context, throwing: throwing, completion: completionOfOwnAnimator())
        }
        start()
        animateExit(context, velocity: velocity)
    }

    /// Releases the app's animator, which may retain the slot, after the last motion.
    func releaseAnimator() {
        ownAnimator = nil
    }

    /// Handles a change of the host's size.
    func hostDidChange(_ context: PostTransition.Context) {
        guard isMoving else { return }
        course = context.course
        if let ownAnimator { return ownAnimator.hostDidChange(context) }
        guard isLeaving, runs[.transform] != nil || runs[.center] != nil else { return }
        let velocity = velocity
        stop([.transform, .center], of: context.slot)
        moveOut(context, velocity: velocity)
        completeIfDone()
    }

    // MARK: With a finger

    /// Stops the slot at its current position because a finger holds it.
    ///
    /// - Returns: The current pose.
    @discardableResult
    func hold() -> PostTransition.Pose {
        guard let slot else { return .rest }
        interrupt()
        isHeld = true
        // The entrance's fade may continue while a finger holds the slot.
        stop(isLeaving || ownAnimator != nil ? Part.allCases : [.transform, .center, .scale], of: slot)
        if ownAnimator != nil { stopOwnAnimator(slot) }
        PostSlot.callFollowers(.animated(.calm))
        return PostTransition.Pose(slot.transform)
    }

    /// Moves a held slot to `pose`.
    func follow(_ pose: PostTransition.Pose) {
        guard isHeld else { return }
        slot?.transform = pose.transform
        PostSlot.callFollowers(.atOnce)
    }

    /// Releases a held slot, which then moves to its resting position or, if it is leaving, off the screen. Does
    /// nothing if the slot isn't held.
    ///
    /// - Parameters:
    ///   - velocity: The velocity of the finger in points per second; less on a rubber band.
    ///   - spin: The angular velocity in radians per second, clockwise. The default is 0.
    ///   - timing: The timing of the return to rest. The default is `.calm`.
    func letGo(velocity: CGPoint, spin: CGFloat = 0, timing: PostTransition.Timing = .calm) {
        guard isHeld, let context = currentContext else { return }
        isHeld = false
        start()
        let velocity = MotionVector(x: velocity.x, y: velocity.y, z: spin)
        PostSlot.callFollowers(.animated(isLeaving ? context.layoutTiming(of: context.exit) : timing))
        if isLeaving {
            guard let ownAnimator else { return animateExit(context, velocity: velocity) }
            return ownAnimator.leave(context, throwing: nil, completion: completionOfOwnAnimator())
        }
        // With Reduce Motion, the spring doesn't overshoot either.
        let timing = context.reducesMotion ? PostTransition.Timing.calm : timing
        let change = PostTransition.Motion.Effect(value: 1, timing: timing)
        // The fade of the entrance continues.
        let fade = runs[.opacity] == nil ? change : nil
        let motion = PostTransition.Motion(translation: .init(edge: nil, timing: timing), scale: change, fade: fade)
        animateToRest(context.slot, velocity: velocity, motion: motion)
    }

    /// Marks the slot as not held without moving it. Called before another object moves the slot.
    func endHold() {
        isHeld = false
    }

    // MARK: Private

    /// The context of the animator's calls. Posters that don't use `enter` have none, but their slots can be held too.
    private var currentContext: PostTransition.Context? {
        guard let slot else { return nil }
        guard let course else {
            return PostTransition.Context(slot: slot, transition: PostTransition(), edge: .top) { _ in .zero }
        }
        return PostTransition.Context(slot: slot, course: course)
    }

    private var velocity: MotionVector {
        (runs[.transform]?.velocity ?? .zero) + (runs[.center]?.velocity ?? .zero)
    }

    private func animateToRest(_ slot: PostSlot, velocity: MotionVector, motion: PostTransition.Motion) {
        if let translation = motion.translation {
            move(slot, to: .rest, timing: translation.timing, velocity: velocity)
        }
        if let scale = motion.scale { change(.scale, of: slot, to: 1, timing: scale.timing) }
        if let fade = motion.fade { change(.opacity, of: slot, to: 1, timing: fade.timing) }
        completeWhenSettled()
    }

    private func animateExit(_ context: PostTransition.Context, velocity: MotionVector) {
        defer { completeIfDone() }
        moveOut(context, velocity: velocity)
        if throwing != nil, !context.reducesMotion { return }
        let motion = context.motion(context.exit)
        if let scale = motion.scale { change(.scale, of: context.slot, to: scale.factor, timing: scale.timing) }
        if let fade = motion.fade {
            change(.opacity, of: context.slot, to: min(max(fade.factor, Self.touchable), 1), timing: fade.timing)
        }
    }

    /// Animates the position of an exit.
    private func moveOut(_ context: PostTransition.Context, velocity: MotionVector) {
        let slot = context.slot
        if let throwing, !context.reducesMotion {
            let target = context.target(of: throwing, from: PostTransition.Pose(slot.transform))
            fly(slot, to: target, velocity: velocity, usesExitSpeed: throwing.edge != nil)
        } else if let translation = context.motion(context.exit).translation {
            let offset = context.hiddenOffset(of: translation)
            move(slot, to: PostTransition.Pose(offset: offset), timing: translation.timing, velocity: velocity)
        }
    }

    /// The minimum opacity that an exit animates to. UIKit doesn't deliver touches to a view whose `alpha` is below
    /// 0.01, even while an animation to that value still shows the view at a higher opacity.
    private static let touchable: CGFloat = 0.011

    /// Animates the slot to a pose: with a velocity, its own or that of the timing, by its center.
    private func move(
        _ slot: PostSlot, to pose: PostTransition.Pose, timing: PostTransition.Timing, velocity: MotionVector
    ) {
        let displacement = pose.vector - PostTransition.Pose(slot.transform).vector
        guard displacement != .zero, timing.seconds > 0 else {
            return UIView.performWithoutAnimation { slot.transform = pose.transform }
        }
        let velocity = velocity == .zero ? displacement * timing.initialVelocity : velocity
        if velocity.isVisible {
            moveCenter(of: slot, along: displacement, to: pose, timing: timing, velocity: velocity)
        } else {
            run(.transform, of: slot, along: displacement, curve: MotionCurve(timing), delay: timing.waiting) {
                slot.transform = pose.transform
            }
        }
    }

    /// Animates the center of the slot by a spring with a separate velocity for each axis. The rotation, which only the
    /// transform can animate, keeps its velocity if that is toward the end, and starts from rest otherwise.
    private func moveCenter(
        of slot: PostSlot, along displacement: MotionVector, to pose: PostTransition.Pose,
        timing: PostTransition.Timing,
        velocity: MotionVector
    ) {
        let spring = PostSpring(timing)
        let curve = { (displacement: CGFloat, speed: CGFloat) in
            // A distance of almost zero allows no velocity relative to it.
            MotionCurve.spring(spring, initialVelocity: abs(displacement) < 0.01 ? 0 : Double(speed / displacement))
        }
        let rest = slot.center
        UIView.performWithoutAnimation {
            slot.transform =
                PostTransition.Pose(offset: pose.offset, rotation: pose.rotation - displacement.z).transform
            slot.center = CGPoint(x: rest.x - displacement.x, y: rest.y - displacement.y)
        }
        run(
            .center, of: slot, along: MotionVector(x: displacement.x, y: displacement.y),
            curve: curve(displacement.x, velocity.x),
            vertical: curve(displacement.y, velocity.y), delay: timing.waiting
        ) { slot.center = rest }
        guard displacement.z != 0 else { return }
        run(
            .transform, of: slot, along: MotionVector(z: displacement.z),
            curve: curve(displacement.z, velocity.z * displacement.z > 0 ? velocity.z : 0),
            delay: timing.waiting
        ) { slot.transform = pose.transform }
    }

    /// Animates a thrown slot like `move`, but the slot keeps its velocity, or accelerates steadily if it would
    /// otherwise leave too late.
    ///
    /// - Parameter usesExitSpeed: A Boolean value that indicates whether a slow slot leaves as fast as in a normal exit, if
    ///   the distance isn't long.
    private func fly(_ slot: PostSlot, to pose: PostTransition.Pose, velocity: MotionVector, usesExitSpeed: Bool) {
        let displacement = pose.vector - PostTransition.Pose(slot.transform).vector
        let progress = displacement.progress(of: velocity)
        guard displacement != .zero, progress >= 0, usesExitSpeed || progress > 0 else {
            return move(slot, to: pose, timing: .calm, velocity: velocity)
        }
        let length = hypot(displacement.x, displacement.y)
        let limit =
            usesExitSpeed
            ? max(PostTransition.Timing.calm.seconds, length / PostPan.Throw.flingSpeed) : Self.longestFlight
        let curve = MotionCurve(flyingWith: progress, within: min(limit, Self.longestFlight))
        run(.transform, of: slot, along: displacement, curve: curve) { slot.transform = pose.transform }
    }

    /// The maximum duration of a throw in seconds.
    private static let longestFlight: TimeInterval = 0.5

    private func change(_ part: Part, of slot: PostSlot, to value: CGFloat, timing: PostTransition.Timing) {
        let isOpacity = part == .opacity
        let displacement = MotionVector(z: value - (isOpacity ? slot.alpha : slot.scale))
        let change: @MainActor () -> Void = { if isOpacity { slot.alpha = value } else { slot.scale = value } }
        guard displacement != .zero, timing.seconds > 0 else {
            stop([part], of: slot)
            return UIView.performWithoutAnimation(change)
        }
        run(part, of: slot, along: displacement, curve: MotionCurve(timing), delay: timing.waiting, change: change)
    }

    private func run(
        _ part: Part, of slot: PostSlot, along displacement: MotionVector, curve: MotionCurve,
        vertical: MotionCurve? = nil,
        delay: TimeInterval = 0, change: @escaping @MainActor () -> Void
    ) {
        stop([part], of: slot)
        // UIKit may not call the completion of an animation that doesn't take place.
        guard UIView.areAnimationsEnabled else { return change() }
        let radius = hypot(slot.bounds.width, slot.bounds.height) / 2
        // One percent of opacity is as visible as half a point.
        let distance =
            part == .opacity
            ? abs(displacement.z) * 50 : hypot(displacement.x, displacement.y) + abs(displacement.z) * radius
        let run = MotionRun(
            along: displacement, curve: curve, vertical: vertical, delay: delay, distance: distance, change: change
        ) { [weak self] in
            self?.runs[part] = nil
            self?.completeIfDone()
        }
        runs[part] = run
    }

    private func stop(_ parts: [Part], of slot: PostSlot) {
        for part in parts {
            guard let run = runs.removeValue(forKey: part) else { continue }
            let rest = slot.center
            run.stop()
            guard part == .center else { continue }
            // The transform determines the visible position again, and layout determines the center.
            var pose = PostTransition.Pose(slot.transform)
            pose.offset.x += slot.center.x - rest.x
            pose.offset.y += slot.center.y - rest.y
            UIView.performWithoutAnimation {
                slot.center = rest
                slot.transform = pose.transform
            }
        }
    }

    /// Stops the animations of the app's animator at their current values on screen.
    private func stopOwnAnimator(_ slot: PostSlot) {
        // There are no such values before the first frame.
        guard let seen = slot.layer.presentation() else { return }
        var transform = seen.affineTransform()
        transform.tx += seen.position.x - slot.center.x
        transform.ty += seen.position.y - slot.center.y
        let opacity = CGFloat(seen.opacity)
        slot.layer.removeAllAnimations()
        slot.transform = transform
        // The parts of a post with a blur or glass change instead of the slot.
        if slot.effectBody == nil { slot.alpha = opacity }
    }

    // MARK: Completion

    private func start() {
        interrupt()
        isMoving = true
    }

    /// Ignores the end of the current animation.
    private func interrupt() {
        serial += 1
        isMoving = false
        cancelSettling?()
        cancelSettling = nil
    }

    private func completionOfOwnAnimator() -> @MainActor () -> Void {
        { [weak self, serial] in if serial == self?.serial { self?.complete() } }
    }

    /// Calls the completion of a motion to rest when the remaining motion is invisible, since springs have long tails.
    private func completeWhenSettled() {
        guard let seconds = runs.values.map(\.settlingTime).max() else { return complete() }
        // The animations begin with the next frame.
        cancelSettling = DefaultPostClock.device.schedule(after: seconds + 1.0 / 60) { [weak self] in self?.complete() }
    }

    private func completeIfDone() {
        if runs.isEmpty { complete() }
    }

    private func complete() {
        guard isMoving else { return }
        interrupt()
        let completion = completion
        self.completion = nil
        completion?()
    }
}
