/// The responder of each window that keyboard input goes to; the key window's is the one that gets it.
@MainActor
package enum FirstResponder {
    /// Whether the present one has to give way, whatever it says.
    private(set) static var isForcing = false

    /// Raised while one takes over from another, so that the keyboard doesn't go in between.
    private static var handovers = 0

    /// Of the key window that was used last.
    package static var current: UIResponder? { UIApplication.shared.windowForInput?.storedFirstResponder }

    static func isFirst(_ responder: UIResponder) -> Bool {
        window(of: responder)?.storedFirstResponder === responder
    }

    // MARK: - Changing

    /// The old one of the window resigns first and may refuse. The window becomes key.
    static func change(to responder: UIResponder) -> Bool {
        guard let window = window(of: responder) else { return false }
        if window.storedFirstResponder === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        handovers += 1
        let isFree = window.storedFirstResponder?.resignFirstResponder() ?? true
        // What the old one's end has called may have taken the responder away, or put another one in its place.
        let mayTakeOver = isFree && window.storedFirstResponder == nil && self.window(of: responder) === window
        if mayTakeOver { window.storedFirstResponder = responder }
        handovers -= 1
        if mayTakeOver {
            window.makeKey()
            responder.didBecomeFirstResponder()
        }
        updateKeyboard()
        return mayTakeOver && window.storedFirstResponder === responder
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard let window = window(of: responder), window.storedFirstResponder === responder else { return true }
        guard responder.canResignFirstResponder || isForcing else { return false }
        window.storedFirstResponder = nil
        responder.didResignFirstResponder()
        updateKeyboard()
        return true
    }

    /// Called before views leave the window: what can't be seen can't be typed into. It is asked, but has to go.
    static func resign(within view: UIView) {
        guard let responder = responder(within: view) else { return }
        force { _ = responder.resignFirstResponder() }
        // One that doesn't call the base class's method has to go all the same.
        if isFirst(responder) { window(of: responder)?.storedFirstResponder = nil }
        updateKeyboard()
    }

    /// Ends what is typed into in a view; true if nothing in it is any more.
    static func end(within view: UIView, force isForced: Bool) -> Bool {
        guard let responder = responder(within: view) else { return true }
        var hasEnded = false
        if isForced {
            force { hasEnded = responder.resignFirstResponder() }
        } else {
            hasEnded = responder.resignFirstResponder()
        }
        return hasEnded
    }

    private static func force(_ body: () -> Void) {
        let wasForcing = isForcing
        isForcing = true
        body()
        isForcing = wasForcing
    }

    private static func updateKeyboard() {
        if handovers == 0 { Keyboard.shared.update() }
    }

    // MARK: - Where it is

    private static func window(of responder: UIResponder) -> UIWindow? {
        view(of: responder)?.storedWindow
    }

    private static func view(of responder: UIResponder) -> UIView? {
        responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    }

    private static func responder(within view: UIView) -> UIResponder? {
        guard let responder = view.storedWindow?.storedFirstResponder else { return nil }
        return self.view(of: responder)?.isDescendant(of: view) ?? false ? responder : nil
    }
}
