import UIKit

/// What an animator knows of the post that it moves.
@MainActor
public struct PostAnimationContext {
    /// What to move: the post's slot, in its place of rest by layout.
    public let slot: PostSlot

    /// The motions that the post asks for.
    public let transition: PostTransition

    /// The edge that the post stands at; the lower one for one in the middle.
    public let edge: PostEdge

    /// Whether another post takes its place.
    public let isPop: Bool

    /// Whether people asked for less motion: then nothing moves but what a finger moves, and the rest fades.
    public var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

    private let findOffset: @MainActor (PostEdge) -> CGPoint

    /// - Parameters:
    ///   - slot: what to move.
    ///   - transition: the motions that the post asks for.
    ///   - edge: the edge that the post stands at.
    ///   - isPop: whether another post takes its place.
    ///   - hiddenOffset: points by which the slot must be moved to be out of sight over an edge.
    public init(
        slot: PostSlot,
        transition: PostTransition,
        edge: PostEdge,
        isPop: Bool = false,
        hiddenOffset: @escaping @MainActor (PostEdge) -> CGPoint
    ) {
        self.slot = slot
        self.transition = transition
        self.edge = edge
        self.isPop = isPop
        findOffset = hiddenOffset
    }

    /// How far the slot must be from its place of rest to be out of sight over `edge`, in points: beyond the edge of
    /// whatever clips it, with its shadow.
    public func hiddenOffset(over edge: PostEdge) -> CGPoint { findOffset(edge) }

    /// The motion by which the post goes.
    public var exit: PostMotion { isPop ? transition.pop ?? transition.exit : transition.exit }
}
