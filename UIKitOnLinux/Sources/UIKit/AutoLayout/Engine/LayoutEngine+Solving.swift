extension LayoutEngine {
    /// Labels of several lines are measured at the width that they got; twice is enough for every layout that settles.
    private static let passLimit = 3

    /// Takes over what has changed, solves, and marks the views whose frames are others now.
    func solve() {
        for _ in 0..<Self.passLimit where hasChanges {
            takeOverChanges()
            reportSolution()
        }
    }

    private var hasChanges: Bool {
        !newConstraints.isEmpty || !changedConstraints.isEmpty || !changedItems.isEmpty || !batch.isEmpty
    }

    // MARK: - Taking over

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

        // Frames and content come before constraints, so that of a contradiction a constraint is the last.
        let ofItems = batch.additions.filter { $0.constraint == nil }
        let ofConstraints = batch.additions.filter { $0.constraint != nil }
        for equation in ofItems where !add(equation, isRebuilding: isRebuilding) { return rebuild() }
        for equation in ofConstraints { _ = add(equation, isRebuilding: isRebuilding) }
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
        let new = newConstraints.sorted { $0.activationOrder < $1.activationOrder }
        newConstraints = []
        for constraint in new {
            var lowering = Lowering(self)
            guard let lowered = lowering.lower(constraint) else { continue }
            let equation = InstalledEquation(lowered, of: constraint)
            installed[ObjectIdentifier(constraint)] = equation
            batch.additions.append(equation)
        }
        if fitting != nil || !root.translatesAutoresizingMaskIntoConstraints { _ = item(for: root) }
    }

    /// False if an equation that isn't a constraint contradicts what is there: the constraint must go that came before.
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
                // It may contradict others too.
                _ = add(installed, isRebuilding: isRebuilding)
            }
            try? insert(broken)
        }
        return true
    }

    /// The new equation itself, or the latest constraint that contradicts one that prevails.
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

    /// Begins again after a contradiction that an edit or a frame has brought: constraints yield in order of activation.
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

    /// The frame of a view by the solution, brought onto the device's grid.
    func frame(of item: EngineItem) -> CGRect {
        frame(
            of: item, scale: item.item.layoutView.map { UITraitCollection.displayScale(from: $0.traitCollection) } ?? 1)
    }

    private func frame(of item: EngineItem, scale: CGFloat) -> CGRect {
        let exact = alignmentRect(of: item)
        let insets = item.insets
        let rounding = LayoutRounding.current
        return CGRect(
            x: rounding.origin(exact.minX - insets.left, scale: scale),
            y: rounding.origin(exact.minY - insets.top, scale: scale),
            width: rounding.length(exact.width + insets.left + insets.right, scale: scale),
            height: rounding.length(exact.height + insets.top + insets.bottom, scale: scale))
    }

    /// The size of a guide, rounded to pixels; nil if no constraint names it.
    func solvedSize(of guide: UILayoutGuide) -> CGSize? {
        items[ObjectIdentifier(guide)].map { frame(of: $0).size }
    }

    func alignmentRect(of item: EngineItem) -> CGRect {
        CGRect(
            x: solver.value(of: item.minX), y: solver.value(of: item.minY), width: solver.value(of: item.width),
            height: solver.value(of: item.height))
    }

    /// Gives the subviews that constraints lay out their frames, and the guides theirs.
    func applyFrames(in view: UIView) {
        let scale = UITraitCollection.displayScale(from: view.traitCollection)
        for subview in view.storedSubviews where !subview.translatesAutoresizingMaskIntoConstraints {
            guard let item = items[ObjectIdentifier(subview)] else { continue }
            subview.setUntransformedFrame(frame(of: item, scale: scale))
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
