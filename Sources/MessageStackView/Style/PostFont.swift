package import UIKit

/// A font of a ready-made post, which follows the text size.
package enum PostFont: Equatable {
    /// The system font of a text style, which follows the text size.
    case preferred(UIFont.TextStyle)
    /// A system font that grows with the text size as a text style does, with its size in points at the default text size of iOS.
    /// In the Mac idiom, the font is smaller, like the system's text styles.
    case system(UIFont.TextStyle, size: CGFloat, weight: UIFont.Weight)
    /// A typeface of a theme that grows with the text size as a text style does, with its size in points at the default text size
    /// of iOS.
    case typeface(PostTheme.Typeface, UIFont.TextStyle, size: CGFloat)
    /// A font that the app has set. Its size doesn't follow the text size, and neither a typeface nor a size of a theme changes
    /// it.
    case fixed(UIFont)

    /// Returns the font.
    ///
    /// - Parameter traits: The traits with the text size; nil, the default, for those of the app.
    package func font(in traits: UITraitCollection? = nil) -> UIFont {
        func scaled(_ font: UIFont, _ style: UIFont.TextStyle) -> UIFont {
            UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
        }
        return switch self {
        case .preferred(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
        case .system(let style, let size, let weight):
            scaled(.systemFont(ofSize: size * Self.systemRatio, weight: weight), style)
        case .typeface(let typeface, let style, let size):
            scaled(typeface.font.withSize(size * Self.systemRatio), style)
        case .fixed(let font): font
        }
    }

    /// Returns the font with another size in points at the default text size. If the font already has that size, it is returned
    /// unchanged, because a preferred font can grow at another ratio than a system font.
    func sized(_ size: CGFloat) -> PostFont {
        switch self {
        case .preferred(let style):
            size * Self.systemRatio == Self.defaultSize(of: style)
                ? self : .system(style, size: size, weight: style == .headline ? .semibold : .regular)
        case .system(let style, _, let weight): .system(style, size: size, weight: weight)
        case .typeface(let typeface, let style, _): .typeface(typeface, style, size: size)
        case .fixed: self
        }
    }

    /// Returns the font with a typeface and the same size; unchanged for nil.
    package func with(_ typeface: PostTheme.Typeface?) -> PostFont {
        guard let typeface else { return self }
        return switch self {
        case .preferred(let style): .typeface(typeface, style, size: Self.defaultSize(of: style) / Self.systemRatio)
        case .system(let style, let size, _), .typeface(_, let style, let size): .typeface(typeface, style, size: size)
        case .fixed: self
        }
    }

    /// Returns a system font with another weight, and any other font unchanged.
    func weighted(_ weight: UIFont.Weight) -> PostFont {
        guard case .system(let style, let size, _) = self else { return self }
        return .system(style, size: size, weight: weight)
    }

    /// Returns a Boolean value that indicates whether a text has this font, at the text size of some traits.
    func isFont(_ font: UIFont?, in traits: UITraitCollection) -> Bool {
        guard let font else { return false }
        let own = self.font(in: traits)
        let size = own.pointSize
        return font == own || abs(font.pointSize - size) < 0.5 && font.withSize(size) == own.withSize(size)
    }

    /// Returns the size of a text style's font at the default text size.
    private static func defaultSize(of style: UIFont.TextStyle) -> CGFloat {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: defaultTraits).pointSize
    }

    /// The ratio of the system's text sizes to those of iOS: 13 to 17 in the Mac idiom of Mac Catalyst, otherwise 1.
    private static var systemRatio: CGFloat { defaultSize(of: .body) / 17 }

    private static let defaultTraits = UITraitCollection(preferredContentSizeCategory: .large)
}
