import Readings
import UIKit

/// The keys of a hardware keyboard, and the order in which the system and the app receive them.
///
/// A key goes to the first of these that takes it:
///
/// 1. a text input that is first responder, for keys that type. Another element with the keyboard focus comes first.
///    With `Reading.keysPrecedeText`, the app gets all keys but Tab before the text input;
/// 2. Full Keyboard Access, for Tab, and for Space, Return and Escape while an element has the focus;
/// 3. the app, as a press for the responder chain;
/// 4. the text input, for arrow keys, which move the caret; the accessibility escape of the first responder or the
///    frontmost view controller, for Escape; or the focused element, for arrow keys, if it is adjustable.
@MainActor
struct HardwareKeyboard {
    let simulator: Simulator

    /// Presses a key and releases it.
    ///
    /// - Returns: `false` if the key had no effect.
    func press(_ key: HardwareKey, withShift: Bool) -> Bool {
        let access = simulator.keyboardAccess
        access.prepare()
        let isBeforeText = key != .tab && sendsKeysBeforeText
        let pressed = UIKey(key, withShift: withShift)
        if isBeforeText, PressRouter.press(pressed) { return true }
        if key == .escape ? discardMarkedText() : type(key.typedText) { return true }
        if let hadEffect = access.take(key, withShift: withShift) { return hadEffect }
        if !isBeforeText, PressRouter.press(pressed) { return true }
        if moveCaret(by: key) { return true }
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
        let isBeforeText = sendsKeysBeforeText
        let pressed = UIKey(code, modifierFlags: [], characters: "\(digit)")
        if isBeforeText, PressRouter.press(pressed) { return true }
        return type("\(digit)") || !isBeforeText && PressRouter.press(pressed)
    }

    // MARK: - Text

    /// The first responder, if it is a text input and has the focus, or if no element has the focus.
    private var input: (any UIKeyInput)? {
        guard let responder = FirstResponder.current else { return nil }
        let focused = simulator.keyboardAccess.focusedElement
        return focused == nil || focused === responder ? responder as? any UIKeyInput : nil
    }

    private var sendsKeysBeforeText: Bool { Reading.keysPrecedeText.isOn && input != nil }

    private func type(_ text: String?) -> Bool {
        guard let text, input != nil else { return false }
        simulator.typeText(text)
        return true
    }

    /// Removes the text that an input method composes, as Escape does.
    private func discardMarkedText() -> Bool {
        guard let input = input as? any UITextInput, input.markedTextRange != nil else { return false }
        input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
        return true
    }

    /// Moves the caret by a character or a line. A selection collapses to its end.
    private func moveCaret(by key: HardwareKey) -> Bool {
        guard let input = input as? any UITextInput, let caret = input.selectedTextRange?.end,
            let position = input.position(from: caret, movedBy: key),
            let range = input.textRange(from: position, to: position)
        else { return false }
        input.selectedTextRange = range
        return true
    }
}

extension UITextInput {
    /// Returns the position that an arrow key leads to; `nil` for another key, and beyond the text.
    fileprivate func position(from caret: UITextPosition, movedBy key: HardwareKey) -> UITextPosition? {
        let rect = caretRect(for: caret)
        return switch key {
        case .leftArrow: position(from: caret, offset: -1)
        case .rightArrow: position(from: caret, offset: 1)
        case .upArrow: closestPosition(to: CGPoint(x: rect.midX, y: rect.midY - rect.height))
        case .downArrow: closestPosition(to: CGPoint(x: rect.midX, y: rect.midY + rect.height))
        case .tab, .space, .return, .escape: nil
        }
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
