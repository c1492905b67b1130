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
    var pace: PaceChoices

    static let entrance = MotionChoices(pace: PaceChoices(kind: .lively))
    static let exit = MotionChoices(pace: PaceChoices(kind: .calm))

    var motion: PostMotion {
        var motion = PostMotion.none
        if slides { motion = .translation(over: edge, pace: pace.pace) }
        if scale != 1 { motion = motion.and(.scale(from: scale, pace: pace.pace)) }
        if fades { motion = motion.and(.fade(pace: pace.pace)) }
        return motion
    }
}
