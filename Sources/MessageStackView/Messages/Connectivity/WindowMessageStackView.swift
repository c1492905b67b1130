import UIKit

/// A stack at the bottom of a window, in front of the visible screen, while it has posts.
final class WindowMessageStackView: MessageStackView, PostManagerDelegate {
    // MARK: - Internal

    /// Called when a touch in the window begins.
    var wasTouched: @MainActor () -> Void = {}

    /// Ends the bar if the app has removed the stack, unless that is only a move.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        postManager.endSoon { [weak self] in
            guard let self, window == nil else { return [] }
            return postManager.currentPosts
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if event != nil { wasTouched() }
        return super.hitTest(point, with: event)
    }

    /// Adds the stack to a window in front of the other views, and places it above the bars of the screen. Without bars,
    /// the space view fills the safe area.
    func place(on screen: VisibleScreen, in window: UIWindow) {
        if superview !== window { move(to: window) }
        keepInFront()
        bottom?.constant = -screen.barHeight
        spaceViewHeight = screen.barHeight > 0 ? 0 : window.safeAreaInsets.bottom
    }

    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        if !postManager.isActive { removeFromSuperview() }
    }

    // MARK: - Private

    private static let frontmost: CGFloat = 9_000
    private var bottom: NSLayoutConstraint?

    private func move(to window: UIWindow) {
        removeFromSuperview()
        layer.zPosition = Self.frontmost
        translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(self)
        // The app may have removed it at once.
        guard superview === window else { return }
        let bottom = bottomAnchor.constraint(equalTo: window.bottomAnchor)
        self.bottom = bottom
        NSLayoutConstraint.activate([
            bottom,
            leadingAnchor.constraint(equalTo: window.leadingAnchor),
            trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
    }
}

/// Tracks the scene in the foreground by notifications, since the library can't use `UIApplication.shared`.
@MainActor
final class ForegroundScene {
    private weak var scene: UIWindowScene?
    private var observers: NotificationObservers?

    /// Called after the scene or its key window has changed.
    var onChange: (@MainActor () -> Void)?

    init() {
        observers = NotificationObservers([
            UIScene.didActivateNotification: { [weak self] in self?.become($0.object as? UIWindowScene) },
            UIWindow.didBecomeKeyNotification: { [weak self] in self?.become(($0.object as? UIWindow)?.windowScene) },
            UIScene.didDisconnectNotification: { [weak self] in self?.leave($0.object) },
        ])
    }

    /// The key window of the scene or, while an alert or a keyboard has the key status, another normal window.
    var window: UIWindow? {
        guard let scene else { return nil }
        let isApps = { (window: UIWindow) in window.windowLevel == .normal && !(window is PostWindow) }
        if let key = scene.keyWindow, isApps(key) { return key }
        return scene.windows.last { !$0.isHidden && isApps($0) }
    }

    func become(_ scene: UIWindowScene?) {
        guard let scene, scene.session.role == .windowApplication else { return }
        self.scene = scene
        onChange?()
    }

    private func leave(_ object: Any?) {
        if let left = object as? UIWindowScene, left === scene { scene = nil }
    }
}
