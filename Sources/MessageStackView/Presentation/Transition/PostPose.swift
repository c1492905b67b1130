import UIKit

/// Where and how a post is seen, in relation to its place of rest.
public struct PostPose: Hashable, Sendable {
    /// Points to the right of and below its place of rest.
    public var offset: CGPoint
    /// In radians, clockwise.
    public var rotation: CGFloat

    /// At rest, if nothing is said.
    public init(offset: CGPoint = .zero, rotation: CGFloat = 0) {
        self.offset = offset
        self.rotation = rotation
    }

    /// How a slot is moved and turned by `transform`; a scale in it is left out.
    public init(_ transform: CGAffineTransform) {
        self.init(offset: CGPoint(x: transform.tx, y: transform.ty), rotation: atan2(transform.b, transform.a))
    }

    /// In its place.
    public static let rest = PostPose()

    /// What moves and turns a slot like this.
    public var transform: CGAffineTransform {
        let moved = CGAffineTransform(translationX: offset.x, y: offset.y)
        return rotation == 0 ? moved : moved.rotated(by: rotation)
    }
}
