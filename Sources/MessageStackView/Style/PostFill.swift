public import UIKit

/// A fill of a surface, which is the background of a post or a backdrop. A surface can have several fills on top of
/// each other.
public enum PostFill: Equatable, Sendable {
    /// A color, which is resolved for the current traits.
    case color(UIColor)
    /// A linear gradient, by default from top to bottom.
    ///
    /// - Parameters:
    ///   - colors: The colors in order, which are resolved for the current traits. A single color fills the surface;
    ///     without colors, the gradient is invisible.
    ///   - locations: The positions of the colors from 0 to 1, in ascending order; nil, the default, for equal
    ///     distances. The value is ignored if the number of positions differs from the number of colors.
    ///   - start: The position of the first color as a fraction of the surface: (0, 0) is the upper leading corner. The
    ///     default is (0.5, 0).
    ///   - end: The position of the last color; (0.5, 1) by default. Positions are mirrored in a right-to-left layout.
    case gradient(
        _ colors: [UIColor], locations: [CGFloat]? = nil, start: CGPoint = CGPoint(x: 0.5, y: 0),
        end: CGPoint = CGPoint(x: 0.5, y: 1))
    /// A blur of the views behind. With Reduce Transparency, it is an opaque color, light or dark like the blur.
    ///
    /// - Parameters:
    ///   - style: The style of the blur.
    ///   - dark: The style in dark mode; nil, the default, for that of light mode. Most styles adapt to dark mode by themselves.
    case blur(_ style: UIBlurEffect.Style, dark: UIBlurEffect.Style? = nil)
    /// Liquid Glass in the color of a palette or, before iOS 26, a blur. A style with glass also has the text and accent
    /// colors of the palette, unless it has others.
    ///
    /// The fill is as translucent as its palette's texts and icons allow, which keep a contrast of 4.5 : 1 and 3 : 1 over
    /// black, over white and so over any content. With Reduce Transparency or Increase Contrast, it is the background
    /// color of the palette.
    ///
    /// - Parameter palette: The palette; by default, the neutral one of the post's theme.
    case glass(_ palette: PostTheme.Palette = .neutral)
    /// The background color of a palette. A style with it also has the text and accent colors of the palette, unless it has
    /// others, and a border in the accent color with Increase Contrast.
    ///
    /// - Parameters:
    ///   - palette: The palette; by default, the neutral one of the post's theme.
    ///   - isTranslucent: A Boolean value that indicates whether lower fills show through, as far as texts and icons keep
    ///     their contrast; false by default.
    case palette(_ palette: PostTheme.Palette = .neutral, isTranslucent: Bool = false)
    /// An image that covers the whole surface and keeps its aspect ratio.
    case image(UIImage)

    /// The dominant color; for glass, the one that replaces it; nil for images and blurs.
    var mainColor: UIColor? {
        switch self {
        case .color(let color): color
        case .gradient(let colors, _, _, _): colors.first
        case .glass(let palette): palette.background
        case .palette(let palette, let isTranslucent): palette.background(isTranslucent: isTranslucent)
        case .blur, .image: nil
        }
    }

    /// The palette of glass; nil for other fills.
    var glassPalette: PostTheme.Palette? {
        if case .glass(let palette) = self { palette } else { nil }
    }

    /// The palette whose colors the post has; nil for a fill without one.
    var palette: PostTheme.Palette? {
        if case .palette(let palette, _) = self { palette } else { glassPalette }
    }

    /// Returns the fill with the palettes of a theme. A fill with a palette becomes one with a color.
    func resolved(with theme: PostTheme) -> PostFill {
        switch self {
        case .glass(let palette): .glass(theme.resolved(palette))
        case .palette(let palette, let isTranslucent):
            .color(theme.resolved(palette).background(isTranslucent: isTranslucent))
        case .color, .gradient, .blur, .image: self
        }
    }

    /// Returns a Boolean value that indicates whether the fill is opaque. Images count as opaque.
    func isOpaque(in traits: UITraitCollection) -> Bool {
        let colors: [UIColor]
        switch self {
        case .color(let color): colors = [color]
        case .gradient(let stops, _, _, _): colors = stops
        case .blur: return false
        case .glass: return traits.accessibilityContrast == .high
        case .palette(let palette, let isTranslucent): colors = [palette.background(isTranslucent: isTranslucent)]
        case .image: return true
        }
        return !colors.isEmpty && colors.allSatisfy { $0.resolvedColor(with: traits).cgColor.alpha >= 1 }
    }

    /// Returns a Boolean value that indicates whether two fills look the same in light and dark mode, with normal and
    /// increased contrast. They can be unequal nevertheless, because a dynamic color equals only itself.
    func looksLike(_ other: PostFill) -> Bool {
        switch (self, other) {
        case (.color(let color), .color(let otherColor)): color.looksLike(otherColor)
        case (.gradient(let colors, _, _, _), .gradient(let otherColors, let locations, let start, let end)):
            colors.count == otherColors.count && zip(colors, otherColors).allSatisfy { $0.looksLike($1) }
                && self == .gradient(colors, locations: locations, start: start, end: end)
        case (.glass(let palette), .glass(let other)): palette.looksLike(other)
        default: self == other
        }
    }
}

extension [PostFill] {
    /// Returns the colors that the fills have over black and over white. Blurs without a color have the color that
    /// replaces them with Reduce Transparency; images have none.
    package func visibleColors(in traits: UITraitCollection) -> [UIColor] {
        let colors = compactMap { $0.glassPalette?.glassVeil ?? $0.mainColor }.map { $0.resolvedColor(with: traits) }
        guard colors.isEmpty else {
            return [UIColor.black, .white].map { colors.reduce($0) { $1.composited(over: $0) } }
        }
        return compactMap {
            guard case .blur(let style, let dark) = $0 else { return nil }
            return style.opaqueColor(dark: dark).resolvedColor(with: traits)
        }
    }
}

extension PostTheme.Palette {
    /// Returns a Boolean value that indicates whether the colors of two palettes look the same.
    fileprivate func looksLike(_ other: PostTheme.Palette) -> Bool {
        zip([background, text, accent], [other.background, other.text, other.accent]).allSatisfy { $0.looksLike($1) }
    }
}

extension UIColor {
    /// Returns a Boolean value that indicates whether two colors look the same in light and dark mode, with normal and
    /// increased contrast.
    func looksLike(_ other: UIColor) -> Bool {
        self == other
            || UITraitCollection.appearances.allSatisfy {
                resolvedColor(with: $0) == other.resolvedColor(with: $0)
            }
    }
}
