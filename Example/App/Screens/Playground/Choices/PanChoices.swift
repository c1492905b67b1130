import MessageStackView
import UIKit

/// What a finger that is dragged does.
struct PanChoices: Equatable, Sendable {
    enum PullBack: CaseIterable {
        case calm, lively, jolt
    }

    /// Nil for the edge that the post came from.
    var directions: PostDirections?
    var style = PostPan.Style.slide
    var threshold: CGFloat = 0.5
    var rubberBands = true
    var pullBack = PullBack.calm

    var pan: PostPan {
        PostPan(
            directions, style: style, threshold: threshold, rubberBands: rubberBands, pullBack: pullBack.pace)
    }
}

extension PanChoices.PullBack {
    var pace: PostPace {
        switch self {
        case .calm: .calm
        case .lively: .lively
        case .jolt: PostPan.jolt
        }
    }
}
