import MessageStackView
import UIKit

/// The settings of drags on a post.
struct PanChoices: Equatable, Sendable {
    /// The directions in which a drag removes the post; nil for the direction of its edge.
    var directions: PostDirections?
    var style = PostPan.Style.slide
    var threshold: CGFloat = 0.5
    var rubberBands = true
    var pullBack = TimingChoices.calm

    var pan: PostPan {
        PostPan(
            directions, style: style, threshold: threshold, rubberBands: rubberBands, pullBack: pullBack.timing)
    }
}
