/// A part of a text, between two places.
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

/// A part of a text of ours.
final class TextOffsetRange: UITextRange {
    /// In UTF-16 units, from the edge of a character to that of another.
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
