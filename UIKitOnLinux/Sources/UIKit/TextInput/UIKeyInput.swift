/// What a responder must do to be typed into. A first responder that conforms brings up the keyboard.
///
/// https://developer.apple.com/documentation/uikit/uikeyinput
@MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}
