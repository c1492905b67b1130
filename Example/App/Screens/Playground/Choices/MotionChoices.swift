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
    var timing: TimingChoices
    /// The timing of the scaling; nil for `timing`.
    var scaleTiming: TimingChoices?
    /// The timing of the fade; nil for `timing`.
    var fadeTiming: TimingChoices?

    static let entrance = MotionChoices(timing: .lively)
    static let exit = MotionChoices(timing: .calm)

    var scales: Bool { scale != 1 }

    var motion: PostTransition.Motion {
        var motion = PostTransition.Motion.immediate
        if slides { motion = .translation(over: edge, timing: timing.timing) }
        if scales { motion = motion.and(.scale(from: scale, timing: (scaleTiming ?? timing).timing)) }
        if fades { motion = motion.and(.fade(from: opacity, timing: (fadeTiming ?? timing).timing)) }
        return motion
    }
}
