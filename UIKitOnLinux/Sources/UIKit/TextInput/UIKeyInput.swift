/// Methods for simple text entry. The keyboard appears when a conforming object becomes first responder.
///
/// https://developer.apple.com/documentation/uikit/uikeyinput
@MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
