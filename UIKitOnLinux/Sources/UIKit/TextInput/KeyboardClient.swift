/// A text input that handles the keys of a keyboard, and may ask its delegate before a change.
@MainActor
protocol KeyboardClient: UIKeyInput {
    func keyboardInsert(_ text: String)
    func keyboardDelete()
    func keyboardReturn()
    /// The text before the caret, from which the keyboard determines whether a sentence begins.
    var textBeforeCaret: String { get }
}
