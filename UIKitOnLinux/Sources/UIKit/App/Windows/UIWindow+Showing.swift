extension UIWindow {
    /// The part of the scene's safe area insets that overlaps the window's frame.
    var screenSafeAreaInsets: UIEdgeInsets {
        let geometry = windowScene?.effectiveGeometryValues ?? screen.configuration.geometry
        let size = geometry.size
        var insets = geometry.safeAreaInsets
        if screen.configuration.statusBarMakesTopInset, windowScene?.statusBarWasHidden == true { insets.top = 0 }
        let frame = untransformedFrame
        return UIEdgeInsets(
            top: min(max(insets.top - frame.minY, 0), insets.top),
            left: min(max(insets.left - frame.minX, 0), insets.left),
            bottom: min(max(frame.maxY - (size.height - insets.bottom), 0), insets.bottom),
            right: min(max(frame.maxX - (size.width - insets.right), 0), insets.right))
    }

    func visibilityDidChange() {
        StatusBarRule.setNeedsUpdate()
        RunCycle.setNeedsCommit()
        if isHidden {
            NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
            for controller in rootViewController?.stackOfPresentations ?? [] { controller.disappear(animated: false) }
            KeyWindow.passOn(from: self, in: windowScene)
        } else {
            windowScene?.sortWindows(movingToFront: self)
            showRootViewController()
            NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
        }
    }

    func windowSceneDidChange(from old: UIWindowScene?) {
        old?.detach(self)
        windowScene?.attach(self)
        propagateTraits()
        updateSafeArea()
    }

    func rootViewControllerDidChange(from old: UIViewController?) {
        StatusBarRule.setNeedsUpdate()
        old?.dropPresentation()
        old?.disappear(animated: false)
        old?.viewIfLoaded?.removeFromSuperview()
        if !isHidden { showRootViewController() }
    }

    /// Adds the view of the root controller; its `viewDidAppear` follows in the next turn of the run loop. Presented
    /// controllers of a window that was hidden appear again.
    private func showRootViewController() {
        guard let controller = rootViewController else { return }
        if controller.presentation?.coversPresenter != true { showRootView(of: controller) }
        for presented in controller.stackOfPresentations.dropFirst() where presented.viewIfLoaded?.window === self {
            presented.appear(animated: false)
        }
    }

    private func showRootView(of controller: UIViewController) {
        guard controller.viewIfLoaded?.storedSuperview !== self else { return controller.appear(animated: false) }
        let view: UIView = controller.view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.beginAppearance(animated: false)
        insertSubview(view, at: 0)
        controller.finishAppearanceOnNextTurn()
    }
}
