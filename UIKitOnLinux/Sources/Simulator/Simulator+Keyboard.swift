import UIKit

extension Simulator {
    /// Moves the focus of the hardware keyboard directly to a view; `nil` removes the focus.
    public func moveKeyboardFocus(to view: UIView?) {
        keyboardAccess.focus(on: view)
    }

    /// The element that receives the keys of the hardware keyboard; `nil` if there is none, or if it has left the
    /// screen.
    public var keyboardFocus: UIResponder? { keyboardAccess.focusedElement }

    /// Presses a key of a hardware keyboard with Full Keyboard Access on, and connects the keyboard if necessary.
    ///
    /// Tab moves the focus to the next element that responds to interaction, and wraps from the last to the first.
    /// Space and Return activate the element, or type while the focus is in a text input. Escape calls
    /// `accessibilityPerformEscape()` on the element and the responders after it. The focus follows a text input that
    /// becomes first responder, and leaves an element that a modal view covers.
    ///
    /// Keys without such a meaning are presses for the app: arrow keys, and Space, Return and Escape while no element
    /// has the focus. They go to the first responder and up the responder chain, or without a first responder to the
    /// frontmost view controller. If no responder handles Escape, it calls `accessibilityPerformEscape()` on them. If none
    /// handles an arrow key, it moves the caret of a text input; without one, the up and right ones increment a focused
    /// adjustable element, and the others decrement it.
    ///
    /// With `Reading.keysPrecedeText`, all keys but Tab are presses for the app before a text input has them.
    ///
    /// - Returns: `false` if the key had no effect.
    @discardableResult
    public func pressKey(_ key: HardwareKey, withShift: Bool = false) -> Bool {
        isHardwareKeyboardConnected = true
        wake()
        return HardwareKeyboard(simulator: self).press(key, withShift: withShift)
    }

    /// Presses the key of a digit from 0 to 9 on a hardware keyboard, and connects the keyboard if necessary. The digit is
    /// typed if a text input has the focus; otherwise it is a press for the app.
    ///
    /// - Returns: `false` if the key had no effect.
    @discardableResult
    public func pressKey(digit: Int) -> Bool {
        isHardwareKeyboardConnected = true
        wake()
        return HardwareKeyboard(simulator: self).press(digit: digit)
    }

    /// A Boolean value that indicates whether a hardware keyboard is connected, which hides the drawn one; `false` by
    /// default, and always `true` on a Mac.
    public var isHardwareKeyboardConnected: Bool {
        get { Keyboard.shared.isHardwareConnected }
        set {
            realTime?.catchUp()
            Keyboard.shared.isHardwareConnected = newValue || device.idiom == .mac
            if !newValue { keyboardAccess.focus(on: nil) }
        }
    }

    /// The frame of the keyboard, including the app's accessory view, in screen coordinates; `nil` while it is hidden.
    /// During an animation it is the final frame.
    public var keyboardFrame: CGRect? { Keyboard.shared.frame }

    /// Undocks an iPad's keyboard and moves its top left corner to a point of the screen. Has no effect on a phone.
    public func floatKeyboard(at origin: CGPoint) {
        realTime?.catchUp()
        Keyboard.shared.floatingOrigin = origin
    }

    /// Docks a floating keyboard at the lower edge.
    public func dockKeyboard() {
        realTime?.catchUp()
        Keyboard.shared.floatingOrigin = nil
    }

    /// The titles of the keys that are shown: "q", "Q" while shift is on, "shift", "delete", "return", "space", "123".
    public var keyTitles: [String] { Keyboard.shared.keys.map(\.title) }

    /// Taps the key with a title on the drawn keyboard.
    ///
    /// - Returns: `false` if no key has that title.
    @discardableResult
    public func tapKey(_ title: String) -> Bool {
        guard let key = Keyboard.shared.keys.first(where: { $0.title == title }) else { return false }
        tap(key)
        return true
    }
}
