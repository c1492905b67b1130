/// How a font follows the text size that a person chose.
package enum FontScaling: Hashable, Sendable {
    /// The font of a text style.
    case preferred(UIFont.TextStyle)
    /// A font that `UIFontMetrics` scaled, and what it was scaled from.
    case scaled(UIFont.TextStyle, from: UIFont, maximumPointSize: CGFloat)

    /// The font at another text size.
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
