/// A range between two positions of a text.
///
/// https://developer.apple.com/documentation/uikit/uitextrange
@MainActor
open class UITextRange: NSObject {
    public override init() {
        super.init()
    }

    open var isEmpty: Bool { start == end }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// A range in an `EditableText`.
final class TextOffsetRange: UITextRange {
    /// The range, in UTF-16 units, between two character boundaries.
    let range: Range<Int>

    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    override var start: UITextPosition { TextOffset(range.lowerBound) }
    override var end: UITextPosition { TextOffset(range.upperBound) }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
    override var hash: Int { range.hashValue }
}
