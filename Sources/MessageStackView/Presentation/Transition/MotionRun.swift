import UIKit

/// An animation of one property of a view.
@MainActor
final class MotionRun {
    private let animator: UIViewPropertyAnimator
    private let curve: MotionCurve
    private let vertical: MotionCurve
    private let start: TimeInterval
    private let displacement: MotionVector
    private let delay: TimeInterval
    private let distance: CGFloat

    /// Starts the animation, at once or after its delay.
    ///
    /// - Parameters:
    ///   - displacement: The vector from the start to the end.
    ///   - curve: The progress along `displacement` over time.
    ///   - vertical: The progress of the vertical component, if the property is a center; nil for other properties.
    ///   - delay: The delay before the animation in seconds. The default is 0.
    ///   - distance: The greatest distance in points by which any part of the view moves.
    ///   - change: A closure that sets the property to its value at the end.
    ///   - completion: A closure that is called at the end, but not after `stop()`.
    init(
        along displacement: MotionVector,
        curve: MotionCurve,
        vertical: MotionCurve? = nil,
        delay: TimeInterval = 0,
        distance: CGFloat,
        change: @escaping @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        self.displacement = displacement
        self.curve = curve
        self.vertical = vertical ?? curve
        start = CACurrentMediaTime() + delay
        self.delay = delay
        self.distance = distance
        var velocity: Double?
        if case .spring(_, let initialVelocity)? = vertical { velocity = initialVelocity }
        animator = UIViewPropertyAnimator(
            duration: curve.duration, timingParameters: curve.timingParameters(vertical: velocity))
        animator.addAnimations(change)
        animator.addCompletion { if $0 != .start { completion() } }
        if delay > 0 {
            animator.startAnimation(afterDelay: delay)
        } else {
            animator.startAnimation()
        }
    }

    /// The time in seconds from the start until the remaining motion is invisible.
    var settlingTime: TimeInterval {
        let part = Double(Self.visibleDistance / max(distance, .leastNonzeroMagnitude))
        return delay + max(curve.settlingTime(within: part), vertical.settlingTime(within: part))
    }

    /// The distance in points below which a motion is invisible.
    private static let visibleDistance: CGFloat = 0.5

    /// The current velocity, in the units of the vector per second.
    var velocity: MotionVector {
        let time = CACurrentMediaTime() - start
        var velocity = displacement * CGFloat(curve.velocity(after: time))
        velocity.y = displacement.y * CGFloat(vertical.velocity(after: time))
        return velocity
    }

    /// Stops the animation and keeps the visible value of the property.
    func stop() {
        animator.stopWhereVisible()
    }
}

/// A vector with the components x and y in points, to the right and down, and a third component z, which is an angle in
/// radians, a scale or an opacity.
struct MotionVector: Equatable, Sendable {
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

    /// Returns the component of `velocity` along this vector, in lengths of this vector per second: the velocity that
    /// an animation along this vector can start with.
    func progress(of velocity: MotionVector) -> Double {
        let square = x * x + y * y
        if square > 0 { return Double((velocity.x * x + velocity.y * y) / square) }
        return z == 0 ? 0 : Double(velocity.z / z)
    }

    /// A Boolean value that indicates whether this velocity can be seen: it is at least one point or one degree per
    /// second.
    var isVisible: Bool { max(abs(x), abs(y)) >= 1 || abs(z) >= .pi / 180 }
}

extension PostTransition.Pose {
    var vector: MotionVector { MotionVector(x: offset.x, y: offset.y, z: rotation) }
}
