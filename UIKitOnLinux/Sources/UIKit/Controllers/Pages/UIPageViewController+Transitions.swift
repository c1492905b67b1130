// Transitions between pages, by code or by a drag.
extension UIPageViewController {
    /// The speed in points per second that turns the page from any position or, in the opposite direction, cancels.
    private static let decidingSpeed: CGFloat = 300

    private var isVertical: Bool { navigationOrientation == .vertical }

    /// The direction of the next page: 1 if it enters from the right or from below, otherwise -1.
    private var forwards: CGFloat {
        !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }

    func place(_ page: UIView) {
        page.frame = pageContainer.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pageContainer.addSubview(page)
    }

    // MARK: - Changing

    func start(
        to new: UIViewController, _ direction: NavigationDirection, animated: Bool, isInteractive: Bool = false,
        completion: @escaping (Bool) -> Void
    ) {
        let old = shown
        let isVisible = appearance == .appeared || appearance == .appearing
        shown = new
        addChild(new)
        old?.willMove(toParent: nil)
        guard isViewLoaded else {
            new.didMove(toParent: self)
            old?.removeFromParent()
            return completion(true)
        }
        let context = TransitionContext(
            from: old.map { TransitionContext.Side(controller: $0, view: $0.viewIfLoaded) },
            to: TransitionContext.Side(controller: new, view: new.view), in: view, isAnimated: animated,
            isInteractive: isInteractive)
        let transition = ControllerTransition(context) { [weak self] arrived in
            self?.finish(from: old, to: new, arrived: arrived, isVisible: isVisible)
        } afterwards: {
            completion($0)
        }
        self.transition = transition
        transition.onInteractionEnd = { [weak self] in if !$0, let old { self?.turnBack(to: old, from: new) } }
        for controller in [self, old, new] { controller?.activeTransition = transition }
        if isVisible {
            old?.beginAppearanceTransition(false, animated: animated)
            new.beginAppearanceTransition(true, animated: animated)
        }
        let way = (isVertical ? view.bounds.height : view.bounds.width) + spacing
        let step = way * forwards * (direction == .forward ? 1 : -1)
        UIView.performWithoutAnimation {
            place(new.view)
            view.layoutIfNeeded()
            if animated { new.view.transform = translation(by: step) }
        }
        new.confirmAppearance()
        transition.run {
            new.view.transform = .identity
            if animated { old?.viewIfLoaded?.transform = self.translation(by: -step) }
        }
        if !isVisible { transition.finish() }
    }

    private func translation(by step: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: isVertical ? 0 : step, y: isVertical ? step : 0)
    }

    private func turnBack(to old: UIViewController, from new: UIViewController) {
        shown = old
        old.willMove(toParent: self)
        new.willMove(toParent: nil)
        new.beginAppearanceTransition(false, animated: true)
        old.beginAppearanceTransition(true, animated: true)
        old.confirmAppearance()
    }

    private func finish(from old: UIViewController?, to new: UIViewController, arrived: Bool, isVisible: Bool) {
        transition = nil
        let (gone, here) = arrived ? (old, new) : (new, old ?? new)
        for controller in [old, new] { controller?.viewIfLoaded?.transform = .identity }
        gone?.viewIfLoaded?.removeFromSuperview()
        if isVisible {
            gone?.endAppearanceTransition()
            here.endAppearanceTransition()
        }
        gone?.removeFromParent()
        here.didMove(toParent: self)
        setNeedsStatusBarAppearanceUpdate()
    }

    // MARK: - Dragging

    func panChanged() {
        let travel = pan.translation(in: view)
        let way = max(1, isVertical ? view.bounds.height : view.bounds.width)
        let along = (isVertical ? travel.y : travel.x) * forwards
        switch pan.state {
        case .began:
            beginDrag(along < 0 ? .forward : .reverse)
            follow(along / way)
        case .changed: follow(along / way)
        case .ended:
            let velocity = pan.velocity(in: view)
            endDrag(along / way, speed: (isVertical ? velocity.y : velocity.x) * forwards)
        case .cancelled: endDrag(0, speed: 0)
        case .possible, .failed: break
        }
    }

    private func beginDrag(_ direction: NavigationDirection) {
        guard transition == nil, let shown else { return }
        let next =
            direction == .forward
            ? dataSource?.pageViewController(self, viewControllerAfter: shown)
            : dataSource?.pageViewController(self, viewControllerBefore: shown)
        guard let next, next !== shown else { return }
        draggedDirection = direction
        delegate?.pageViewController(self, willTransitionTo: [next])
        start(to: next, direction, animated: true, isInteractive: true) { [weak self] completed in
            guard let self else { return }
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: [shown], transitionCompleted: completed)
        }
    }

    private func follow(_ part: CGFloat) {
        guard let draggedDirection else { return }
        transition?.lead(to: max(0, draggedDirection == .forward ? -part : part))
    }

    private func endDrag(_ part: CGFloat, speed: CGFloat) {
        guard let direction = draggedDirection else { return }
        draggedDirection = nil
        guard let context = transition?.context, context.isInteractive else { return }
        let sign: CGFloat = direction == .forward ? -1 : 1
        let leafsOn = speed * sign > Self.decidingSpeed || part * sign > 0.5 && speed * sign > -Self.decidingSpeed
        if leafsOn { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    }
}

/// A pan gesture recognizer that recognizes only drags along the navigation axis.
final class PagePanGestureRecognizer: UIPanGestureRecognizer {
    override func slop(in travel: CGPoint) -> CGPoint? {
        let isVertical = (view?.owningController as? UIPageViewController)?.navigationOrientation == .vertical
        guard isVertical == (abs(travel.y) > abs(travel.x)) else { return nil }
        return super.slop(in: travel)
    }
}
