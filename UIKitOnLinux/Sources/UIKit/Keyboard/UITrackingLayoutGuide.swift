/// A layout guide that activates constraints depending on the edges of its view that it is near to.
///
/// https://developer.apple.com/documentation/uikit/uitrackinglayoutguide
open class UITrackingLayoutGuide: UILayoutGuide {
    private enum Condition: Hashable {
        case near(NSDirectionalRectEdge)
        case awayFrom(NSDirectionalRectEdge)

        func holds(near edges: NSDirectionalRectEdge) -> Bool {
            switch self {
            case .near(let wanted): edges.isSuperset(of: wanted)
            case .awayFrom(let avoided): edges.isDisjoint(with: avoided)
            }
        }
    }

    private var tracked: [(condition: Condition, constraints: [NSLayoutConstraint])] = []

    /// The edges of the view that the guide is near to.
    private(set) var nearEdges: NSDirectionalRectEdge = []

    // MARK: - Constraints

    /// Sets the constraints that are active while the guide is near an edge. Replaces earlier ones for the same edge.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, for: .near(edge))
    }

    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints(for: .near(edge))
    }

    /// Sets the constraints that are active while the guide is near none of the edges. Replaces earlier ones for the
    /// same edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, for: .awayFrom(edge))
    }

    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints(for: .awayFrom(edge))
    }

    /// Deactivates and removes all tracked constraints.
    open func removeAllTrackedConstraints() {
        for (_, constraints) in tracked { NSLayoutConstraint.deactivate(constraints) }
        tracked = []
    }

    // MARK: - Following

    /// Updates the near edges. Constraints that no longer apply are deactivated before others are activated, so that
    /// they never conflict.
    func setNearEdges(_ edges: NSDirectionalRectEdge) {
        guard edges != nearEdges else { return }
        nearEdges = edges
        for (condition, constraints) in tracked where !condition.holds(near: edges) {
            NSLayoutConstraint.deactivate(constraints)
        }
        for (condition, constraints) in tracked where condition.holds(near: edges) {
            NSLayoutConstraint.activate(constraints)
        }
    }

    private func constraints(for condition: Condition) -> [NSLayoutConstraint] {
        tracked.first { $0.condition == condition }?.constraints ?? []
    }

    private func set(_ constraints: [NSLayoutConstraint], for condition: Condition) {
        NSLayoutConstraint.deactivate(self.constraints(for: condition))
        tracked.removeAll { $0.condition == condition }
        tracked.append((condition, constraints))
        if condition.holds(near: nearEdges) { NSLayoutConstraint.activate(constraints) }
    }
}
