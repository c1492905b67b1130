import UIKit

extension Simulator {
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
