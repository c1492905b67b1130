import UIKit

/// The position and rotation of a post relative to its place of rest.
///
/// Components that are NaN or infinite become zero. Others are limited to a million points or radians, because UIKit
/// raises an exception for geometry that isn't finite.
public struct PostPose: Hashable, Sendable {
    /// The distance from the place of rest in points, to the right and down.
    public var offset: CGPoint {
        didSet { offset = offset.limited }
    }
    /// The rotation in radians, clockwise.
    public var rotation: CGFloat {
        didSet { rotation = rotation.limited }
    }

    /// Creates a pose; by default the pose at rest.
    ///
    /// - Parameters:
    ///   - offset: The distance from the place of rest in points. The default is zero.
    ///   - rotation: The rotation in radians, clockwise. The default is 0.
    public init(offset: CGPoint = .zero, rotation: CGFloat = 0) {
        self.offset = offset.limited
        self.rotation = rotation.limited
    }

    /// Creates the pose that `transform` gives a slot. A scale in `transform` is ignored.
    public init(_ transform: CGAffineTransform) {
        self.init(offset: CGPoint(x: transform.tx, y: transform.ty), rotation: atan2(transform.b, transform.a))
    }

    /// The pose at the place of rest.
    public static let rest = PostPose()

    // Written out because `CGPoint` is `Hashable` only from iOS 18.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(offset.x)
        hasher.combine(offset.y)
        hasher.combine(rotation)
    }

    /// The transform that gives a slot this pose.
    public var transform: CGAffineTransform {
        let moved = CGAffineTransform(translationX: offset.x, y: offset.y)
        return rotation == 0 ? moved : moved.rotated(by: rotation)
    }
}
