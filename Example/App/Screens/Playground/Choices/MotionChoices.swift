import MessageStackView
import UIKit

/// The settings of an entrance or an exit.
struct MotionChoices: Equatable, Sendable {
    var slides = true
    /// The edge that the post slides over; nil for the edge of its placement.
    var edge: PostEdge?
    /// The scale of the post when it is hidden; 1 for no scaling.
    var scale: CGFloat = 1
    var fades = false
    /// The opacity of the post when it is hidden.
    var opacity: CGFloat = 0
    var pace: PaceChoices
    /// The pace of the scaling; nil for `pace`.
    var scalePace: PaceChoices?
    /// The pace of the fade; nil for `pace`.
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
