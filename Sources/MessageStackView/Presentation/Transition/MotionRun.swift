import UIKit

/// One property of a view on its way.
@MainActor
final class MotionRun {
    private let animator: UIViewPropertyAnimator
    private let curve: MotionCurve
    private let vertical: MotionCurve
    private let start: TimeInterval
    private let way: MotionVector

    /// Begins at once, or after the timing's delay.
    ///
    /// - Parameters:
    ///   - way: from where it is to where it goes.
    ///   - curve: how far along it is at which time.
    ///   - vertical: the same for what is up and down of a position, on a spring of its own; nil if it is the same.
    ///   - delay: seconds before it begins.
    ///   - change: puts the property where it goes.
    ///   - completion: called when it is there; not if it is stopped.
    init(
        along way: MotionVector,
        curve: MotionCurve,
        vertical: MotionCurve? = nil,
        delay: TimeInterval = 0,
        change: @escaping @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        self.way = way
        self.curve = curve
        self.vertical = vertical ?? curve
        start = CACurrentMediaTime() + delay
        var velocity: Double?
        if case .spring(_, let initialVelocity)? = vertical { velocity = initialVelocity }
        animator = UIViewPropertyAnimator(
            duration: curve.duration, timingParameters: curve.timingParameters(vertical: velocity))
        animator.addAnimations(change)
        animator.addCompletion { _ in completion() }
        if delay > 0 {
            animator.startAnimation(afterDelay: delay)
        } else {
            animator.startAnimation()
        }
    }

    /// How fast it is at this moment, per second.
    var velocity: MotionVector {
        let time = CACurrentMediaTime() - start
        var velocity = way * CGFloat(curve.velocity(after: time))
        velocity.y = way.y * CGFloat(vertical.velocity(after: time))
        return velocity
    }

    /// Leaves the property as it is seen.
    func stop() {
        animator.stopAnimation(true)
    }
}

/// A value that moves, or how fast it does: points to the right and down, and a third number, an angle or a part.
struct MotionVector: Hashable, Sendable {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var z: CGFloat = 0

    static let zero = MotionVector()

    static func - (one: MotionVector, other: MotionVector) -> MotionVector {
        MotionVector(x: one.x - other.x, y: one.y - other.y, z: one.z - other.z)
    }

    static func + (one: MotionVector, other: MotionVector) -> MotionVector {
        MotionVector(x: one.x + other.x, y: one.y + other.y, z: one.z + other.z)
    }

    static func * (one: MotionVector, factor: CGFloat) -> MotionVector {
        MotionVector(x: one.x * factor, y: one.y * factor, z: one.z * factor)
    }

    /// Ways along this one per second, for something as fast as `velocity`: what an animation can take over of a speed.
    func progress(of velocity: MotionVector) -> Double {
        let square = x * x + y * y
        if square > 0 { return Double((velocity.x * x + velocity.y * y) / square) }
        return z == 0 ? 0 : Double(velocity.z / z)
    }

    /// Whether all of `velocity` is along this way, but for what nobody sees: a point per second, a degree per second.
    func leads(_ velocity: MotionVector) -> Bool {
        let rest = velocity - self * CGFloat(progress(of: velocity))
        return max(abs(rest.x), abs(rest.y)) < 1 && abs(rest.z) < .pi / 180
    }
}

extension PostPose {
    var vector: MotionVector { MotionVector(x: offset.x, y: offset.y, z: rotation) }
}
