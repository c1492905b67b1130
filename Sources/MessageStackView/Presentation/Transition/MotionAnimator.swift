import UIKit

/// Carries out the motions of a `PostTransition`: place, size and opacity, each with an animator of its own, since each
/// has its own pace.
@MainActor
final class MotionAnimator: PostAnimator {
    private enum Part: CaseIterable {
        case place, scale, opacity
    }

    /// Where the parts go to.
    private struct Target {
        var pose: PostPose?
        var scale: PostMotion.Change?
        var opacity: PostMotion.Change?
        var pace = PostPace.calm
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
        comeToRest(slot, velocity: .zero, motion: motion)
        arriveIfDone()
    }

    func leave(
        _ context: PostAnimationContext, throwing: PostThrow?, completion: @escaping @MainActor () -> Void
    ) {
        let velocity = throwing.map(\.vector) ?? runs[.place]?.velocity ?? .zero
        stop(Part.allCases)
        isLeaving = true
        self.throwing = throwing
        self.completion = completion
        goAway(context, velocity: velocity)
        arriveIfDone()
    }

    func hold(_ context: PostAnimationContext) -> PostPose {
        // What comes into view may finish doing so under the finger.
        stop(isLeaving ? Part.allCases : [.place, .scale])
        completion = nil
        return PostPose(context.slot.transform)
    }

    func follow(_ pose: PostPose, _ context: PostAnimationContext) {
        context.slot.transform = pose.transform
    }

    func letGo(
        velocity: CGPoint, pace: PostPace, _ context: PostAnimationContext,
        completion: @escaping @MainActor () -> Void
    ) {
        self.completion = completion
        let velocity = MotionVector(x: velocity.x, y: velocity.y)
        if isLeaving {
            goAway(context, velocity: velocity)
        } else {
            // Less motion is no spring that swings either.
            let pace = context.reducesMotion ? PostPace.calm : pace
            let change = PostMotion.Change(value: 1, pace: pace)
            let motion = PostMotion(translation: .init(edge: nil, pace: pace), scale: change, fade: change)
            comeToRest(context.slot, velocity: velocity, motion: motion)
        }
        arriveIfDone()
    }

    func hostDidChange(_ context: PostAnimationContext) {
        guard isLeaving, let run = runs[.place] else { return }
        let velocity = run.velocity
        stop([.place])
        goAway(context, velocity: velocity)
        arriveIfDone()
    }

    // MARK: - Private

    private func comeToRest(_ slot: PostSlot, velocity: MotionVector, motion: PostMotion) {
        if let translation = motion.translation {
            move(slot, to: .rest, pace: translation.pace, velocity: velocity)
        }
        if let scale = motion.scale { change(.scale, of: slot, to: 1, pace: scale.pace) }
        if let fade = motion.fade { change(.opacity, of: slot, to: 1, pace: fade.pace) }
    }

    private func goAway(_ context: PostAnimationContext, velocity: MotionVector) {
        let slot = context.slot
        let motion = context.motion(context.exit)
        if let throwing, !context.reducesMotion {
            let target = context.target(of: throwing, from: PostPose(slot.transform))
            return throwing.edge == nil
                ? fly(slot, to: target, velocity: velocity)
                : move(slot, to: target, pace: .calm, velocity: velocity)
        }
        if let translation = motion.translation {
            let offset = context.hiddenOffset(over: translation.edge ?? context.edge)
            move(slot, to: PostPose(offset: offset), pace: translation.pace, velocity: velocity)
        }
        if let scale = motion.scale { change(.scale, of: slot, to: scale.factor, pace: scale.pace) }
        if let fade = motion.fade {
            change(.opacity, of: slot, to: min(max(fade.factor, Self.touchable), 1), pace: fade.pace)
        }
    }

    /// UIKit lets nobody touch what will be less opaque than 0.01, however well it is still seen.
    private static let touchable: CGFloat = 0.011

    private func move(_ slot: PostSlot, to pose: PostPose, pace: PostPace, velocity: MotionVector) {
        let way = pose.vector - PostPose(slot.transform).vector
        run(.place, along: way, pace: pace, velocity: velocity) { slot.transform = pose.transform }
    }

    /// Like `move`, but nothing draws it there: it goes on as fast as it is.
    private func fly(_ slot: PostSlot, to pose: PostPose, velocity: MotionVector) {
        let way = pose.vector - PostPose(slot.transform).vector
        let progress = way.progress(of: velocity)
        guard progress > 0 else { return move(slot, to: pose, pace: .calm, velocity: velocity) }
        let curve = MotionCurve(flyingWith: progress, within: Self.longestFlight)
        run(.place, along: way, curve: curve) { slot.transform = pose.transform }
    }

    /// Seconds until what was thrown is out of sight.
    private static let longestFlight: TimeInterval = 0.5

    private func change(_ part: Part, of slot: PostSlot, to value: CGFloat, pace: PostPace) {
        let isOpacity = part == .opacity
        let way = MotionVector(z: value - (isOpacity ? slot.alpha : slot.scale))
        run(part, along: way, pace: pace, velocity: .zero) {
            if isOpacity { slot.alpha = value } else { slot.scale = value }
        }
    }

    private func run(
        _ part: Part, along way: MotionVector, pace: PostPace, velocity: MotionVector,
        change: @escaping @MainActor () -> Void
    ) {
        guard way != .zero, pace.seconds > 0 else {
            stop([part])
            return change()
        }
        let curve = MotionCurve(pace, velocity: way.progress(of: velocity))
        run(part, along: way, curve: curve, delay: pace.waiting, change: change)
    }

    private func run(
        _ part: Part, along way: MotionVector, curve: MotionCurve, delay: TimeInterval = 0,
        change: @escaping @MainActor () -> Void
    ) {
        stop([part])
        let run = MotionRun(along: way, curve: curve, delay: delay, change: change) { [weak self] in
            self?.runs[part] = nil
            self?.arriveIfDone()
        }
        runs[part] = run
    }

    private func stop(_ parts: [Part]) {
        for part in parts { runs.removeValue(forKey: part)?.stop() }
    }

    private func arriveIfDone() {
        guard runs.isEmpty, let completion else { return }
        self.completion = nil
        completion()
    }
}
