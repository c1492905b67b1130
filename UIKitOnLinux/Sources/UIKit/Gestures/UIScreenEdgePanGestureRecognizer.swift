/// Recognises a finger that drags away from an edge of the screen.
///
/// It fails at once if the finger comes down elsewhere, or leads along the edge, so that nobody has to wait for it.
/// https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How far from the edge a finger may come down, in points; not measured.
    private static let reach: CGFloat = 20

    /// Where the finger has to start: one edge; none by default, with which nothing is recognised.
    open var edges: UIRectEdge = []

    /// The edges that the finger came down at.
    private var startEdges: UIRectEdge = []

    /// What the edges are of, on the screen.
    var edgeFrame: CGRect { view?.window?.frame ?? .null }

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let isFirst = startEdges.isEmpty && !hasBegun
        super.touchesBegan(touches, with: event)
        guard isFirst else { return }
        startEdges = edges.intersection(nearEdges(of: centroidOnScreen))
        if startEdges.isEmpty { state = .failed }
    }

    open override func reset() {
        super.reset()
        startEdges = []
    }

    private func nearEdges(of point: CGPoint) -> UIRectEdge {
        let frame = edgeFrame
        guard !frame.isNull else { return [] }
        var near: UIRectEdge = []
        if point.x - frame.minX <= Self.reach { near.insert(.left) }
        if frame.maxX - point.x <= Self.reach { near.insert(.right) }
        if point.y - frame.minY <= Self.reach { near.insert(.top) }
        if frame.maxY - point.y <= Self.reach { near.insert(.bottom) }
        return near
    }

    // MARK: - Dragging

    override func slop(in travel: CGPoint) -> CGPoint? {
        leadsAway(travel) ? super.slop(in: travel) : nil
    }

    override func leadsElsewhere(_ travel: CGPoint) -> Bool {
        super.slop(in: travel) != nil && !leadsAway(travel)
    }

    /// Whether the finger has gone further from its edge than along it.
    private func leadsAway(_ travel: CGPoint) -> Bool {
        startEdges.contains(.left) && travel.x > abs(travel.y)
            || startEdges.contains(.right) && -travel.x > abs(travel.y)
            || startEdges.contains(.top) && travel.y > abs(travel.x)
            || startEdges.contains(.bottom) && -travel.y > abs(travel.x)
    }
}
