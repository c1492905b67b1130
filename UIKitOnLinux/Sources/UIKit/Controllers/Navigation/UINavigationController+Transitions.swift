extension UINavigationController {
    // MARK: - Changing the stack

    func requireStackable(_ controllers: [UIViewController]) {
        for controller in controllers where controller is UINavigationController {
            fatalError("Pushing a navigation controller is not supported: \(controller).")
        }
        guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
            fatalError("Pushing the same view controller instance more than once is not supported: \(controllers).")
        }
    }

    func change(to newStack: [UIViewController], _ animated: Bool) {
        guard newStack != stack else { return }
        let oldStack = stack
        stack = newStack
        for controller in newStack where controller.parent !== self {
            addChild(controller)
            arriving.append(controller)
        }
        for controller in oldStack where !newStack.contains(controller) {
            controller.willMove(toParent: nil)
            if controller !== shown { controller.removeFromParent() }
        }
        if isViewLoaded { reconcile(animated: animated) }
    }

    /// Shows the last controller of the stack.
    func reconcile(animated: Bool) {
        guard !isTellingCallbacks else {
            pendingChange = (true, animated)
            return
        }
        transition?.finish()
        guard let top = stack.last, top !== shown else {
            if shown != nil, stack.isEmpty { removeShown() }
            let change = barOwner.navigationBar.show(barOwner.barItems)
            UIView.performWithoutAnimation(change.animations)
            return change.completion()
        }
        start(from: shown, to: top, animated: animated && view.window != nil && shown != nil)
    }

    /// Runs callbacks that may change the stack. The shown controller is updated afterward.
    func tell(_ callbacks: () -> Void) {
        isTellingCallbacks = true
        callbacks()
        isTellingCallbacks = false
    }

    func followPendingChange() {
        guard pendingChange.isPending, !isTellingCallbacks else { return }
        pendingChange.isPending = false
        reconcile(animated: pendingChange.animated)
    }

    private func removeShown() {
        guard let old = shown else { return }
        shown = nil
        old.disappear(animated: false)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
    }

    // MARK: - Transitions

    private func start(from old: UIViewController?, to new: UIViewController, animated: Bool) {
        // Showing a controller that was on the stack is a pop. A new one is pushed, whichever controllers are removed.
        let isGoing = old.map { !stack.contains($0) } ?? false
        let isPop = isGoing && !arriving.contains(new)
        let isVisible = appearance == .appeared || appearance == .appearing
        let animators = animated ? self.animators(for: isPop ? .pop : .push, from: old, to: new) : nil
        let isInteractive = animated && isSwipeBeginning || animators?.interactor?.wantsInteractiveStart ?? false
        shown = new
        old?.passage = isGoing ? .fromParent : nil
        new.passage = isPop ? nil : .toParent
        let transition = makeTransition(
            from: old, to: new, isPop: isPop, animated: animated, isInteractive: isInteractive, isVisible: isVisible)
        self.transition = transition
        tell {
            if isVisible {
                old?.beginAppearanceTransition(false, animated: animated)
                new.beginAppearanceTransition(true, animated: animated)
                delegate?.navigationController(self, willShow: new, animated: animated)
            }
            place(new)
            guard animators == nil else { return }
            contentView.insertSubview(new.view, at: isPop ? 0 : contentView.subviews.count)
            new.confirmAppearance()
        }
        let bar = barOwner.navigationBar.show(
            barOwner.barItems, along: animated ? wayOfTitles(isPop: isPop) : (0, 0))
        tabBarController?.stackDidChange(of: self, with: transition.coordinator)
        if let animators {
            endOfMovement = bar.completion
            transition.coordinator.animate(alongsideTransition: { _ in bar.animations() })
            transition.run(by: animators.animator, animators.interactor)
            tell { new.confirmAppearance() }
        } else {
            let movement = NavigationMovement(
                incoming: new.view, outgoing: old?.viewIfLoaded, isPop: isPop, in: contentView, animated: animated)
            endOfMovement = {
                movement.end()
                bar.completion()
            }
            if !animated { old?.viewIfLoaded?.removeFromSuperview() }
            transition.run {
                movement.run()
                bar.animations()
            }
        }
        // No callbacks are sent for a change out of view, so it can finish at once.
        if !isVisible { transition.finish() }
        followPendingChange()
    }

    /// Returns the horizontal movement of large titles: with the pages, or zero if these cross-fade.
    private func wayOfTitles(isPop: Bool) -> (new: CGFloat, old: CGFloat) {
        guard !UIAccessibility.prefersCrossFadeTransitions else { return (0, 0) }
        let isReversed = contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = contentView.bounds.width * (isReversed ? -1 : 1)
        let below = -width * NavigationMovement.parallax
        return isPop ? (below, width) : (width, below)
    }

    private func makeTransition(
        from old: UIViewController?, to new: UIViewController, isPop: Bool, animated: Bool, isInteractive: Bool,
        isVisible: Bool
    ) -> ControllerTransition {
        let width = contentView.bounds.width
        let bounds = contentView.bounds
        let beyond = bounds.offsetBy(dx: width, dy: 0)
        let below = bounds.offsetBy(dx: -width * NavigationMovement.parallax, dy: 0)
        let from = old.map {
            TransitionContext.Side(
                controller: $0, view: $0.viewIfLoaded, initialFrame: bounds, finalFrame: isPop ? beyond : below)
        }
        let to = TransitionContext.Side(
            controller: new, view: new.view, initialFrame: isPop ? below : beyond, finalFrame: bounds)
        let context = TransitionContext(
            from: from, to: to, in: contentView, isAnimated: animated, isInteractive: isInteractive)
        let transition = ControllerTransition(context) { [weak self] arrived in
            self?.endOfMovement()
            self?.endOfMovement = {}
            if arrived {
                self?.finish(from: old, to: new, isVisible: isVisible, animated: animated)
            } else if let old {
                self?.finishTurningBack(to: old, from: new)
            }
        }
        if let old { transition.onInteractionEnd = { [weak self] in if !$0 { self?.turnBack(to: old) } } }
        for controller in [self, old, new] { controller?.activeTransition = transition }
        return transition
    }

    private func place(_ controller: UIViewController) {
        let view: UIView = controller.view
        view.frame = frame(of: controller)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func finish(from old: UIViewController?, to new: UIViewController, isVisible: Bool, animated: Bool) {
        transition = nil
        tell {
            if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
            // A custom animator may not have added the view.
            if new.view.superview !== contentView { contentView.addSubview(new.view) }
            layOutBar()
            if isVisible {
                old?.endAppearanceTransition()
                new.endAppearanceTransition()
            }
            old?.passage = nil
            new.passage = nil
            if let old, !stack.contains(old), old.parent === self { old.removeFromParent() }
            tellArrivals(besides: stack.last === new ? nil : stack.last)
            if isVisible { delegate?.navigationController(self, didShow: new, animated: animated) }
        }
        followPendingChange()
    }

    /// Calls `didMove(toParent:)` on the new children that haven't received it yet.
    ///
    /// - Parameter coming: The child to leave out because its transition hasn't run yet; nil to leave out none.
    func tellArrivals(besides coming: UIViewController?) {
        let arrived = arriving.filter { $0 !== coming }
        arriving.removeAll { $0 !== coming }
        for controller in arrived where controller.parent === self { controller.didMove(toParent: self) }
    }
}
