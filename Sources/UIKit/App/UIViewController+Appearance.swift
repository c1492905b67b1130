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

    /// The whole of a change that isn't animated, `viewDidAppear` with the next turn.
    func appear(animated: Bool) {
        beginAppearance(animated: animated)
        finishAppearanceOnNextTurn(animated: animated)
    }

    func beginAppearance(animated: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        appearance = .appearing
        loadIfNeeded()
        viewWillAppear(animated)
        forwardToChildren { $0.beginAppearance(animated: animated) }
    }

    func finishAppearanceOnNextTurn(animated: Bool) {
        guard appearance == .appearing else { return }
        viewIsAppearing(animated)
        forwardToChildren { $0.viewIsAppearing(animated) }
        RunCycle.onNextTurn { [weak self] in self?.finishAppearance(animated: animated) }
    }

    private func finishAppearance(animated: Bool) {
        guard appearance == .appearing else { return }
        // Layout comes before `viewDidAppear`, as it does on iOS.
        if let view = storedView { RunCycle.layOut(view) }
        appearance = .appeared
        viewDidAppear(animated)
        forwardToChildren { $0.finishAppearance(animated: animated) }
    }

    func disappear(animated: Bool) {
        guard appearance == .appearing || appearance == .appeared else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
        appearance = .disappeared
        viewDidDisappear(animated)
        forwardToChildren { $0.disappear(animated: animated) }
    }

    private func forwardToChildren(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in storedChildren where child.isViewLoaded && child.view.window != nil { body(child) }
    }

    // MARK: - Containment

    func adopt(_ child: UIViewController) {
        guard child.storedParent !== self else { return }
        child.storedParent?.storedChildren.removeAll { $0 === child }
        child.willMove(toParent: self)
        storedChildren.append(child)
        child.storedParent = self
    }

    func leaveParent() {
        guard let parent = storedParent else { return }
        parent.storedChildren.removeAll { $0 === self }
        storedParent = nil
        didMove(toParent: nil)
    }
}
