import UIKit

/// The velocity with which a finger throws a post off the screen.
///
/// Components that are NaN or infinite become zero. Others are limited to a million points or radians per second,
/// because UIKit raises an exception for geometry that isn't finite.
public struct PostThrow: Hashable, Sendable {
    /// The edge that the post is thrown over; nil if it flies freely.
    public var edge: PostEdge?
    /// The velocity in points per second.
    public var velocity: CGPoint {
        didSet { velocity = velocity.limited }
    }
    /// The angular velocity in radians per second, clockwise.
    public var spin: CGFloat {
        didSet { spin = spin.limited }
    }

    /// Creates a throw.
    ///
    /// - Parameters:
    ///   - edge: The edge that the post is thrown over; nil if it flies freely.
    ///   - velocity: The velocity in points per second.
    ///   - spin: The angular velocity in radians per second, clockwise. The default is 0.
    public init(over edge: PostEdge?, velocity: CGPoint, spin: CGFloat = 0) {
        self.edge = edge
        self.velocity = velocity.limited
        self.spin = spin.limited
    }

    // Written out because `CGPoint` is `Hashable` only from iOS 18.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(edge)
        hasher.combine(velocity.x)
        hasher.combine(velocity.y)
        hasher.combine(spin)
    }
}
