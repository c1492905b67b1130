import Synchronization

/// Determines the controller that controls a scene's status bar or the home indicator.
///
/// The result depends on the screen's configuration; on the frontmost scene; on the windows of a scene, their order,
/// frames and root controllers; on the controllers that these present; and on the preferences of controllers, which can
/// change with their traits, their appearance or a call of `setNeedsStatusBarAppearanceUpdate()`. Each of these sets
/// `needsUpdate`, so that no controller is asked in a frame without a change.
@MainActor
enum StatusBarRule {
    nonisolated private static let isStale = Atomic<Bool>(true)

    /// Whether anything that affects the bars has changed since the last commit.
    static var needsUpdate: Bool { isStale.load(ordering: .relaxed) }

    /// Marks the bars as out of date. Callable from any thread, since a window may be released on any.
    nonisolated static func setNeedsUpdate() { isStale.store(true, ordering: .relaxed) }

    /// Updates windows and bars if anything that affects them has changed.
    static func updateIfNeeded() {
        guard isStale.exchange(false, ordering: .relaxed) else { return }
        for scene in UIApplication.shared.windowScenes where scene.activationState != .unattached {
            scene.updateStatusBarInset()
        }
        SystemOverlay.shared.update()
    }

    /// Returns the controller that decides, starting at the frontmost window that covers the scene, at any level: its
    /// root controller, then presented controllers that are in full screen or capture the status bar, then the children
    /// they defer to.
    static func controller(
        of scene: UIWindowScene?, following child: KeyPath<UIViewController, UIViewController?>
    ) -> UIViewController? {
        guard let scene else { return nil }
        let bounds = CGRect(origin: .zero, size: scene.frame.size)
        let window = scene.windows.last {
            !$0.isHidden && $0.rootViewController != nil && $0.frame.contains(bounds)
        }
        var controller = window?.rootViewController
        while let presentation = controller?.presentation, decides(presentation) { controller = presentation.presented }
        // Children may defer to each other in a cycle.
        var seen: Set<ObjectIdentifier> = []
        while let current = controller, let next = current[keyPath: child],
            seen.insert(ObjectIdentifier(current)).inserted
        { controller = next }
        return controller
    }

    private static func decides(_ presentation: Presentation) -> Bool {
        let controller = presentation.controller
        return controller.shouldRemovePresentersView && controller.shouldPresentInFullscreen
            || presentation.presented.modalPresentationCapturesStatusBarAppearance
    }
}

extension UIWindowScene {
    /// Updates the windows and the drawn status bar, with the current animation, if any.
    func updateStatusBar() {
        updateStatusBarInset()
        if screen === UIScreen.inUse { SystemOverlay.shared.update() }
    }

    fileprivate func updateStatusBarInset() {
        let isHidden = statusBarManager?.isStatusBarHidden ?? false
        if isHidden != statusBarWasHidden {
            statusBarWasHidden = isHidden
            for window in windows { window.updateSafeArea() }
        }
    }
}
