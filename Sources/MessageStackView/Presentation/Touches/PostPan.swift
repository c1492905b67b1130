import UIKit

/// What a finger that is dragged does with a post.
///
/// The post follows the finger in the directions in which it may be removed. Against them it gives as a scroll view
/// does at its end.
public struct PostPan: Hashable, Sendable {
    /// How a post goes with the finger.
    public enum Style: Hashable, Sendable {
        /// Along one axis, which the first points of the drag decide.
        case slide
        /// Freely, turned by the finger that holds it beside its middle; let go of fast enough, it flies off that way
        /// and goes on turning.
        case fling
    }

    /// Where a drag can remove it to; nil, the default, for the edge that it came from, all ways for `.fling`. A post
    /// that may not be removed in any direction gives all ways and comes back.
    public var directions: PostDirections?

    /// `.slide` by default.
    public var style: Style

    /// The part of its length by which it has to be out to be removed when it is let go of; 0.5 by default, taken
    /// between 0 and 1. What counts is where its speed would carry it.
    public var threshold: CGFloat

    /// Whether it gives in other directions; true by default.
    public var rubberBands: Bool

    /// How it comes back when it isn't removed; the calm spring by default, and where people asked for less motion
    /// always.
    public var pullBack: PostPace

    /// Towards the edge that it came from, if nothing is said.
    public init(
        _ directions: PostDirections? = nil,
        style: Style = .slide,
        threshold: CGFloat = 0.5,
        rubberBands: Bool = true,
        pullBack: PostPace = .calm
    ) {
        self.directions = directions
        self.style = style
        self.threshold = threshold
        self.rubberBands = rubberBands
        self.pullBack = pullBack
    }

    /// It swings past its place as it comes back: 0.5 s, damping 0.3.
    public static let jolt = PostPace(duration: 0.5, curve: .spring(damping: 0.3))
}
