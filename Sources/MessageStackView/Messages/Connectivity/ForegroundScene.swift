import UIKit

/// The scene that the user looks at, as far as notifications have told: the library can't ask the application.
@MainActor
final class ForegroundScene {
    private weak var scene: UIWindowScene?
    private var observers: NotificationObservers?

    /// Called when it may be another scene, or another window of it.
    var onChange: (@MainActor () -> Void)?

    init() {
        observers = NotificationObservers([
            UIScene.didActivateNotification: { [weak self] notification in
                self?.become(notification.object as? UIWindowScene)
                self?.onChange?()
            },
            UIWindow.didBecomeKeyNotification: { [weak self] notification in
                self?.become((notification.object as? UIWindow)?.windowScene)
                self?.onChange?()
            },
            UIScene.didDisconnectNotification: { [weak self] notification in
                self?.leave(notification.object)
                self?.onChange?()
            },
        ])
    }

    /// Its key window, or another one of its normal ones while an alert or a keyboard has the key.
    var window: UIWindow? {
        guard let scene else { return nil }
        let isApps = { (window: UIWindow) in window.windowLevel == .normal && !(window is PostWindow) }
        if let key = scene.keyWindow, isApps(key) { return key }
        return scene.windows.last { !$0.isHidden && isApps($0) }
    }

    func become(_ scene: UIWindowScene?) {
        guard let scene, scene.session.role == .windowApplication else { return }
        self.scene = scene
    }

    private func leave(_ object: Any?) {
        if let left = object as? UIWindowScene, left === scene { scene = nil }
    }
}
