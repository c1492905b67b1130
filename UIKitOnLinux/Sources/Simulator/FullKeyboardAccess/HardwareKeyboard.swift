import UIKit

/// The keys of a hardware keyboard, and the order in which the system and the app receive them.
///
/// A key goes to the first of these that takes it:
///
/// 1. a text input that is first responder, for keys that type. Another element with the keyboard focus comes first;
/// 2. Full Keyboard Access, for Tab, and for Space, Return and Escape while an element has the focus;
/// 3. the app, as a press for the responder chain;
/// 4. the accessibility escape of the first responder or the frontmost view controller, for Escape, or
///    the focused element, for arrow keys, if it is adjustable.
@MainActor
struct HardwareKeyboard {
    let simulator: Simulator

    /// Presses a key and releases it.
    ///
    /// - Returns: `false` if the key had no effect.
    func press(_ key: HardwareKey, withShift: Bool) -> Bool {
        let access = simulator.keyboardAccess
        access.prepare()
        if type(key.typedText) { return true }
        if let hadEffect = access.take(key, withShift: withShift) { return hadEffect }
        if PressRouter.press(UIKey(key, withShift: withShift)) { return true }
        return key == .escape ? access.escape() : access.adjust(by: key)
    }

    /// Presses the key of a digit and releases it.
    ///
    /// - Returns: `false` if the key had no effect.
    func press(digit: Int) -> Bool {
        // The codes are those of the keys from left to right, from 1 to 0.
        guard (0...9).contains(digit), let code = UIKeyboardHIDUsage(rawValue: digit == 0 ? 39 : 29 + digit) else {
            return false
        }
        return type("\(digit)") || PressRouter.press(UIKey(code, modifierFlags: [], characters: "\(digit)"))
    }

    /// Types into the first responder if it has the focus, or if no element has the focus.
    private func type(_ text: String?) -> Bool {
        guard let text, let responder = FirstResponder.current, responder is any UIKeyInput else {
            return false
        }
        let focused = simulator.keyboardAccess.focusedElement
        guard focused == nil || focused === responder else { return false }
        simulator.typeText(text)
        return true
    }
}

extension HardwareKey {
    /// The text for a text input; `nil` for a key that types nothing.
    fileprivate var typedText: String? {
        switch self {
        case .space: " "
        case .return: "\n"
        case .tab, .escape, .upArrow, .downArrow, .leftArrow, .rightArrow: nil
        }
    }

    fileprivate var code: UIKeyboardHIDUsage {
        switch self {
        case .tab: .keyboardTab
        case .space: .keyboardSpacebar
        case .return: .keyboardReturnOrEnter
        case .escape: .keyboardEscape
        case .upArrow: .keyboardUpArrow
        case .downArrow: .keyboardDownArrow
        case .leftArrow: .keyboardLeftArrow
        case .rightArrow: .keyboardRightArrow
        }
    }

    /// The characters of a press. A key without any has the value of a constant of `UIKeyCommand`:
    /// https://developer.apple.com/documentation/uikit/input-strings-for-special-keys
    fileprivate var characters: String {
        switch self {
        case .tab: "\t"
        case .space: " "
        case .return: "\r"
        case .escape: "UIKeyInputEscape"
        case .upArrow: "UIKeyInputUpArrow"
        case .downArrow: "UIKeyInputDownArrow"
        case .leftArrow: "UIKeyInputLeftArrow"
        case .rightArrow: "UIKeyInputRightArrow"
        }
    }

    fileprivate var isArrow: Bool {
        switch self {
        case .upArrow, .downArrow, .leftArrow, .rightArrow: true
        case .tab, .space, .return, .escape: false
        }
    }
}

extension UIKey {
    fileprivate convenience init(_ key: HardwareKey, withShift: Bool) {
        var flags: UIKeyModifierFlags = key.isArrow ? .numericPad : []
        if withShift { flags.insert(.shift) }
        self.init(key.code, modifierFlags: flags, characters: key.characters)
    }
}
