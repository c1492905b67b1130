import MessageStackView
import UIKit

/// What a finger that is dragged does.
struct PanChoices: Equatable, Sendable {
    /// Nil for the edge that the post came from.
    var directions: PostDirections?
    var style = PostPan.Style.slide
    var threshold: CGFloat = 0.5
    var rubberBands = true
    var pullBack = PaceChoices.calm

    var pan: PostPan {
        PostPan(
            directions, style: style, threshold: threshold, rubberBands: rubberBands, pullBack: pullBack.pace)
    }
}
