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
        return CGSize(
            width: (size.width + insets.left + insets.right).roundedUpToPixel(scale),
            height: (size.height + insets.top + insets.bottom).roundedUpToPixel(scale))
    }

    private func measure() {
        _ = item(for: root)
        solve()
        // Labels go back to the width that they are laid out with.
        for view in measured { _ = view.layoutWidthDidSolve(view.bounds.width) }
    }
}

extension CGFloat {
    /// To the next pixel; what is one but for an error of calculation stays.
    fileprivate func roundedUpToPixel(_ scale: CGFloat) -> CGFloat {
        (self * scale - 1e-3).rounded(.up) / scale
    }
}
