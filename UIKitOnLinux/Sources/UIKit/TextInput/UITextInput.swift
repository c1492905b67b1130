/// A text with a selection. These are the members of Apple's protocol that read, select, replace and find places.
///
/// https://developer.apple.com/documentation/uikit/uitextinput
@MainActor
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)

    /// An empty range is the caret; nil while the text isn't edited.
    var selectedTextRange: UITextRange? { get set }

    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// nil beyond the ends of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// In the responder's own coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func closestPosition(to point: CGPoint) -> UITextPosition?
}
