internal import Readings

extension LayoutEngine {
    /// The maximum number of passes. Multiline labels are measured again at their solved width; two passes suffice for
    /// every layout that settles.
    private static let passLimit = 3
    /// The number of added constraints after which the solver optimizes. While the views of a long column aren't yet related
    /// to each other, that takes a sixth of the time that it takes at the end.
    private static let optimizingInterval = 50

    /// Applies the collected changes, solves, and marks the views whose frames have changed.
    func solve() {
        for _ in 0..<Self.passLimit where hasChanges {
            takeOverChanges()
            reportSolution()
        }
    }

    private var hasChanges: Bool {
        !newConstraints.isEmpty || !changedConstraints.isEmpty || !changedItems.isEmpty || !batch.isEmpty
    }

    // MARK: - Applying changes

    private func takeOverChanges(isRebuilding: Bool = false) {
        collectChanges()
        let batch = batch
        self.batch = Batch()

        for id in batch.removals { solver.remove(id) }
        for equation in batch.moves {
            guard let id = equation.id, let level = equation.equation.level else { continue }
            solver.setLevel(level, weight: equation.equation.weight, of: id)
        }
        if !batch.removals.isEmpty || !batch.moves.isEmpty { solver.optimize() }

        for equation in batch.edits {
            if let id = equation.id { solver.setConstant(equation.equation.constant, of: id) }
        }
        guard (try? solver.restore()) != nil else { return rebuild() }

        // Derived equations are added before constraints, so that a constraint is the last equation of a conflict.
        let ofItems = batch.additions.filter { $0.constraint == nil }
        let ofConstraints = batch.additions.filter { $0.constraint != nil }
        for equation in ofItems where !add(equation, isRebuilding: isRebuilding) { return rebuild() }
        for (index, equation) in ofConstraints.enumerated() {
            _ = add(equation, isRebuilding: isRebuilding)
            if (index + 1).isMultiple(of: Self.optimizingInterval) { solver.optimize() }
        }
        solver.optimize()
        for variable in batch.retired { solver.remove(variable) }
    }

    private func collectChanges() {
        while let item = changedItems.popLast() {
            item.needsDerivation = false
            derive(item)
        }
        let changed = changedConstraints
        changedConstraints = []
        for constraint in changed {
            guard let equation = installed[ObjectIdentifier(constraint)] else { continue }
            for item in equation.items { item.drop(constraint) }
            var lowering = Lowering(self)
            if let lowered = lowering.lower(constraint) { reconcile(equation, with: lowered) }
        }
        let new = newConstraints.map { ActivatedConstraint(order: $0.activationOrder, constraint: $0) }.sorted()
        newConstraints = []
        for constraint in new.map(\.constraint) {
            var lowering = Lowering(self)
            guard let lowered = lowering.lower(constraint) else { continue }
            let equation = InstalledEquation(lowered, of: constraint)
            installed[ObjectIdentifier(constraint)] = equation
            batch.additions.append(equation)
        }
        if fitting != nil || !root.translatesAutoresizingMaskIntoConstraints { _ = item(for: root) }
    }

    /// Adds an equation. Returns false if a derived equation conflicts with existing ones: an earlier constraint must
    /// then be removed.
    private func add(_ installed: InstalledEquation, isRebuilding: Bool) -> Bool {
        do {
            try insert(installed)
        } catch {
            guard installed.constraint != nil || isRebuilding else { return false }
            let broken = equationToBreak(for: installed, in: error)
            reportConflict(error, with: installed, breaking: broken)
            broken.isBroken = true
            broken.equation.level = LayoutLevel.broken
            if let id = broken.id {
                broken.id = nil
                installedByID[id] = nil
                solver.remove(id)
                solver.optimize()
                // It may also conflict with others.
                _ = add(installed, isRebuilding: isRebuilding)
            }
            try? insert(broken)
        }
        return true
    }

    /// Returns the equation to break: the latest constraint in conflict with a new one that prevails, otherwise the new
    /// one.
    private func equationToBreak(for new: InstalledEquation, in conflict: Simplex.Conflict) -> InstalledEquation {
        guard new.constraint?.prevails == true else { return new }
        let others = conflict.equations.compactMap { installedByID[$0] }.filter { $0.constraint?.prevails == false }
        return others.max { ($0.constraint?.activationOrder ?? 0) < ($1.constraint?.activationOrder ?? 0) } ?? new
    }

    private func insert(_ installed: InstalledEquation) throws(Simplex.Conflict) {
        let id = try solver.add(installed.equation)
        installed.id = id
        installedByID[id] = installed
    }

    private func reportConflict(
        _ conflict: Simplex.Conflict, with new: InstalledEquation, breaking broken: InstalledEquation
    ) {
        guard fitting == nil, let constraint = new.constraint, let brokenConstraint = broken.constraint else { return }
        let others = conflict.equations.compactMap { installedByID[$0]?.constraint }
            .sorted { $0.activationOrder < $1.activationOrder }
        let derived = conflict.equations.compactMap { id -> String? in
            guard let equation = installedByID[id], let role = equation.role, let item = equation.owner else {
                return nil
            }
            return item.sentence(of: role, isRoot: item.item === root)
        }
        LayoutConflict.report(
            LayoutConflict(constraints: others + [constraint], broken: brokenConstraint, derived: derived))
    }

    /// Rebuilds the solver after an edit or a frame has caused a conflict. Constraints yield in the order of
    /// activation.
    private func rebuild() {
        newConstraints += installed.values.compactMap(\.constraint)
        solver = Simplex()
        items = [:]
        itemsBySymbol = [:]
        installed = [:]
        installedByID = [:]
        batch = Batch()
        changedItems = []
        touchedItems = []
        takeOverChanges(isRebuilding: true)
    }

    // MARK: - Solution

    private func reportSolution() {
        for variable in solver.takeTouchedVariables() {
            if let item = itemsBySymbol[variable.symbol] { touch(item) }
        }
        let touched = touchedItems
        touchedItems = []
        for item in touched {
            item.isTouched = false
            if let view = item.item as? UIView {
                report(item, of: view)
            } else if let guide = item.item as? UILayoutGuide, guide.hasSolvedSize, fitting == nil {
                guide.owningView?.setNeedsLayout()
            }
        }
    }

    private func report(_ item: EngineItem, of view: UIView) {
        if fitting == nil {
            guard !view.translatesAutoresizingMaskIntoConstraints else { return }
            let frame = frame(of: item)
            if view === root {
                if view.bounds.size != frame.size { view.bounds.size = frame.size }
            } else if view.untransformedFrame != frame {
                view.storedSuperview?.setNeedsLayout()
            }
        } else {
            measured.append(view)
        }
        if view.layoutWidthDidSolve(frame(of: item).width) { setNeedsDerivation(view) }
    }

    /// Returns the solved frame of an item, rounded to the device's grid.
    func frame(of item: EngineItem) -> CGRect {
        frame(
            of: item, scale: item.item.layoutView.map { UITraitCollection.displayScale(from: $0.traitCollection) } ?? 1)
    }

    private func frame(of item: EngineItem, scale: CGFloat) -> CGRect {
        let exact = alignmentRect(of: item)
        let insets = item.insets
        return LayoutRounding.current.frame(
            CGRect(
                x: exact.minX - insets.left, y: exact.minY - insets.top,
                width: exact.width + insets.left + insets.right, height: exact.height + insets.top + insets.bottom),
            scale: scale)
    }

    /// Returns the solved size of a guide, rounded to pixels, or nil if no constraint uses the guide.
    func solvedSize(of guide: UILayoutGuide) -> CGSize? {
        items[ObjectIdentifier(guide)].map { frame(of: $0).size }
    }

    func alignmentRect(of item: EngineItem) -> CGRect {
        CGRect(
            x: solver.value(of: item.minX), y: solver.value(of: item.minY), width: solver.value(of: item.width),
            height: solver.value(of: item.height))
    }

    /// Sets the solved frames of the subviews with constraints, and of the guides.
    func applyFrames(in view: UIView) {
        let scale = UITraitCollection.displayScale(from: view.traitCollection)
        for subview in view.storedSubviews where !subview.translatesAutoresizingMaskIntoConstraints {
            guard let item = items[ObjectIdentifier(subview)] else { continue }
            let frame = frame(of: item, scale: scale)
            subview.setUntransformedFrame(frame)
            // With this reading, the subview has been laid out before, which may have changed the solution.
            if Reading.layoutLagsBehindBounds.isOn, self.frame(of: item, scale: scale) != frame {
                view.setNeedsLayout()
            }
        }
        for guide in view.layoutState.guides {
            guard let item = items[ObjectIdentifier(guide)] else { continue }
            guide.solvedFrame = alignmentRect(of: item)
        }
    }
}

extension NSLayoutConstraint {
    fileprivate func names(_ attribute: Attribute) -> Bool {
        firstAttribute == attribute || secondAttribute == attribute
    }

    var namesBaseline: Bool { names(.firstBaseline) || names(.lastBaseline) }
}

/// A constraint with its place in the order of activation. Comparing these, rather than the constraints themselves, needs
/// no check of the actor for each comparison.
private struct ActivatedConstraint: Comparable {
    let order: Int
    let constraint: NSLayoutConstraint

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.order == rhs.order }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.order < rhs.order }
}
