/// A place in a text, between two characters. What is in it is known to its text only.
///
/// https://developer.apple.com/documentation/uikit/uitextposition
@MainActor
open class UITextPosition: NSObject {
    public override init() {
        super.init()
    }
}

/// A place in a text of ours.
final class TextOffset: UITextPosition {
    /// In UTF-16 units, at the edge of a character.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    override var hash: Int { offset }
}
