extension NSAttributedString.Key {
    /// A `UIFont`; the system font of 12 points where there is none.
    public static let font = NSAttributedString.Key("NSFont")

    /// A `UIColor`; black where there is none.
    public static let foregroundColor = NSAttributedString.Key("NSColor")

    /// A `UIColor` behind the text; none by default.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")

    /// The raw value of an `NSUnderlineStyle`; none by default.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")

    /// A `UIColor`; that of the text where there is none.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")

    /// The raw value of an `NSUnderlineStyle`; none by default.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")

    /// A `UIColor`; that of the text where there is none.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")

    /// An `NSParagraphStyle`; that of the first character counts for the whole text.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")

    /// Points to add after each character; zero turns the font's pair kerning off.
    public static let kern = NSAttributedString.Key("NSKern")

    /// Points by which the text stands above the baseline.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
