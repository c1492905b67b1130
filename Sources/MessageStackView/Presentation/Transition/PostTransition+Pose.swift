public import UIKit

extension PostTransition {
    /// The offset and rotation of a post relative to its resting position, where the post is shown.
    ///
    /// The offset is limited to ±1,000,000 points and the rotation to ±1,000,000 radians, which keeps the results of calculations
    /// finite.
    public struct Pose: Equatable, Sendable {
        /// The distance in points from the resting position, where the post is shown. Positive numbers are to the right and down.
        public var offset: CGPoint {
            didSet { offset = offset.limited }
        }
        /// The rotation in radians, clockwise.
        public var rotation: CGFloat {
            didSet { rotation = rotation.limited }
        }

        /// Creates a pose. By default, it is the pose of a post at its resting position, where the post is shown.
        ///
        /// - Parameters:
        ///   - offset: The distance from the resting position in points. The default is zero.
        ///   - rotation: The rotation in radians, clockwise. The default is 0.
        public init(offset: CGPoint = .zero, rotation: CGFloat = 0) {
            self.offset = offset.limited
            self.rotation = rotation.limited
        }

        /// Creates the pose that a transform gives to a `PostSlot`, the view that contains a posted view.
        ///
        /// - Parameter transform: The transform whose translation and rotation are used. A scale is ignored.
        public init(_ transform: CGAffineTransform) {
            self.init(offset: CGPoint(x: transform.tx, y: transform.ty), rotation: atan2(transform.b, transform.a))
        }

        /// The pose of a post at its resting position, where the post is shown, with no offset and no rotation.
        public static let rest = PostTransition.Pose()

        /// The transform that gives this pose to a `PostSlot`, the view that contains a posted view: a translation by `offset`
        /// and a rotation by `rotation`.
        public var transform: CGAffineTransform {
            let moved = CGAffineTransform(translationX: offset.x, y: offset.y)
            return rotation == 0 ? moved : moved.rotated(by: rotation)
        }
    }
}

extension PostPan {
    /// The velocity, the spin and the edge with which the user throws a post off the screen. Every drag that removes a post is a
    /// throw, even a slow one.
    ///
    /// The velocity is limited to ±1,000,000 points per second and the spin to ±1,000,000 radians per second, which keeps the
    /// results of calculations finite.
    public struct Throw: Equatable, Sendable {
        /// The velocity in points per second at which a freely moving post flies off from any position.
        static let flingSpeed: CGFloat = 600

        /// The edge of the screen over which the post is thrown; nil if the post leaves in the direction of `velocity`.
        public let edge: PostEdge?
        /// The velocity of the finger when it releases the post, in points per second. Positive numbers are to the right and
        /// down.
        public let velocity: CGPoint
        /// The angular velocity of the post in radians per second, clockwise. It is 0 unless `PostPan.movesFreely` is true.
        public let spin: CGFloat

        /// Creates a throw, for example to test a `PostAnimator`.
        ///
        /// - Parameters:
        ///   - edge: The edge of the screen over which the post is thrown; nil if the post leaves in the direction of `velocity`.
        ///   - velocity: The velocity in points per second.
        ///   - spin: The angular velocity in radians per second, clockwise. The default is 0.
        public init(over edge: PostEdge?, velocity: CGPoint, spin: CGFloat = 0) {
            self.edge = edge
            self.velocity = velocity.limited
            self.spin = spin.limited
        }
    }
}
