/// An object whose text can follow changes of the preferred content size category.
@MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// A Boolean value that indicates whether the font follows the content size category. This applies only to fonts
    /// from a text style or from `UIFontMetrics`.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
