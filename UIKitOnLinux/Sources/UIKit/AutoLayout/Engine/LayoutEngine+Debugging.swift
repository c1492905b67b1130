extension LayoutEngine {
    /// Returns the constraints that determine the position or length of an item on an axis, in the order of activation.
    func constraints(deciding item: EngineItem, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let variables = axis == .horizontal ? [item.minX, item.width] : [item.minY, item.height]
        var found: [NSLayoutConstraint] = []
        for id in variables.flatMap(solver.equations(deciding:)) {
            guard let constraint = installedByID[id]?.constraint, !found.contains(constraint) else { continue }
            found.append(constraint)
        }
        return found.sorted { $0.activationOrder < $1.activationOrder }
    }

    /// Returns whether another, equally good solution gives the item a different position or size.
    func isAmbiguous(_ item: EngineItem) -> Bool {
        item.variables.contains(where: solver.isAmbiguous)
    }
}
