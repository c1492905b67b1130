/// The alignment, line breaks, spacing and indents of a paragraph.
///
/// In a text, the style of the first character applies to all paragraphs.
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

    /// The style of text without a paragraph style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of the lines; natural by default.
    open var alignment: NSTextAlignment { values.alignment }

    /// The treatment of lines that are too long; word wrapping by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    // MARK: - Spacing, in points

    /// The space between the lines of a paragraph, in points; not negative.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// The space after the paragraph, in points; not negative.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }

    /// The space above the paragraph, in points, unless it is the first one.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

    // MARK: - Indents, in points

    /// The indent of the first line from the leading edge, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

    /// The indent of the other lines from the leading edge, in points.
    open var headIndent: CGFloat { values.headIndent }

    /// The end of the lines, in points: the distance from the leading edge if it is positive, and otherwise the negated
    /// distance from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }

    // MARK: - Line heights, in points

    /// The minimum line height, in points; zero means none.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }

    /// The maximum line height, in points; zero means none. Taller text overlaps the line above.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }

    /// The factor by which line heights are multiplied before the minimum and maximum apply; zero means 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    // MARK: - NSObject

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int { values.hashValue }
}

/// A mutable paragraph style.
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
