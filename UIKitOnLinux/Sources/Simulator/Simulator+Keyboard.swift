import UIKit

extension Simulator {
    /// Has the focus of a hardware keyboard go to a view, as the Tab key does; away from all views for nil.
    public func moveKeyboardFocus(to view: UIView?) {
        keyboardAccess.focus(on: view)
    }

    /// The element that the keys of a hardware keyboard go to; nil if there is none, or if it has left the screen.
    public var keyboardFocus: UIResponder? { keyboardAccess.focusedElement }

    /// Presses a key of a hardware keyboard, which is connected by it, with Full Keyboard Access on. Tab goes to the next
    /// element that can be used, and from the last to the first; space and return activate it, and type where text is
    /// typed into; escape asks the element and the responders after it for `accessibilityPerformEscape()`.
    ///
    /// - Returns: Whether something came of it.
    @discardableResult
    public func pressKey(_ key: HardwareKey, withShift: Bool = false) -> Bool {
        isHardwareKeyboardConnected = true
        wake()
        return keyboardAccess.press(key, withShift: withShift)
    }

    /// Whether a hardware keyboard is at hand, so that the drawn one stays away; false by default.
    public var isHardwareKeyboardConnected: Bool {
        get { Keyboard.shared.isHardwareConnected }
        set {
            realTime?.catchUp()
            Keyboard.shared.isHardwareConnected = newValue
            if !newValue { keyboardAccess.focus(on: nil) }
        }
    }

    /// Where the keyboard is or moves to, with the app's accessory view, in screen coordinates; nil while it is away.
    public var keyboardFrame: CGRect? { Keyboard.shared.frame }

    /// Tears an iPad's keyboard off the lower edge, with its corner at a point of the screen. Phones' stay where they are.
    public func floatKeyboard(at origin: CGPoint) {
        realTime?.catchUp()
        Keyboard.shared.floatingOrigin = origin
    }

    /// Puts a floating keyboard back to the lower edge.
    public func dockKeyboard() {
        realTime?.catchUp()
        Keyboard.shared.floatingOrigin = nil
    }

    /// What stands on the keys that are shown: "q", "Q" while shift is on, "shift", "delete", "return", "space", "123".
    public var keyTitles: [String] { Keyboard.shared.keys.map(\.title) }

    /// Taps a key of the drawn keyboard with a finger; false if there is none with that title.
    @discardableResult
    public func tapKey(_ title: String) -> Bool {
        guard let key = Keyboard.shared.keys.first(where: { $0.title == title }) else { return false }
        tap(key)
        return true
    }
}
