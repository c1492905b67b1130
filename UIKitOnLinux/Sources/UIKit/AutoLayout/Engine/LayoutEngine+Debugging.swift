extension LayoutEngine {
    /// The constraints that decide on the place or length of a view along an axis, in the order of their activation.
    func constraints(deciding item: EngineItem, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let variables = axis == .horizontal ? [item.minX, item.width] : [item.minY, item.height]
        var found: [NSLayoutConstraint] = []
        for id in variables.flatMap(solver.equations(deciding:)) {
            guard let constraint = installedByID[id]?.constraint, !found.contains(constraint) else { continue }
            found.append(constraint)
        }
        return found.sorted { $0.activationOrder < $1.activationOrder }
    }

    /// Whether another solution, as good as the present one, gives the item another place or size.
    func isAmbiguous(_ item: EngineItem) -> Bool {
        item.variables.contains(where: solver.isAmbiguous)
    }
}
