extension NSLayoutConstraint {
    private static var activations = 0

    func activate() {
        guard holder == nil else { return }
        guard let view = nearestCommonView else {
            preconditionFailure("Can't activate \(sentence): its items have no common ancestor.")
        }
        hold(on: view)
    }

    /// Activates the constraint on a view that contains all of its items.
    func hold(on view: UIView) {
        guard holder !== view else { return }
        deactivate()
        Self.activations += 1
        activationOrder = Self.activations
        holder = view
        view.layoutState.constraints.append(self)
        LayoutEngine.install([self], inTreeOf: view)
    }

    func deactivate() {
        guard let view = holder else { return }
        holder = nil
        view.layoutState.constraints.removeAll { $0 === self }
        LayoutEngine.of(view)?.uninstall([self])
    }

    func engineDidChange() {
        guard let holder else { return }
        LayoutEngine.of(holder)?.setNeedsLowering(self)
    }

    /// Returns whether an item is `view`, a guide of it, or inside it.
    func reaches(into view: UIView) -> Bool {
        guard let items else { return true }
        return [items.first.layoutView, items.second?.layoutView].contains { $0?.isDescendant(of: view) ?? false }
    }

    private var nearestCommonView: UIView? {
        guard let items, let first = items.first.layoutView else { return nil }
        guard let secondItem = items.second else { return first }
        guard let second = secondItem.layoutView else { return nil }
        var candidate: UIView? = first
        while let view = candidate {
            if second.isDescendant(of: view) { return view }
            candidate = view.storedSuperview
        }
        return nil
    }

    // MARK: - Description

    /// The description of the constraint in logs.
    var sentence: String {
        let name = identifier.map { "'\($0)' " } ?? ""
        guard let items else { return "<NSLayoutConstraint \(name)(item gone)>" }
        var right = ""
        if let second = items.second {
            right = "\(second.layoutName).\(secondAttribute)"
            if multiplier != 1 { right = "\(multiplier) × \(right)" }
            if constant != 0 { right += constant < 0 ? " − \(-constant)" : " + \(constant)" }
        } else {
            right = "\(constant)"
        }
        let sign =
            switch relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        let strength = priority == .required ? "" : " @\(priority.rawValue)"
        let state = isActive ? "active" : "inactive"
        return
            "<NSLayoutConstraint \(name)\(items.first.layoutName).\(firstAttribute) \(sign) \(right)\(strength) (\(state))>"
    }
}
