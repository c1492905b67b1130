/// A scene that shows windows.
open class UIWindowScene: UIScene {
    package var storedWindows: [WeakWindow] = []
    package weak var storedKeyWindow: UIWindow?
    /// Counts up with each window that became key, so that the latest of several scenes is known.
    package var becameKeyAt = 0

    private static var keyOrder = 0

    package struct WeakWindow {
        package weak var window: UIWindow?
    }

    open var screen: UIScreen { UIScreen.main }

    /// Back to front: by level, then in the order of showing.
    open var windows: [UIWindow] { storedWindows.compactMap(\.window) }

    open var keyWindow: UIWindow? { storedKeyWindow }

    open var traitCollection: UITraitCollection { screen.traitCollection }

    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    static func nextKeyOrder() -> Int {
        keyOrder += 1
        return keyOrder
    }

    func attach(_ window: UIWindow) {
        storedWindows.removeAll { $0.window == nil }
        storedWindows.append(WeakWindow(window: window))
        sortWindows(movingToFront: window)
    }

    func detach(_ window: UIWindow) {
        if storedKeyWindow === window {
            storedKeyWindow = nil
            window.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
        }
        storedWindows.removeAll { $0.window == nil || $0.window === window }
        RunCycle.setNeedsCommit()
    }

    func sortWindows(movingToFront window: UIWindow?) {
        var ordered = windows
        if let window {
            ordered.removeAll { $0 === window }
            ordered.append(window)
        }
        let byLevel = ordered.enumerated().sorted {
            ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
        }
        storedWindows = byLevel.map { WeakWindow(window: $0.element) }
        RunCycle.setNeedsCommit()
    }
}
