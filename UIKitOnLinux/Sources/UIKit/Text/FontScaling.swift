/// The way in which a font follows the content size category.
package enum FontScaling: Hashable, Sendable {
    /// A font of a text style.
    case preferred(UIFont.TextStyle)
    /// A font that `UIFontMetrics` scaled, with its original font.
    case scaled(UIFont.TextStyle, from: UIFont, maximumPointSize: CGFloat)

    /// Returns the font at the content size category of the traits.
    func font(compatibleWith traitCollection: UITraitCollection) -> UIFont {
        switch self {
        case .preferred(let style):
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        case .scaled(let style, let font, let maximumPointSize):
            UIFontMetrics(forTextStyle: style)
                .scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: traitCollection)
        }
    }
}
