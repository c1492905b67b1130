extension NSAttributedString.Key {
    /// The font, a `UIFont`; the system font of 12 points by default.
    public static let font = NSAttributedString.Key("NSFont")

    /// The text color, a `UIColor`; black by default.
    public static let foregroundColor = NSAttributedString.Key("NSColor")

    /// The color behind the text, a `UIColor`; none by default.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")

    /// The underline, the raw value of an `NSUnderlineStyle`; none by default.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")

    /// The color of the underline, a `UIColor`; that of the text by default.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")

    /// The strikethrough, the raw value of an `NSUnderlineStyle`; none by default.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")

    /// The color of the strikethrough, a `UIColor`; that of the text by default.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")

    /// The paragraph style, an `NSParagraphStyle`. The style of the first character applies to the whole text.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")

    /// The space to add after each character, in points. Zero disables the font's pair kerning.
    public static let kern = NSAttributedString.Key("NSKern")

    /// The offset of the text above the baseline, in points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
