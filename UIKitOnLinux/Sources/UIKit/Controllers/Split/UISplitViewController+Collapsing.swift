// Collapsing to one stack in compact width, and expanding to columns in regular width.
extension UISplitViewController {
    func followSizeClass(_ sizeClass: UIUserInterfaceSizeClass) {
        guard !isArranging, !columns.isEmpty, sizeClass != .unspecified else { return }
        let collapses = sizeClass == .compact
        guard collapses != isCollapsed else { return }
        endSlide()
        if collapses { collapse() } else { expand() }
    }

    private func collapse() {
        let columns: [Column] = [.compact, .secondary]
        let proposed = columns.first { containers[$0] != nil } ?? .primary
        var top = proposed
        if style != .unspecified, let delegate {
            top = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        } else if style == .unspecified, let primary = containers[.primary], let secondary = containers[.secondary] {
            let isDone = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
            top = isDone || !(primary is UINavigationController) ? .primary : .secondary
        }
        isArranging = true
        for column in [Column.primary, .secondary, .compact] {
            if let container = containers[column], container.parent === self { takeOut(container) }
        }
        isArranging = false
        isCollapsed = true
        collapse(to: top)
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// Combines the columns into one stack, up to `top`.
    func collapse(to top: Column) {
        if let compact = containers[.compact], top == .compact {
            compactContainer = compact
        } else {
            compactContainer = containers[.primary] ?? containers[.secondary]
            if top == .secondary, let secondary = containers[.secondary], secondary !== compactContainer,
                let stack = compactContainer as? UINavigationController, secondary.parent !== stack
            {
                secondary.willMove(toParent: nil)
                secondary.removeFromParent()
                stack.nest(secondary, animated: false)
                stack.transition?.finish()
            }
        }
        arrange()
    }

    private func expand() {
        let proposed = mode(in: view.bounds.size)
        let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        if let mode, mode != proposed, mode != .automatic { chosenMode = mode }
        let old = compactContainer
        compactContainer = nil
        if let old { separate(from: old) }
        isArranging = true
        if let old, old.parent === self { takeOut(old) }
        isArranging = false
        isCollapsed = false
        arrange()
        delegate?.splitViewControllerDidExpand(self)
    }

    /// Removes the secondary column's controller from the stack; without a column style, the top controller above the
    /// root.
    private func separate(from old: UIViewController) {
        guard old === containers[.primary] else { return }
        if style == .unspecified {
            let separated =
                delegate?.splitViewController(self, separateSecondaryFrom: old)
                ?? (old as? UINavigationController).flatMap { stack in
                    stack.viewControllers.count > 1 ? stack.viewControllers.last : nil
                }
            guard let separated else { return }
            columns[.secondary] = separated
            containers[.secondary] = separated
        }
        if let secondary = containers[.secondary] { remove(secondary) }
    }
}
