/// Alignment, line breaks, spacing and indents of a paragraph.
///
/// The style of the first character counts for the whole of a text.
/// https://developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values: Hashable, Sendable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
    }

    private let attributeValueHeader = AttributeValueHeader()

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

    // MARK: - Spacing, in points

    /// Space between the lines of a paragraph; not negative.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// Space after the paragraph; not negative.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }

    /// Space above the paragraph, if another comes before it.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

    // MARK: - Indents, in points

    /// Of the paragraph's first line from the leading edge.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

    /// Of the other lines from the leading edge.
    open var headIndent: CGFloat { values.headIndent }

    /// Where lines end: so far from the leading edge, or, if it isn't positive, so far inside the trailing one.
    open var tailIndent: CGFloat { values.tailIndent }

    // MARK: - Line heights, in points

    /// Zero means none.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }

    /// Zero means none. Higher text overlaps the line above.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }

    /// What the height of a line is multiplied by before minimum and maximum count; zero means 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    // MARK: - NSObject

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

    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = max(0, newValue) }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = max(0, newValue) }
    }

    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = max(0, newValue) }
    }

    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = max(0, newValue) }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = max(0, newValue) }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = max(0, newValue) }
    }
}
