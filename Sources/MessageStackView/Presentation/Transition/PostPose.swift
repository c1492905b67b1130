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

    /// In its place.
    public static let rest = PostPose()
}
