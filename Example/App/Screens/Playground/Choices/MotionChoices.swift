import MessageStackView
import UIKit

/// A way in or out.
struct MotionChoices: Equatable, Sendable {
    var slides = true
    /// Nil for the edge that the post stands at.
    var edge: PostEdge?
    /// The part of its size that it has out of sight; 1 for a size that doesn't change.
    var scale: CGFloat = 1
    var fades = false
    /// The opacity that it has out of sight.
    var opacity: CGFloat = 0
    var pace: PaceChoices
    /// Of the change of size; nil for that of the rest.
    var scalePace: PaceChoices?
    /// Of the fade; nil for that of the rest.
    var fadePace: PaceChoices?

    static let entrance = MotionChoices(pace: .lively)
    static let exit = MotionChoices(pace: .calm)

    var scales: Bool { scale != 1 }

    var motion: PostMotion {
        var motion = PostMotion.none
        if slides { motion = .translation(over: edge, pace: pace.pace) }
        if scales { motion = motion.and(.scale(from: scale, pace: (scalePace ?? pace).pace)) }
        if fades { motion = motion.and(.fade(from: opacity, pace: (fadePace ?? pace).pace)) }
        return motion
    }
}
