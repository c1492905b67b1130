/// The hooks through which views notify Auto Layout of changes.
extension UIView {
    // MARK: - Geometry

    func layoutGeometryDidChange() {
        guard layoutState.translatesAutoresizingMask || storedSuperview == nil else { return }
        LayoutEngine.of(self)?.setNeedsDerivation(self)
    }

    func layoutSizeDidChange(from oldSize: CGSize) {
        autoresizeSubviews(from: oldSize)
        guard let engine = LayoutEngine.of(self) else { return }
        engine.baselineMayHaveChanged(self)
        // An autoresizing mask is a linear function of the superview's size, so its equations change.
        for subview in storedSubviews where subview.layoutState.translatesAutoresizingMask {
            engine.setNeedsDerivation(subview)
        }
        for guide in [layoutState.safeAreaGuide, layoutState.marginsGuide, layoutState.readableGuide] {
            if let guide { engine.setNeedsDerivation(guide) }
        }
        for guide in layoutState.cornerGuides.values { engine.setNeedsDerivation(guide) }
    }

    func layoutApplySolvedFrames() {
        guard let engine = LayoutEngine.ready(for: self) else { return }
        engine.solve()
        engine.applyFrames(in: self)
    }

    // MARK: - Hierarchy

    /// Deactivates the constraints to views outside the subtree and removes the subtree's constraints from the engine.
    func layoutWillMove(toSuperview newSuperview: UIView?) {
        guard storedSuperview != nil else { return }
        var ancestor = storedSuperview
        while let view = ancestor {
            for constraint in view.layoutState.constraints where constraint.reaches(into: self) {
                constraint.deactivate()
            }
            ancestor = view.storedSuperview
        }
        guard let engine = LayoutEngine.of(self) else { return }
        engine.uninstall(constraintsInTree)
        forgetTree(in: engine)
    }

    /// Adds the constraints of the subtree to the engine of its new tree.
    func layoutDidMove(from oldSuperview: UIView?) {
        guard let superview = storedSuperview else {
            layoutState.awaitsEngine = treeHoldsConstraints
            return
        }
        layoutState.engine = nil
        layoutState.awaitsEngine = false
        if layoutState.treeNeedsUpdateConstraints { superview.layoutFlagTreeForUpdate() }
        LayoutEngine.install(constraintsInTree, inTreeOf: superview)
    }

    private func forgetTree(in engine: LayoutEngine) {
        for guide in layoutState.allGuides { engine.forget(guide) }
        engine.forget(self)
        for subview in storedSubviews { subview.forgetTree(in: engine) }
    }

    /// The constraints that this view and its descendants hold, top down.
    var constraintsInTree: [NSLayoutConstraint] {
        storedSubviews.reduce(into: layoutState.constraints) { $0 += $1.constraintsInTree }
    }

    private var treeHoldsConstraints: Bool {
        !layoutState.constraints.isEmpty || storedSubviews.contains { $0.treeHoldsConstraints }
    }

    // MARK: - Updating constraints

    func layoutSetNeedsUpdateConstraints() {
        layoutState.needsUpdateConstraints = true
        layoutFlagTreeForUpdate()
        RunCycle.setNeedsCommit()
    }

    func layoutUpdateConstraintsIfNeeded() {
        updateConstraintsInTree()
    }

    /// Updates the constraints bottom-up, since a view may rely on the constraints of its subviews.
    func updateConstraintsInTree() {
        guard layoutState.treeNeedsUpdateConstraints else { return }
        layoutState.treeNeedsUpdateConstraints = false
        for subview in storedSubviews { subview.updateConstraintsInTree() }
        guard layoutState.needsUpdateConstraints else { return }
        layoutState.needsUpdateConstraints = false
        ReservedRegions.track(self) {
            if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
        }
    }

    /// Marks all ancestors up to the root view.
    private func layoutFlagTreeForUpdate() {
        var view: UIView? = self
        while let current = view, !current.layoutState.treeNeedsUpdateConstraints {
            current.layoutState.treeNeedsUpdateConstraints = true
            view = current.storedSuperview
        }
    }

    // MARK: - Content

    func layoutIntrinsicSizeDidChange() {
        (storedSuperview as? UIStackView)?.contentOfArrangedSubviewDidChange()
        guard let engine = LayoutEngine.of(self) else { return }
        engine.setNeedsDerivation(self)
        engine.baselineMayHaveChanged(self)
    }

    func layoutSetHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.setHugging(priority, for: axis)
        LayoutEngine.of(self)?.setNeedsDerivation(self)
    }

    func layoutSetCompressionResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.setCompressionResistance(priority, for: axis)
        LayoutEngine.of(self)?.setNeedsDerivation(self)
    }

    func layoutHiddenDidChange() {
        (storedSuperview as? UIStackView)?.visibilityOfArrangedSubviewDidChange()
    }

    func layoutSizeFitting(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        LayoutEngine.size(of: self, fitting: target, horizontal: horizontal, vertical: vertical)
    }

    // MARK: - Insets and direction

    func layoutInsetsDidChange() {
        // The keyboard's frame in the view is updated after its layout. Without a keyboard, only the safe area counts.
        if Keyboard.shared.frame == nil { layoutState.keyboardGuide?.update() }
        guard let engine = LayoutEngine.of(self) else { return }
        for guide in layoutState.allGuides where guide.source != .constraints { engine.setNeedsDerivation(guide) }
    }

    func layoutDirectionOfContentDidChange() {
        layoutInsetsDidChange()
        LayoutEngine.of(self)?.directionDidChange(of: self)
    }
}
