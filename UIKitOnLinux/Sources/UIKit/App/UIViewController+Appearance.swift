internal import Readings

extension UIViewController {
    // MARK: - View

    func loadIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    func replaceView(with view: UIView?) {
        storedView?.owningController = nil
        storedView = view
        view?.owningController = self
    }

    // MARK: - Appearance

    /// Performs a complete appearance without animation, with `viewDidAppear` in the next turn of the run loop.
    func appear(animated: Bool) {
        beginAppearance(animated: animated)
        finishAppearanceOnNextTurn()
    }

    func disappear(animated: Bool) {
        beginDisappearance(animated: animated)
        if appearance == .disappearing { endTransition() }
    }

    func beginAppearance(animated: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        loadIfNeeded()
        appearance = .appearing
        hasConfirmedAppearance = false
        appearanceIsAnimated = animated
        viewWillAppear(animated)
        forwardToChildren { $0.beginAppearance(animated: animated) }
    }

    func beginDisappearance(animated: Bool) {
        guard appearance == .appearing || appearance == .appeared else { return }
        appearance = .disappearing
        appearanceIsAnimated = animated
        viewWillDisappear(animated)
        forwardToChildren { $0.beginDisappearance(animated: animated) }
    }

    /// Calls `viewIsAppearing` once per appearance, when the view is in its hierarchy.
    func confirmAppearance() {
        guard appearance == .appearing, !hasConfirmedAppearance else { return }
        hasConfirmedAppearance = true
        viewIsAppearing(appearanceIsAnimated)
        forwardToChildren { $0.confirmAppearance() }
    }

    func finishAppearanceOnNextTurn() {
        guard appearance == .appearing else { return }
        confirmAppearance()
        RunCycle.onNextTurn { [weak self] in
            guard self?.appearance == .appearing else { return }
            self?.endTransition()
        }
    }

    func endTransition() {
        switch appearance {
        case .appearing:
            // Containers that manage the appearance of children themselves don't call this.
            confirmAppearance()
            // As on iOS, layout precedes `viewDidAppear`.
            if let view = storedView { RunCycle.layOut(view) }
            appearance = .appeared
            viewDidAppear(appearanceIsAnimated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(appearanceIsAnimated)
        case .appeared, .disappeared: return
        }
        passage = nil
        forwardToChildren { $0.endTransition() }
    }

    private func forwardToChildren(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = storedView else { return }
        for child in storedChildren where child.storedView?.isDescendant(of: view) ?? false { body(child) }
    }

    // MARK: - Appearance caused by moving the view

    /// Starts the appearance of a child whose view moves into a visible parent, unless the container manages it. A
    /// controller without a parent appears with its window.
    func viewWillMove(toWindow window: UIWindow?) {
        let parent = storedParent
        let isRoot = (window ?? storedView?.storedWindow)?.rootViewController === self
        let followsView = ownPresentation == nil && !isRoot
        guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? followsView else { return }
        if window == nil {
            guard appearance == .appeared || appearance == .appearing else { return }
            changesByMove = true
            beginDisappearance(animated: false)
        } else if appearance == .disappeared, parent.map({ [.appeared, .appearing].contains($0.appearance) }) ?? true {
            changesByMove = true
            beginAppearance(animated: false)
        }
    }

    func viewDidMoveToWindow() {
        guard changesByMove else { return }
        changesByMove = false
        if appearance == .disappearing { endTransition() } else { finishAppearanceOnNextTurn() }
    }

    // MARK: - Containment

    /// Reports a new child whose view is in the view of another controller than this one. Apple's UIKit raises
    /// `UIViewControllerHierarchyInconsistency`: "should have parent view controller … but requested parent is".
    ///
    /// The children of a container such as a navigation controller are its screens: on Apple's platforms, another child is on
    /// its stack.
    func checkHierarchy(of child: UIViewController) {
        if !mayContain(child) { HierarchyInconsistency.report("\(child) becomes a screen of \(self).") }
        guard let superview = child.storedView?.storedSuperview,
            let nearest = sequence(first: superview, next: \.storedSuperview).lazy.compactMap(\.owningController).first,
            nearest !== self
        else { return }
        HierarchyInconsistency.report("\(child) becomes a child of \(self), but its view is in that of \(nearest).")
    }

    func adopt(_ child: UIViewController) {
        guard child !== self, child.storedParent !== self else { return }
        child.storedParent?.storedChildren.removeAll { $0 === child }
        child.willMove(toParent: self)
        storedChildren.append(child)
        child.storedParent = self
    }

    func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
        var candidate = storedParent
        while let current = candidate {
            if let ancestor = current as? Ancestor { return ancestor }
            candidate = current.storedParent
        }
        return nil
    }

    func leaveParent() {
        guard let parent = storedParent else { return }
        parent.storedChildren.removeAll { $0 === self }
        parent.childTraits[ObjectIdentifier(self)] = nil
        storedParent = nil
        didMove(toParent: nil)
    }
}
