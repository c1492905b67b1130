import UIKit

/// Animates the motions of a `PostTransition`: position, scale and opacity, each with its own animator because each has
/// its own timing.
///
/// The position is animated by the slot's transform. A slot that returns with a velocity in another direction is
/// animated by its center instead, because an animated position has a separate velocity for each axis.
@MainActor
final class MotionAnimator: PostAnimator {
    private enum Part: CaseIterable {
        case position, drift, scale, opacity
    }

    private var runs: [Part: MotionRun] = [:]
    private var isLeaving = false
    private var throwing: PostThrow?
    private var completion: (@MainActor () -> Void)?

    // MARK: - PostAnimator

    func enter(_ context: PostAnimationContext, completion: @escaping @MainActor () -> Void) {
        let motion = context.motion(context.transition.entrance)
        let slot = context.slot
        if let translation = motion.translation {
            let offset = context.hiddenOffset(over: translation.edge ?? context.edge)
            slot.transform = PostPose(offset: offset).transform
        }
        if let scale = motion.scale { slot.scale = scale.factor }
        if let fade = motion.fade { slot.alpha = min(fade.factor, 1) }
        self.completion = completion
        animateToRest(slot, velocity: .zero, motion: motion)
        completeIfDone()
    }

    func leave(
        _ context: PostAnimationContext, throwing: PostThrow?, completion: @escaping @MainActor () -> Void
    ) {
        let velocity = throwing.map(\.vector) ?? velocity
        stop(Part.allCases, of: context.slot)
        isLeaving = true
        self.throwing = throwing
        self.completion = completion
        animateExit(context, velocity: velocity)
        completeIfDone()
    }

    func hold(_ context: PostAnimationContext) -> PostPose {
        // The entrance's fade may continue while a finger holds the slot.
        stop(isLeaving ? Part.allCases : [.position, .drift, .scale], of: context.slot)
        completion = nil
        return PostPose(context.slot.transform)
    }

    func follow(_ pose: PostPose, _ context: PostAnimationContext) {
        context.slot.transform = pose.transform
    }

    func letGo(
        velocity: CGPoint, spin: CGFloat, timing: PostAnimationTiming, _ context: PostAnimationContext,
        completion: @escaping @MainActor () -> Void
    ) {
        self.completion = completion
        let velocity = MotionVector(x: velocity.x, y: velocity.y, z: spin)
        if isLeaving {
            animateExit(context, velocity: velocity)
        } else {
            // With Reduce Motion, the spring doesn't overshoot either.
            let timing = context.reducesMotion ? PostAnimationTiming.calm : timing
            let change = PostMotion.Effect(value: 1, timing: timing)
            let motion = PostMotion(translation: .init(edge: nil, timing: timing), scale: change, fade: change)
            animateToRest(context.slot, velocity: velocity, motion: motion)
        }
        completeIfDone()
    }

    func hostDidChange(_ context: PostAnimationContext) {
        guard isLeaving, runs[.position] != nil else { return }
        let velocity = velocity
        stop([.position], of: context.slot)
        animateExit(context, velocity: velocity)
        completeIfDone()
    }

    // MARK: - Private

    private var velocity: MotionVector {
        (runs[.position]?.velocity ?? .zero) + (runs[.drift]?.velocity ?? .zero)
    }

    private func animateToRest(_ slot: PostSlot, velocity: MotionVector, motion: PostMotion) {
        if let translation = motion.translation {
            let way = PostPose.rest.vector - PostPose(slot.transform).vector
            if way.leads(velocity) || translation.timing.seconds == 0 {
                move(slot, to: .rest, timing: translation.timing, velocity: velocity)
            } else {
                drift(slot, along: way, timing: translation.timing, velocity: velocity)
            }
        }
        if let scale = motion.scale { change(.scale, of: slot, to: 1, timing: scale.timing) }
        if let fade = motion.fade { change(.opacity, of: slot, to: 1, timing: fade.timing) }
    }

    private func animateExit(_ context: PostAnimationContext, velocity: MotionVector) {
        let slot = context.slot
        let motion = context.motion(context.exit)
        if let throwing, !context.reducesMotion {
            let target = context.target(of: throwing, from: PostPose(slot.transform))
            return fly(slot, to: target, velocity: velocity, usesExitSpeed: throwing.edge != nil)
        }
        if let translation = motion.translation {
            let offset = context.hiddenOffset(over: translation.edge ?? context.edge)
            move(slot, to: PostPose(offset: offset), timing: translation.timing, velocity: velocity)
        }
        if let scale = motion.scale { change(.scale, of: slot, to: scale.factor, timing: scale.timing) }
        if let fade = motion.fade {
            change(.opacity, of: slot, to: min(max(fade.factor, Self.touchable), 1), timing: fade.timing)
        }
    }

    /// The minimum opacity that an exit animates to. UIKit doesn't deliver touches to a view whose `alpha` is below
    /// 0.01, even while an animation to that value still shows the view at a higher opacity.
    private static let touchable: CGFloat = 0.011

    private func move(_ slot: PostSlot, to pose: PostPose, timing: PostAnimationTiming, velocity: MotionVector) {
        let way = pose.vector - PostPose(slot.transform).vector
        run(.position, of: slot, along: way, timing: timing, velocity: velocity) { slot.transform = pose.transform }
    }

    /// Animates the slot to rest, with a separate velocity for each axis and for the rotation.
    private func drift(_ slot: PostSlot, along way: MotionVector, timing: PostAnimationTiming, velocity: MotionVector) {
        stop([.position, .drift], of: slot)
        let spring = PostSpring(timing)
        let curve = { (way: CGFloat, speed: CGFloat) in
            // A distance of almost zero allows no velocity relative to it.
            MotionCurve.spring(spring, initialVelocity: abs(way) < 0.01 ? 0 : Double(speed / way))
        }
        let rest = slot.center
        slot.transform = PostPose(rotation: -way.z).transform
        slot.center = CGPoint(x: rest.x - way.x, y: rest.y - way.y)
        run(
            .drift, of: slot, along: MotionVector(x: way.x, y: way.y), curve: curve(way.x, velocity.x),
            vertical: curve(way.y, velocity.y), delay: timing.waiting
        ) { slot.center = rest }
        guard way.z != 0 else { return }
        run(
            .position, of: slot, along: MotionVector(z: way.z), curve: curve(way.z, velocity.z), delay: timing.waiting
        ) { slot.transform = .identity }
    }

    /// Animates a thrown slot like `move`, but the slot keeps its velocity, or accelerates steadily if it would
    /// otherwise leave too late.
    ///
    /// - Parameter usesExitSpeed: A Boolean value that indicates whether a slow slot leaves as fast as in a normal exit, if
    ///   the distance isn't long.
    private func fly(_ slot: PostSlot, to pose: PostPose, velocity: MotionVector, usesExitSpeed: Bool) {
        let way = pose.vector - PostPose(slot.transform).vector
        let progress = way.progress(of: velocity)
        guard way != .zero, progress >= 0, usesExitSpeed || progress > 0 else {
            return move(slot, to: pose, timing: .calm, velocity: velocity)
        }
        let length = hypot(way.x, way.y)
        let limit =
            usesExitSpeed ? max(PostAnimationTiming.calm.seconds, length / PostDrag.flingSpeed) : Self.longestFlight
        let curve = MotionCurve(flyingWith: progress, within: min(limit, Self.longestFlight))
        run(.position, of: slot, along: way, curve: curve) { slot.transform = pose.transform }
    }

    /// The maximum duration of a throw in seconds.
    private static let longestFlight: TimeInterval = 0.5

    private func change(_ part: Part, of slot: PostSlot, to value: CGFloat, timing: PostAnimationTiming) {
        let isOpacity = part == .opacity
        let way = MotionVector(z: value - (isOpacity ? slot.alpha : slot.scale))
        run(part, of: slot, along: way, timing: timing, velocity: .zero) {
            if isOpacity { slot.alpha = value } else { slot.scale = value }
        }
    }

    private func run(
        _ part: Part, of slot: PostSlot, along way: MotionVector, timing: PostAnimationTiming, velocity: MotionVector,
        change: @escaping @MainActor () -> Void
    ) {
        guard way != .zero, timing.seconds > 0 else {
            stop([part], of: slot)
            return change()
        }
        let curve = MotionCurve(timing, velocity: way.progress(of: velocity))
        run(part, of: slot, along: way, curve: curve, delay: timing.waiting, change: change)
    }

    private func run(
        _ part: Part, of slot: PostSlot, along way: MotionVector, curve: MotionCurve, vertical: MotionCurve? = nil,
        delay: TimeInterval = 0, change: @escaping @MainActor () -> Void
    ) {
        stop([part], of: slot)
        let run = MotionRun(along: way, curve: curve, vertical: vertical, delay: delay, change: change) { [weak self] in
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
            guard part == .drift else { continue }
            // The transform determines the visible position again, and layout determines the center.
            var pose = PostPose(slot.transform)
            pose.offset.x += slot.center.x - rest.x
            pose.offset.y += slot.center.y - rest.y
            slot.center = rest
            slot.transform = pose.transform
        }
    }

    private func completeIfDone() {
        guard runs.isEmpty, let completion else { return }
        self.completion = nil
        completion()
    }
}
