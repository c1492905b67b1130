extension LayoutEngine {
    /// The size that `view` takes by the constraints below it, as near to `target` as the priorities ask.
    ///
    /// Solves apart from the tree that the view stands in, and changes no frame.
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
        // Labels go back to the width that they are laid out with.
        for view in measured { _ = view.layoutWidthDidSolve(view.bounds.width) }
    }
}
