/// Changes the key window of a scene, with methods and notifications in UIKit's order. Each scene has at most one.
@MainActor
enum KeyWindow {
    /// Makes a window key. The previous one resigns (method, then notification) first.
    static func make(_ window: UIWindow) {
        guard let scene = window.windowScene, window.canBecomeKey, scene.keyWindow !== window else { return }
        if let old = scene.keyWindow { resign(old, in: scene) }
        // The resigning window may have made another one key.
        guard scene.storedKeyWindow == nil else { return }
        scene.storedKeyWindow = window
        scene.becameKeyAt = UIWindowScene.nextKeyOrder()
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        Keyboard.shared.update()
    }

    /// Makes another window key if `window` was key and is hidden or leaves its scene. The new one is the frontmost
    /// visible window of at most normal level that can become key.
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
