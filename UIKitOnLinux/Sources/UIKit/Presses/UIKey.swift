/// A key of a hardware keyboard that is pressed or released.
///
/// https://developer.apple.com/documentation/uikit/uikey
@MainActor
open class UIKey: NSObject, NSCopying {
    private let code: UIKeyboardHIDUsage
    private let flags: UIKeyModifierFlags
    private let text: String

    /// Creates a key whose text doesn't depend on the modifier keys.
    package init(_ code: UIKeyboardHIDUsage, modifierFlags: UIKeyModifierFlags, characters: String) {
        self.code = code
        flags = modifierFlags
        text = characters
    }

    /// The usage code of the key.
    open var keyCode: UIKeyboardHIDUsage { code }

    /// The modifier keys that are held with the key.
    open var modifierFlags: UIKeyModifierFlags { flags }

    /// The text that the key types with the held modifier keys. A key that types no text has a name: "UIKeyInputEscape",
    /// "UIKeyInputUpArrow".
    open var characters: String { text }

    /// The text that the key types without modifier keys.
    open var charactersIgnoringModifiers: String { text }

    /// Returns the key itself, since keys are immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
