import Synchronization

/// Who decides on a scene's status bar, and on the home indicator.
///
/// The answer depends on the screen's configuration; on which scene is in front; on the windows of a scene, their order,
/// frames and root controllers; on what these present; and on what controllers prefer, who may answer otherwise once they
/// have other traits, appear or disappear, or say so by `setNeedsStatusBarAppearanceUpdate()`. Each of these raises
/// `needsUpdate`, so that no controller is asked in a frame without a change.
@MainActor
enum StatusBarRule {
    nonisolated private static let isStale = Atomic<Bool>(true)

    /// Whether something that the bars follow from has changed since the last commit.
    static var needsUpdate: Bool { isStale.load(ordering: .relaxed) }

    /// From any thread, as a window may be released on any.
    nonisolated static func setNeedsUpdate() { isStale.store(true, ordering: .relaxed) }

    /// Brings windows and bars up to date if something has changed.
    static func updateIfNeeded() {
        guard isStale.exchange(false, ordering: .relaxed) else { return }
        for scene in UIApplication.shared.windowScenes where scene.activationState != .unattached {
            scene.updateStatusBarInset()
        }
        SystemOverlay.shared.update()
    }

    /// Of the frontmost window that covers the scene, whatever its level: the root controller, or what stands over it in
    /// full screen or captures the status bar, or the child that this one defers to.
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
        // A child may defer to one of its own, but not for ever.
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
    /// Lets windows and the drawn bar know what the status bar is like now, with the animation that is under way, if any.
    func updateStatusBar() {
        updateStatusBarInset()
        if screen === UIScreen.main { SystemOverlay.shared.update() }
    }

    fileprivate func updateStatusBarInset() {
        let isHidden = statusBarManager?.isStatusBarHidden ?? false
        if isHidden != statusBarWasHidden {
            statusBarWasHidden = isHidden
            for window in windows { window.updateSafeArea() }
        }
    }
}
