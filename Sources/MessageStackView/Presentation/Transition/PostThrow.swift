import UIKit

/// How a finger has let go of a post that it throws off the screen.
public struct PostThrow: Hashable, Sendable {
    /// The edge that it is thrown over; nil for one that flies freely.
    public var edge: PostEdge?
    /// In points per second.
    public var velocity: CGPoint
    /// In radians per second, clockwise.
    public var spin: CGFloat

    /// - Parameters:
    ///   - edge: the edge that it is thrown over; nil for one that flies freely.
    ///   - velocity: in points per second.
    ///   - spin: in radians per second, clockwise.
    public init(over edge: PostEdge?, velocity: CGPoint, spin: CGFloat = 0) {
        self.edge = edge
        self.velocity = velocity
        self.spin = spin
    }
}
