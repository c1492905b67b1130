/// Who is key: one window per scene, told through methods and notifications in UIKit's order.
@MainActor
enum KeyWindow {
    /// The old one resigns (method, then notification) before the new one becomes key.
    static func make(_ window: UIWindow) {
        guard let scene = window.windowScene, window.canBecomeKey, scene.keyWindow !== window else { return }
        if let old = scene.keyWindow { resign(old) }
        scene.storedKeyWindow = window
        scene.becameKeyAt = UIWindowScene.nextKeyOrder()
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        Keyboard.shared.update()
    }

    static func resign(_ window: UIWindow) {
        guard let scene = window.windowScene, scene.storedKeyWindow === window else { return }
        scene.storedKeyWindow = nil
        window.resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    }

    /// A key window that is hidden gives key to the frontmost visible normal one that can have it.
    static func passOn(from window: UIWindow) {
        let scene = window.windowScene
        resign(window)
        let heir = scene?.windows.last { !$0.isHidden && $0.canBecomeKey && $0.windowLevel <= .normal && $0 !== window }
        if let heir { make(heir) } else { Keyboard.shared.update() }
    }
}
