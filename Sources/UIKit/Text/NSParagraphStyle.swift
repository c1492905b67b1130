/// Alignment, line breaks and spacing of a paragraph.
///
/// https://developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values: Hashable, Sendable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
    }

    fileprivate(set) var values: Values

    public override init() {
        values = Values()
        super.init()
    }

    fileprivate init(values: Values) {
        self.values = values
        super.init()
    }

    /// The style of a text that has none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Where the lines stand; natural by default.
    open var alignment: NSTextAlignment { values.alignment }

    /// What happens to lines that are too long; word wrapping by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// Space between the lines of a paragraph, in points; not negative.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// Space after the paragraph, in points; not negative.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = max(0, newValue) }
    }

    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = max(0, newValue) }
    }
}
