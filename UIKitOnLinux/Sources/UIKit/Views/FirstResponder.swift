internal import Readings

/// The first responders. Each window has one; the key window's receives keyboard input.
@MainActor
package enum FirstResponder {
    /// Whether the current first responder must resign, regardless of what it returns.
    private(set) static var isForcing = false

    /// A Boolean value that indicates whether a view that becomes first responder makes its window key. Apple doesn't
    /// document it for a view other than a text field.
    package static var makesWindowKey = true

    /// The number of changes in progress. Meanwhile the keyboard isn't updated, so that it doesn't disappear in
    /// between.
    private static var handovers = 0

    /// The first responder of the most recently used key window.
    package static var current: UIResponder? { UIApplication.shared.windowForInput?.storedFirstResponder }

    static func isFirst(_ responder: UIResponder) -> Bool {
        window(of: responder)?.storedFirstResponder === responder
    }

    // MARK: - Changing

    /// Makes a responder the first responder of its window, which becomes key. The previous one resigns first and may
    /// refuse.
    static func change(to responder: UIResponder) -> Bool {
        guard let window = window(of: responder) else { return false }
        if window.storedFirstResponder === responder { return true }
        guard responder.canBecomeFirstResponder,
            !Reading.respondersRefuseInTransitions.isOn || !isInTransition(responder, in: window)
        else { return false }
        handovers += 1
        let isFree = window.storedFirstResponder?.resignFirstResponder() ?? true
        // Callbacks of the previous responder may have removed this one from the window, or made another one first
        // responder.
        let mayTakeOver = isFree && window.storedFirstResponder == nil && self.window(of: responder) === window
        if mayTakeOver { window.storedFirstResponder = responder }
        handovers -= 1
        if mayTakeOver {
            if makesWindowKey { window.makeKey() }
            // An observer of the key window may have made the responder resign.
            if window.storedFirstResponder === responder { responder.didBecomeFirstResponder() }
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

    /// Resigns the first responder within a view that is about to leave its window. Its refusal is ignored.
    static func resign(within view: UIView) {
        guard let responder = responder(within: view) else { return }
        force { _ = responder.resignFirstResponder() }
        // Necessary for a responder whose override doesn't call the base class's method.
        if isFirst(responder) { window(of: responder)?.storedFirstResponder = nil }
        updateKeyboard()
    }

    /// Resigns the first responder within a view and returns whether none is left in it.
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

    /// Returns whether a controller around a responder, or one that fills its window, takes part in a transition.
    private static func isInTransition(_ responder: UIResponder, in window: UIWindow) -> Bool {
        let around = sequence(first: responder, next: \.next).compactMap { $0 as? UIViewController }
        return (around + (window.rootViewController?.stackOfPresentations ?? []))
            .contains { $0.transitionCoordinator != nil }
    }

    private static func updateKeyboard() {
        if handovers == 0 { Keyboard.shared.update() }
    }

    // MARK: - Windows and views

    /// Returns the window of a responder. A view above the keyboard belongs to the window of the responder that it comes from.
    private static func window(of responder: UIResponder) -> UIWindow? {
        let window = view(of: responder)?.storedWindow
        guard let keyboard = window as? KeyboardWindow else { return window }
        return keyboard.host.owner.flatMap { view(of: $0)?.storedWindow } ?? keyboard
    }

    private static func view(of responder: UIResponder) -> UIView? {
        responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    }

    private static func responder(within view: UIView) -> UIResponder? {
        guard let responder = window(of: view)?.storedFirstResponder else { return nil }
        return self.view(of: responder)?.isDescendant(of: view) ?? false ? responder : nil
    }
}
