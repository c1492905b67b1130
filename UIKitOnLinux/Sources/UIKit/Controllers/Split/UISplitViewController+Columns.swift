internal import Readings

// The controllers of the columns.
extension UISplitViewController {
    // MARK: - Filling

    func setColumns(_ controllers: [UIViewController]) {
        guard style == .unspecified else { return logMisuse("\(self) has a column style; set each column.") }
        fill(.primary, with: controllers.first)
        fill(.secondary, with: controllers.dropFirst().first)
    }

    func fill(_ column: Column, with controller: UIViewController?) {
        guard controller !== columns[column] else { return }
        columns[column] = controller
        let pushes = style != .unspecified && column == .secondary
        if pushes, let controller, !(controller is UINavigationController),
            let stack = containers[column] as? UINavigationController, !stack.viewControllers.contains(controller)
        {
            return stack.pushViewController(controller, animated: false)
        }
        let old = containers[column]
        let showsSecondary = containers[.secondary].map { $0.parent !== self && $0.parent != nil } ?? false
        containers[column] = controller.map { container(for: $0, in: column) }
        guard old !== containers[column] else { return }
        if isCollapsed, let secondary = containers[.secondary], secondary.parent === old { remove(secondary) }
        if let old { remove(old) }
        guard isViewLoaded, appearance != .disappeared else { return }
        followSizeClass(traitCollection.horizontalSizeClass)
        if isCollapsed {
            collapse(
                to: compactContainer === old && column == .compact ? .compact : showsSecondary ? .secondary : .primary)
        } else {
            arrange()
        }
    }

    private func container(for controller: UIViewController, in column: Column) -> UIViewController {
        guard style != .unspecified, column != .compact, !(controller is UINavigationController) else {
            return controller
        }
        return UINavigationController(rootViewController: controller)
    }

    // MARK: - Children

    /// Places each column's controller, or the single one of a collapsed split view.
    func arrange() {
        guard isViewLoaded, !isArranging, !isSliding else { return }
        isArranging = true
        if isCollapsed {
            place(nil, in: secondaryHost)
            place(compactContainer, in: primaryHost)
            let hidden = Reading.hiddenControllersHaveNoParent.isOn ? children.filter { $0 !== compactContainer } : []
            for container in hidden { remove(container) }
        } else {
            if let compact = containers[.compact] { remove(compact) }
            place(containers[.secondary], in: secondaryHost)
            followDisplayMode(in: view.bounds.size)
            place(displayMode == .secondaryOnly ? nil : containers[.primary], in: primaryHost)
            if let primary = containers[.primary] { addIfNeeded(primary) }
        }
        isArranging = false
        layOutColumns()
        setNeedsStatusBarAppearanceUpdate()
    }

    func addIfNeeded(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        // As in Apple's UIKit, the primary column is always compact.
        if controller === containers[.primary] {
            setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: controller)
        }
        controller.didMove(toParent: self)
    }

    /// Replaces the child in a host, with appearance callbacks that match the appearance of the split view.
    private func place(_ controller: UIViewController?, in host: UIView) {
        let old = children.first { $0.viewIfLoaded?.superview === host }
        guard old !== controller else { return }
        if let old { takeOut(old) }
        guard let controller else { return }
        addIfNeeded(controller)
        let child: UIView = controller.view
        let state = appearance
        if state == .appearing || state == .appeared { controller.beginAppearanceTransition(true, animated: false) }
        child.frame = host.bounds
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(child)
        if state == .appeared { controller.finishAppearanceOnNextTurn() }
        if state == .appearing, hasConfirmedAppearance { controller.confirmAppearance() }
    }

    func takeOut(_ controller: UIViewController) {
        controller.disappear(animated: false)
        controller.viewIfLoaded?.removeFromSuperview()
    }

    /// Removes a controller from the split view, or from the stack that contains it.
    func remove(_ controller: UIViewController) {
        if let stack = controller.parent as? UINavigationController {
            stack.setViewControllers(stack.viewControllers.filter { $0 !== controller }, animated: false)
            stack.transition?.finish()
            (controller as? UINavigationController)?.nestingDidChange()
        } else if controller.parent === self {
            controller.willMove(toParent: nil)
            takeOut(controller)
            controller.removeFromParent()
        }
    }

    // MARK: - Showing and hiding

    func bringIntoSight(_ column: Column) {
        guard isCollapsed else {
            guard column == .primary, displayMode == .secondaryOnly else { return }
            return choose(isWide(view.bounds.size) ? .oneBesideSecondary : .oneOverSecondary)
        }
        guard let stack = compactContainer as? UINavigationController, stack === containers[.primary],
            let secondary = containers[.secondary]
        else { return }
        let isAnimated = view.window != nil && UIView.areAnimationsEnabled
        switch column {
        case .primary:
            if secondary.parent === stack { takeOutOfSight(.secondary) }
        case .secondary: if secondary.parent !== stack { stack.nest(secondary, animated: isAnimated) }
        case .supplementary, .compact: break
        }
    }

    func takeOutOfSight(_ column: Column) {
        guard isCollapsed else {
            if column == .primary, displayMode != .secondaryOnly { choose(.secondaryOnly) }
            return
        }
        guard column == .secondary, let stack = compactContainer as? UINavigationController,
            let secondary = containers[.secondary],
            let index = stack.viewControllers.firstIndex(of: secondary), index > 0
        else { return }
        let isAnimated = view.window != nil && UIView.areAnimationsEnabled
        stack.popToViewController(stack.viewControllers[index - 1], animated: isAnimated)
    }

    func showDetail(_ controller: UIViewController, _ sender: Any?) {
        if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
        guard isCollapsed, let stack = compactContainer as? UINavigationController else {
            if containers[.secondary] != nil, !(controller is UINavigationController) { fill(.secondary, with: nil) }
            return fill(.secondary, with: controller)
        }
        if stack === containers[.primary], let old = containers[.secondary], old.parent !== stack {
            containers[.secondary] = nil
        }
        columns[.secondary] = controller
        if containers[.secondary] == nil {
            let container = container(for: controller, in: .secondary)
            containers[.secondary] = container
            stack.nest(container, animated: UIView.areAnimationsEnabled)
        } else {
            stack.seenNavigationController.nest(controller, animated: UIView.areAnimationsEnabled)
        }
    }
}
