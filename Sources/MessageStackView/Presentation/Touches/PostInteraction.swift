import UIKit

/// What fingers do with a post. Which gestures it has is a matter of its request and of
/// `PostManager.gestureManager`; this says what they do.
public struct PostInteraction: Sendable {
    /// What a drag does, where `PostGestures.pan` is on.
    public var pan = PostPan()

    /// What becomes of touches on the post, and what a tap does besides what `PostGestures.tap` says; nothing by
    /// default. Buttons and other controls in the post come first.
    public var touches = PostTouchResponse.absorb

    /// Nothing but the drag.
    public init() {}
}

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
    public var pullBack: PostAnimationTiming

    /// Towards the edge that it came from, if nothing is said.
    public init(
        _ directions: PostDirections? = nil,
        style: Style = .slide,
        threshold: CGFloat = 0.5,
        rubberBands: Bool = true,
        pullBack: PostAnimationTiming = .calm
    ) {
        self.directions = directions
        self.style = style
        self.threshold = threshold
        self.rubberBands = rubberBands
        self.pullBack = pullBack
    }

    /// It swings past its place as it comes back: 0.5 s, damping 0.3.
    public static let jolt = PostAnimationTiming(duration: 0.5, curve: .spring(damping: 0.3))
}

/// Ways in which a post can be moved.
public struct PostDirections: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Towards the upper edge.
    public static let up = PostDirections(rawValue: 1 << 0)
    /// Towards the lower edge.
    public static let down = PostDirections(rawValue: 1 << 1)
    /// To the left, and where people read from right to left to the right.
    public static let leading = PostDirections(rawValue: 1 << 2)
    /// To the right, and where people read from right to left to the left.
    public static let trailing = PostDirections(rawValue: 1 << 3)
    /// Up and down.
    public static let vertical: PostDirections = [.up, .down]
    /// To both sides.
    public static let horizontal: PostDirections = [.leading, .trailing]
    /// Every way.
    public static let all: PostDirections = [.vertical, .horizontal]
}
