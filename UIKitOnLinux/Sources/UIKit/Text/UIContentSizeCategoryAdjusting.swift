/// What can follow the text size that a person chose while it is on screen.
@MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font changes with the text size. Only a font that came from a text style or from `UIFontMetrics` does.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
