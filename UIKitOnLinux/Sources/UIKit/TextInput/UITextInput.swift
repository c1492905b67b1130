/// A text input with a selection. Contains the members of Apple's protocol that read, select, replace and locate text.
///
/// https://developer.apple.com/documentation/uikit/uitextinput
@MainActor
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)

    /// The selected range; an empty range is the caret. `nil` while the text isn't being edited.
    var selectedTextRange: UITextRange? { get set }

    /// The text that an input method composes and hasn't committed yet; `nil` without any.
    var markedTextRange: UITextRange? { get }

    /// The attributes of the marked text.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Replaces the marked text or, if there is none, the selection, and marks the new text.
    ///
    /// - Parameter selectedRange: The selection within the new text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Commits the marked text.
    func unmarkText()

    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// Returns the position at an offset from another one; `nil` outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Returns the first rectangle of a range, in the responder's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func closestPosition(to point: CGPoint) -> UITextPosition?
}
