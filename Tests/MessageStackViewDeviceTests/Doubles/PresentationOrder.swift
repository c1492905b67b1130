import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

/// A random combination of presentation settings.
struct PresentationOrder {
    let position: PostPlacement.Position
    let alignment: PostAlignment
    let insets: CGFloat?
    let size: PostSize
    let safeArea: PostSafeArea
    let avoidsKeyboard: Bool
    let entrance: PostTransition.Motion
    let exit: PostTransition.Motion
    /// An array, because the order in which a set is printed isn't the same in each run.
    let edges: [PostEdge]?
    let movesFreely: Bool
    let isPlain: Bool
    let backdrop: Int
    let timeIndicator: PostPresentation.TimeIndicator

    private static let sizes = [
        PostSize.content, .fullWidth, .fill, .readable, PostSize(width: .ratio(0.5), minimumHeight: .points(90)),
        PostSize(maximumWidth: .points(200), maximumHeight: .points(60)),
    ]

    private static let motions = [
        PostTransition.Motion.immediate, .translation(),
        .translation(over: .leading, timing: PostTransition.Timing(duration: 0.3, delay: 0.1)),
        .fade(), .scale(from: 0.5).and(.fade(timing: PostTransition.Timing(duration: 0.2, curve: .linear))),
        .translation(over: .bottom).and(.scale(from: 2, timing: PostTransition.Timing(duration: 0.5, curve: .easeIn))),
    ]

    static func random(using generator: inout SeededGenerator) -> PresentationOrder {
        func one<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &generator)] }
        return PresentationOrder(
            position: one([.automatic, .top, .center, .bottom]), alignment: one([.leading, .center, .trailing]),
            insets: one([nil, 0, 12]), size: one(sizes), safeArea: one([.respected, .filled, .ignored]),
            avoidsKeyboard: one([true, true, false]), entrance: one(motions), exit: one(motions),
            edges: one([nil, [], PostEdge.allCases, [.leading, .trailing], [.top]]),
            movesFreely: one([false, false, true]),
            isPlain: one([true, false]), backdrop: one([0, 0, 1, 2]),
            timeIndicator: one([.none, .none, .bar, .ring]))
    }

    var presentation: PostPresentation {
        PostPresentation {
            let insets = insets.map { NSDirectionalEdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
            $0.placement = PostPlacement(position, alignment: alignment, insets: insets)
            $0.size = size
            $0.safeArea = safeArea
            $0.keyboard = avoidsKeyboard ? .avoided() : .ignored
            $0.transition = PostTransition(entrance: entrance, exit: exit)
            $0.pan = PostPan(edges.map { Set($0) }, movesFreely: movesFreely)
            if !isPlain {
                $0.style = PostStyle(.color(.systemTeal), corners: .rounded(12), shadows: [.defaultBlack])
            }
            $0.timeIndicator = timeIndicator
            $0.backdrop = [PostBackdrop.none, .dim, PostBackdrop(touches: .absorb)][backdrop]
        }
    }
}
