/// A gesture recognizer for a drag away from an edge of the screen.
///
/// It fails immediately if the touch begins elsewhere or moves along the edge, so that other recognizers don't wait for
/// it.
/// https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The maximum distance of the touch from the edge, in points; not measured.
    private static let reach: CGFloat = 20

    /// The edge at which the touch must begin. Exactly one is permitted. The default is none, which recognizes nothing.
    open var edges: UIRectEdge = []

    /// The edges at which the touch has begun.
    private var startEdges: UIRectEdge = []

    /// The rectangle on the screen whose edges are used.
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

    /// Returns whether the movement away from the edge exceeds that along it.
    private func leadsAway(_ travel: CGPoint) -> Bool {
        startEdges.contains(.left) && travel.x > abs(travel.y)
            || startEdges.contains(.right) && -travel.x > abs(travel.y)
            || startEdges.contains(.top) && travel.y > abs(travel.x)
            || startEdges.contains(.bottom) && -travel.y > abs(travel.x)
    }
}
