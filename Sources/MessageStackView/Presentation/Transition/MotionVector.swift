import UIKit

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

    init(_ vector: MotionVector) {
        self.init(offset: CGPoint(x: vector.x, y: vector.y), rotation: vector.z)
    }
}
