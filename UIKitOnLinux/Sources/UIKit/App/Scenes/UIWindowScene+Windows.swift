extension UIWindowScene {
    private static var keyOrder = 0

    static func nextKeyOrder() -> Int {
        keyOrder += 1
        return keyOrder
    }

    /// The frame of the scene on its screen, in points. It uses the scene's own orientation, since another scene may
    /// have rotated already.
    package var frame: CGRect {
        frameOnScreen ?? CGRect(origin: .zero, size: screen.configuration.geometry(in: storedOrientation).size)
    }

    func attach(_ window: UIWindow) {
        storedWindows.removeAll { $0.window == nil }
        storedWindows.append(WeakWindow(window: window))
        sortWindows(movingToFront: window)
    }

    /// Removes a window. If it was key, another window becomes key.
    func detach(_ window: UIWindow) {
        storedWindows.removeAll { $0.window == nil || $0.window === window }
        KeyWindow.passOn(from: window, in: self)
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
