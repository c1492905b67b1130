/// A pan gesture that starts at the leading edge of its view and moves away from it.
final class EdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    private var isReversed: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The horizontal direction away from the edge, 1 or -1.
    var direction: CGFloat { isReversed ? -1 : 1 }

    override var edges: UIRectEdge {
        get { isReversed ? .right : .left }
        set {}
    }

    override var edgeFrame: CGRect {
        view.map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .null
    }
}
