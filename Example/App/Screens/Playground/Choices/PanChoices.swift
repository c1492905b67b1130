import MessageStackView
import UIKit

/// The settings of drags on a post.
struct PanChoices: Equatable, Sendable {
    /// The edges over which a drag removes the post; nil for the post's own edge.
    var edges: Set<PostEdge>?
    var movesFreely = false
    var threshold: CGFloat = 0.5
    var rubberBands = true
    var pullBack = TimingChoices.calm

    /// Settings that don't let a drag move the post.
    static let none = PanChoices(edges: [], rubberBands: false)

    var pan: PostPan {
        PostPan(
            edges, movesFreely: movesFreely, threshold: threshold, rubberBands: rubberBands, pullBack: pullBack.timing)
    }
}
