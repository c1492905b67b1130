internal import Readings

/// Changes the key window of a scene, with methods and notifications in UIKit's order. Each scene has at most one.
@MainActor
package enum KeyWindow {
    /// Makes a window key. The previous one resigns (method, then notification) first.
    static func make(_ window: UIWindow) {
        guard let scene = window.windowScene, window.canBecomeKey, scene.keyWindow !== window else { return }
        guard !Reading.keyWindowsAreLate.isOn || scene.hasLaunched else { return makeInNextTurn(window, in: scene) }
        if let old = scene.keyWindow { resign(old, in: scene) }
        // The resigning window may have made another one key.
        guard scene.storedKeyWindow == nil else { return }
        scene.storedKeyWindow = window
        scene.hasLaunched = true
        scene.becameKeyAt = UIWindowScene.nextKeyOrder()
        notifyOfBecoming(window)
        Keyboard.shared.update()
    }

    /// Makes the first key window of a new scene key after the scene's activation.
    private static func makeInNextTurn(_ window: UIWindow, in scene: UIWindowScene) {
        RunCycle.setNeedsCommit()
        RunCycle.onNextTurn { [weak window, weak scene] in
            scene?.hasLaunched = true
            if let window { make(window) }
        }
    }

    /// Makes another window key if `window` was key and is hidden or leaves its scene. The new one is the frontmost
    /// visible window of at most normal level that can become key.
    static func passOn(from window: UIWindow, in scene: UIWindowScene?) {
        guard let scene, scene.storedKeyWindow === window else { return }
        resign(window, in: scene)
        let heir = scene.windows.last { !$0.isHidden && $0.canBecomeKey && $0.windowLevel <= .normal && $0 !== window }
        if scene.storedKeyWindow == nil, let heir { make(heir) } else { Keyboard.shared.update() }
    }

    /// Brings the window of a scene in front of a Mac's other windows. The scene's key window receives keyboard input,
    /// and is notified as if it had just become key. The key window of the scene used before is notified that it has
    /// resigned, but it stays the key window of its own scene.
    ///
    /// With a reading, they aren't notified. On an iPad, the notifications report changes inside a scene only
    /// (https://developer.apple.com/forums/thread/773669).
    static func use(_ scene: UIWindowScene) {
        guard let last = UIApplication.shared.windowScenes.last, last !== scene else { return }
        let isReported = !Reading.keyWindowsAreUnreported.isOn
        if isReported, let old = last.keyWindow { notifyOfResigning(old) }
        scene.becameKeyAt = UIWindowScene.nextKeyOrder()
        if isReported, let new = scene.keyWindow { notifyOfBecoming(new) }
        Keyboard.shared.update()
    }

    private static func resign(_ window: UIWindow, in scene: UIWindowScene) {
        scene.storedKeyWindow = nil
        notifyOfResigning(window)
    }

    private static func notifyOfBecoming(_ window: UIWindow) {
        window.becomeKey()
        for _ in 0..<(Reading.keyWindowsAreLate.isOn ? 2 : 1) {
            NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        }
    }

    private static func notifyOfResigning(_ window: UIWindow) {
        window.resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    }
}
