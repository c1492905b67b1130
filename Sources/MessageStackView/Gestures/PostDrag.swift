import UIKit

/// What a vertical drag does to a slot, as a value.
struct PostDrag: Hashable, Sendable {
    /// Seconds by which a flick is thought on: the sum of a speed that loses a hundredth each millisecond, which is
    /// UIKit's `UIScrollView.DecelerationRate.fast`.
    static let flight: CGFloat = 0.099

    /// The part of its length by which a slot has to be out, or be about to fly, to be removed.
    static let threshold: CGFloat = 0.5

    /// The stretch of a scroll view's rubber band (measured on iOS 26.1).
    static let stretch: CGFloat = 0.55

    /// Where posts come from, and so where they can be dragged to.
    let order: Order
    /// Points below rest at which the finger took the slot.
    let start: CGFloat
    /// The slot's height in points.
    let length: CGFloat

    /// Points below rest for a finger that has moved by `translation` points downwards: with the finger on the way
    /// out, as on a rubber band the other way.
    func offset(translation: CGFloat) -> CGFloat {
        let way = finger(at: start * outwards) + translation * outwards
        return (way >= 0 ? way : -stretched(-way)) * outwards
    }

    /// Whether a slot that is let go of at `offset` with `velocity`, both downwards, goes out rather than back.
    func leaves(offset: CGFloat, velocity: CGFloat) -> Bool {
        (offset + velocity * Self.flight) * outwards > Self.threshold * length
    }

    private var outwards: CGFloat { order == .topToBottom ? -1 : 1 }

    /// How far a rubber band is stretched by a pull.
    private func stretched(_ pull: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        return Self.stretch * pull * length / (Self.stretch * pull + length)
    }

    /// How far the finger is out for a slot that is out by `way`; the reverse of the rubber band.
    private func finger(at way: CGFloat) -> CGFloat {
        guard way < 0, -way < length else { return way }
        return way * length / (Self.stretch * (length + way))
    }
}
