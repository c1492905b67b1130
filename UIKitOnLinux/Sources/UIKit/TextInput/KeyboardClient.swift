/// A text that is asked what the keys of a keyboard may do, before they do it.
@MainActor
protocol KeyboardClient: UIKeyInput {
    func keyboardInsert(_ text: String)
    func keyboardDelete()
    func keyboardReturn()
    /// What the keyboard sees of the text, to tell where a sentence begins.
    var textBeforeCaret: String { get }
}
