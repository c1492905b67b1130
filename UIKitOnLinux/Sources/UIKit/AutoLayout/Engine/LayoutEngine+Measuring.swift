extension LayoutEngine {
    /// Returns the size of `view` by the constraints in its subtree, as close to `target` as the priorities require.
    ///
    /// It solves a separate engine, so that no frame of the tree changes.
    static func size(
        of view: UIView, fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        view.updateConstraintsInTree()
        let fitting = Fitting(
            root: view, target: target, horizontalPriority: horizontal, verticalPriority: vertical)
        let engine = LayoutEngine(root: view, fitting: fitting)
        engine.newConstraints = view.constraintsInTree
        engine.measure()
        let scale = UITraitCollection.displayScale(from: view.traitCollection)
        let size = engine.alignmentRect(of: engine.item(for: view)).size
        let insets = view.alignmentRectInsets
        let rounding = LayoutRounding.current
        return CGSize(
            width: rounding.fittingLength(size.width + insets.left + insets.right, scale: scale),
            height: rounding.fittingLength(size.height + insets.top + insets.bottom, scale: scale))
    }

    private func measure() {
        _ = item(for: root)
        solve()
        // Resets labels to their current layout width.
        for view in measured { _ = view.layoutWidthDidSolve(view.bounds.width) }
    }
}
