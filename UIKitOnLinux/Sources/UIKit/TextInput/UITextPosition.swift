/// A position between two characters of a text. Only the text input that created it can interpret it.
///
/// https://developer.apple.com/documentation/uikit/uitextposition
@MainActor
open class UITextPosition: NSObject {
    public override init() {
        super.init()
    }
}

/// A position in an `EditableText`.
final class TextOffset: UITextPosition {
    /// The offset, in UTF-16 units, at a character boundary.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    override var hash: Int { offset }
}
