/// Who is key: one window per scene, told through methods and notifications in UIKit's order.
@MainActor
enum KeyWindow {
    /// The old one resigns (method, then notification) before the new one becomes key.
    static func make(_ window: UIWindow) {
        guard let scene = window.windowScene, window.canBecomeKey, scene.keyWindow !== window else { return }
        if let old = scene.keyWindow { resign(old, in: scene) }
        // The one that resigned may have made another one key.
        guard scene.storedKeyWindow == nil else { return }
        scene.storedKeyWindow = window
        scene.becameKeyAt = UIWindowScene.nextKeyOrder()
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        Keyboard.shared.update()
    }

    /// A key window that is hidden or leaves its scene gives key to the frontmost visible normal one that can have it.
    static func passOn(from window: UIWindow, in scene: UIWindowScene?) {
        guard let scene, scene.storedKeyWindow === window else { return }
        resign(window, in: scene)
        let heir = scene.windows.last { !$0.isHidden && $0.canBecomeKey && $0.windowLevel <= .normal && $0 !== window }
        if scene.storedKeyWindow == nil, let heir { make(heir) } else { Keyboard.shared.update() }
    }

    private static func resign(_ window: UIWindow, in scene: UIWindowScene) {
        scene.storedKeyWindow = nil
        window.resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    }
}
