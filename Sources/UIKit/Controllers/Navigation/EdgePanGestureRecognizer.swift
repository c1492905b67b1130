/// A pan that starts at the leading edge and leads away from it.
final class EdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How far from the edge a finger may go down, in points.
    private static let reach: CGFloat = 20

    private var startsAtEdge = false
    private var isReversed: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Away from the edge.
    var direction: CGFloat { isReversed ? -1 : 1 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let view, numberOfTouches == 0 || !startsAtEdge, let touch = touches.first {
            let x = touch.location(in: view).x
            startsAtEdge = (isReversed ? view.bounds.width - x : x) <= Self.reach
        }
        super.touchesBegan(touches, with: event)
    }

    override func slop(in travel: CGPoint) -> CGPoint? {
        guard startsAtEdge, travel.x * direction > abs(travel.y) else { return nil }
        return super.slop(in: travel)
    }

    override func reset() {
        super.reset()
        startsAtEdge = false
    }
}
