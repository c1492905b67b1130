import UIKit

/// What changes about a post while it comes, or while it goes. All parts run at the same time, each in its own.
public struct PostMotion: Hashable, Sendable {
    /// A way across the screen.
    public struct Translation: Hashable, Sendable {
        /// The edge that it comes in and goes out over; nil for the one that it stands at, the lower one in the middle.
        public var edge: PostEdge?
        /// When, and how fast.
        public var pace: PostPace
    }

    /// A change of size or of opacity between what it is out of sight and 1.
    public struct Change: Hashable, Sendable {
        /// What it is out of sight, 100 at most; NaN, infinity and less than zero count as 1.
        public var value: CGFloat
        /// When, and how fast.
        public var pace: PostPace
    }

    /// None if nil.
    public var translation: Translation?
    /// A part of its size; none if nil.
    public var scale: Change?
    /// An opacity; none if nil.
    public var fade: Change?

    /// Nothing changes: it is there, or gone, at once.
    public static let none = PostMotion()

    /// Across the screen.
    ///
    /// - Parameters:
    ///   - edge: in and out over this one; nil for the one that it stands at.
    ///   - pace: when, and how fast.
    public static func translation(over edge: PostEdge? = nil, pace: PostPace = .lively) -> PostMotion {
        PostMotion(translation: Translation(edge: edge, pace: pace))
    }

    /// From another size and to it.
    ///
    /// - Parameters:
    ///   - scale: the part of its size that it has out of sight.
    ///   - pace: when, and how fast.
    public static func scale(from scale: CGFloat, pace: PostPace = .lively) -> PostMotion {
        PostMotion(scale: Change(value: scale, pace: pace))
    }

    /// From another opacity and to it.
    ///
    /// - Parameters:
    ///   - opacity: what it has out of sight; 0 by default.
    ///   - pace: when, and how fast; 0.3 s by default.
    public static func fade(from opacity: CGFloat = 0, pace: PostPace = PostPace(duration: 0.3)) -> PostMotion {
        PostMotion(fade: Change(value: opacity, pace: pace))
    }

    /// Both at the same time; of what both say, what `other` says.
    public func and(_ other: PostMotion) -> PostMotion {
        PostMotion(
            translation: other.translation ?? translation, scale: other.scale ?? scale, fade: other.fade ?? fade)
    }
}
