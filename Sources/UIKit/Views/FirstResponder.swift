/// The one responder that keyboard input goes to.
@MainActor
enum FirstResponder {
    private(set) static weak var current: UIResponder?

    static func change(to responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let old = current, !old.resignFirstResponder() { return false }
        current = responder
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        return true
    }

    /// Called when views leave the window: what can't be seen can't be typed into.
    static func resign(within view: UIView) {
        guard let focused = current as? UIView, focused.isDescendant(of: view) else { return }
        current = nil
    }
}
