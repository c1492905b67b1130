/// The layout engine of one view tree. It belongs to the root view, usually a window.
///
/// The steps from constraints to frames:
///
/// 1. Each view and guide used by a constraint is an `EngineItem` with four variables: the left and top edge, width and
///    height of its alignment rectangle, in its superview's coordinates.
/// 2. `Lowering` translates a constraint into a `LinearEquation` between such variables. Leading becomes left or right,
///    and attributes become sums of variables and constants, including those of the containers in between.
/// 3. `ItemEquations` adds the implicit equations: the frame of an autoresizing mask, hugging and compression
///    resistance of an intrinsic size, and the guides of margins and safe areas.
/// 4. `Simplex` solves the equations. Priorities are levels that are compared lexicographically (`LayoutLevel`).
///    Conflicting required constraints are a `LayoutConflict`: it is logged and one of them is broken. That one takes
///    effect again as soon as the others permit it.
/// 5. Changed values become centers and bounds, rounded to the grid of the screen (`LayoutRounding`).
///
/// `systemLayoutSizeFitting` solves a copy of a part of the tree (`LayoutEngine+Measuring`), so that measuring moves
/// nothing. `RunCycle` determines when layout happens.
///
/// Changes are collected and applied together at the next layout: first removals, then new constants, then additions,
/// so that constraints can be exchanged in any order.
@MainActor
package final class LayoutEngine {
    /// The parameters of a measurement, used instead of the root view's size.
    struct Fitting {
        unowned let root: UIView
        var target: CGSize
        var horizontalPriority: UILayoutPriority
        var verticalPriority: UILayoutPriority
    }

    /// The collected changes for the solver.
    struct Batch {
        var removals: [Simplex.EquationID] = []
        var retired: [Simplex.Variable] = []
        var edits: [InstalledEquation] = []
        var moves: [InstalledEquation] = []
        var additions: [InstalledEquation] = []

        var isEmpty: Bool {
            removals.isEmpty && retired.isEmpty && edits.isEmpty && moves.isEmpty && additions.isEmpty
        }
    }

    private static let updateLimit = 10

    unowned let root: UIView
    let fitting: Fitting?

    var solver = Simplex()
    var items: [ObjectIdentifier: EngineItem] = [:]
    var itemsBySymbol: [Simplex.Symbol: EngineItem] = [:]
    var installed: [ObjectIdentifier: InstalledEquation] = [:]
    var installedByID: [Simplex.EquationID: InstalledEquation] = [:]

    var batch = Batch()
    var newConstraints: [NSLayoutConstraint] = []
    var changedConstraints: [NSLayoutConstraint] = []
    var changedItems: [EngineItem] = []
    var touchedItems: [EngineItem] = []
    /// The views that received a layout width during a measurement.
    var measured: [UIView] = []

    init(root: UIView, fitting: Fitting? = nil) {
        self.root = root
        self.fitting = fitting
    }

    /// Returns the engine of the tree that contains `view`, or nil before the first layout and without constraints.
    static func of(_ view: UIView) -> LayoutEngine? {
        root(of: view).layoutState.engine
    }

    /// Returns the engine of the tree, creating it if constraints are waiting for it.
    static func ready(for view: UIView) -> LayoutEngine? {
        let root = root(of: view)
        if root.layoutState.awaitsEngine {
            root.layoutState.awaitsEngine = false
            let engine = LayoutEngine(root: root)
            engine.newConstraints = root.constraintsInTree
            root.layoutState.engine = engine
        }
        return root.layoutState.engine
    }

    private static func root(of view: UIView) -> UIView {
        var root = view
        while let superview = root.storedSuperview { root = superview }
        return root
    }

    /// Updates constraints and solution of the tree of `root`, and marks the views whose frames change.
    package static func update(root: UIView) {
        // Updating the constraints of one view may invalidate another's.
        for _ in 0..<updateLimit where root.layoutState.treeNeedsUpdateConstraints { root.updateConstraintsInTree() }
        ready(for: root)?.solve()
    }

    // MARK: - Changes

    /// Adds constraints that are already stored in their views to the tree that contains `view`.
    ///
    /// A tree gets its engine at its first layout, since most trees are built before they are added to another.
    static func install(_ constraints: [NSLayoutConstraint], inTreeOf view: UIView) {
        guard !constraints.isEmpty else { return }
        RunCycle.setNeedsCommit()
        let root = root(of: view)
        if let engine = root.layoutState.engine {
            engine.newConstraints += constraints
        } else {
            root.layoutState.awaitsEngine = true
        }
    }

    func uninstall(_ constraints: [NSLayoutConstraint]) {
        // Removes all constraints that the solver doesn't have yet in a single pass.
        var new: Set<ObjectIdentifier> = []
        for constraint in constraints {
            guard let equation = installed.removeValue(forKey: ObjectIdentifier(constraint)) else {
                new.insert(ObjectIdentifier(constraint))
                continue
            }
            for item in equation.items { item.drop(constraint) }
            withdraw(equation)
        }
        if !new.isEmpty { newConstraints.removeAll { new.contains(ObjectIdentifier($0)) } }
        if new.count < constraints.count { RunCycle.setNeedsCommit() }
    }

    func setNeedsLowering(_ constraint: NSLayoutConstraint) {
        guard installed[ObjectIdentifier(constraint)] != nil else { return }
        changedConstraints.append(constraint)
        RunCycle.setNeedsCommit()
    }

    func setNeedsDerivation(_ item: any LayoutItem) {
        guard let item = items[ObjectIdentifier(item)], !item.needsDerivation else { return }
        item.needsDerivation = true
        changedItems.append(item)
        touch(item)
        RunCycle.setNeedsCommit()
    }

    /// Lowers the constraints again that arrange the content of a view, whose direction has changed.
    func directionDidChange(of view: UIView) {
        for constraint in view.layoutState.constraints { setNeedsLowering(constraint) }
    }

    /// Updates items that don't scroll: the guides at the edges of a scroll view, and content constrained to views
    /// outside.
    func contentDidScroll(in view: UIView) {
        for guide in view.layoutState.allGuides where guide.systemInsets != nil { setNeedsDerivation(guide) }
        guard let item = items[ObjectIdentifier(view)] else { return }
        for constraint in item.crossingConstraints { setNeedsLowering(constraint) }
    }

    func baselineMayHaveChanged(_ item: any LayoutItem) {
        guard let item = items[ObjectIdentifier(item)] else { return }
        for constraint in item.constraints where constraint.namesBaseline { setNeedsLowering(constraint) }
    }

    /// Removes a view or guide that leaves the tree. Its constraints to the remaining tree must already have been
    /// removed.
    func forget(_ leaving: any LayoutItem) {
        guard let item = items.removeValue(forKey: ObjectIdentifier(leaving)) else { return }
        discard(item)
    }

    // MARK: - Items

    /// Returns the item of a view or guide, creating it and its derived equations if necessary.
    func item(for layoutItem: any LayoutItem) -> EngineItem {
        if let item = items[ObjectIdentifier(layoutItem)] { return item }
        let item = EngineItem(layoutItem, variablesOf: &solver)
        items[ObjectIdentifier(layoutItem)] = item
        for variable in item.variables { itemsBySymbol[variable.symbol] = item }
        touch(item)
        derive(item)
        return item
    }

    func touch(_ item: EngineItem) {
        guard !item.isTouched else { return }
        item.isTouched = true
        touchedItems.append(item)
    }

    func derive(_ item: EngineItem) {
        let equations = ItemEquations.of(item, in: self)
        for role in DerivedRole.allCases {
            switch (item.derived[role], equations[role]) {
            case (nil, nil): break
            case (let old?, let new?): reconcile(old, with: new)
            case (let old?, nil):
                item.derived[role] = nil
                withdraw(old)
            case (nil, let new?):
                let equation = InstalledEquation(new, as: role, of: item)
                item.derived[role] = equation
                batch.additions.append(equation)
            }
        }
    }

    private func discard(_ item: EngineItem) {
        for role in DerivedRole.allCases {
            if let equation = item.derived[role] { withdraw(equation) }
        }
        item.derived = [:]
        for variable in item.variables { itemsBySymbol[variable.symbol] = nil }
        batch.retired += item.variables
        changedItems.removeAll { $0 === item }
        touchedItems.removeAll { $0 === item }
    }

    /// Removes the items that are no longer used in any equation.
    private func discardUnusedItems(of candidates: [EngineItem]) {
        for item in candidates where item.uses == 0 && items[ObjectIdentifier(item.item)] === item {
            items[ObjectIdentifier(item.item)] = nil
            discard(item)
        }
    }

    // MARK: - Equations

    func reconcile(_ installed: InstalledEquation, with new: Lowering.Result) {
        let old = installed.equation
        var equation = new.equation
        if installed.isBroken {
            if equation.level == nil { equation.level = LayoutLevel.broken } else { installed.isBroken = false }
        }
        let oldItems = installed.items
        for item in new.items { item.uses += 1 }
        installed.release()
        installed.items = new.items
        discardUnusedItems(of: oldItems)
        guard equation != old else { return }
        installed.equation = equation
        guard installed.id != nil else { return }
        if equation.differsOnlyInConstant(from: old) {
            batch.edits.append(installed)
        } else if equation.level != nil, old.level != nil, equation.hasSameTerms(as: old) {
            batch.moves.append(installed)
            batch.edits.append(installed)
        } else {
            remove(installed)
            batch.additions.append(installed)
        }
    }

    func withdraw(_ equation: InstalledEquation) {
        let used = equation.items
        equation.release()
        if equation.id == nil {
            batch.additions.removeAll { $0 === equation }
        } else {
            remove(equation)
        }
        discardUnusedItems(of: used)
    }

    private func remove(_ equation: InstalledEquation) {
        guard let id = equation.id else { return }
        equation.id = nil
        installedByID[id] = nil
        batch.removals.append(id)
        batch.edits.removeAll { $0 === equation }
        batch.moves.removeAll { $0 === equation }
    }
}
