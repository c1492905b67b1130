import UIKit

extension Simulator {
    /// Composes text in the first responder, as an input method does for Chinese or Japanese: the text is marked until Return
    /// commits it, or Escape discards it. Does nothing if the first responder is no `UITextInput`.
    public func composeText(_ text: String) {
        realTime?.catchUp()
        let input = FirstResponder.current as? any UITextInput
        input?.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    }

    /// Types into the first responder, character by character, as a keyboard does: a line break presses the return key,
    /// U+0008 and U+007F press the delete key. Does nothing if the first responder accepts no text.
    public func typeText(_ text: String) {
        realTime?.catchUp()
        for character in text {
            switch character {
            case "\n", "\r", "\r\n": Keyboard.shared.pressReturn()
            case "\u{8}", "\u{7F}": Keyboard.shared.deleteBackward()
            default: Keyboard.shared.type(String(character))
            }
        }
    }
}
