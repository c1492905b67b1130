public import UIKit

/// A fill, such as a color or a blur, for the background of a post or for the layer between a post and the app (a
/// `PostBackdrop`). Several fills can be on top of each other.
public enum PostFill: Equatable, Sendable {
    /// A color. A dynamic color adapts to dark mode and contrast.
    case color(UIColor)
    /// A linear gradient, by default from top to bottom.
    ///
    /// - Parameters:
    ///   - colors: The colors in order, which adapt to dark mode and contrast. A single color fills the whole area. Without
    ///     colors, the gradient is invisible.
    ///   - locations: The positions of the colors from 0 to 1, in ascending order. The default is nil, which spaces the colors
    ///     evenly. If the numbers of positions and colors differ, the colors are evenly spaced too.
    ///   - start: The position of the first color as a fraction of the area, where (0, 0) is the top leading corner and (1, 1)
    ///     the bottom trailing corner. The default is (0.5, 0), the middle of the top edge.
    ///   - end: The position of the last color, in the same coordinates as `start`. The default is (0.5, 1), the middle of the
    ///     bottom edge.
    case gradient(
        _ colors: [UIColor], locations: [CGFloat]? = nil, start: CGPoint = CGPoint(x: 0.5, y: 0),
        end: CGPoint = CGPoint(x: 0.5, y: 1))
    /// A blur of the views behind the fill. While Reduce Transparency is on, an opaque color replaces the blur: a light gray or a
    /// dark gray, depending on the style and on dark mode.
    ///
    /// - Parameters:
    ///   - style: The style of the blur.
    ///   - dark: The style of the blur in dark mode. The default is nil, which uses `style` in both modes. Most styles adapt
    ///     to dark mode by themselves.
    case blur(_ style: UIBlurEffect.Style, dark: UIBlurEffect.Style? = nil)
    /// Liquid Glass in the background color of a palette. Before iOS 26 and on visionOS, a blur in that color replaces the glass.
    /// The texts of the post have the text color of the palette, and the icons have its accent color, unless the `PostStyle` with
    /// this fill sets `textColor` or `tintColor`.
    ///
    /// The fill is translucent only so far that the text color keeps a contrast of 4.5 : 1, and the accent color a contrast of
    /// 3 : 1, over any content behind the post. While Reduce Transparency or Increase Contrast is on, the fill is the opaque
    /// background color of the palette.
    ///
    /// - Parameter palette: The palette. The default is `.neutral`, which uses the palette that the post's theme has for posts
    ///   without a severity. With `.neutral`, icons have the accent color only if the theme sets `PostTheme.neutral` or
    ///   `PostTheme.tintColor`.
    case glass(_ palette: PostTheme.Palette = .neutral)
    /// The background color of a palette. The texts of the post have the text color of the palette, and the icons have its accent
    /// color, unless the `PostStyle` with this fill sets `textColor` or `tintColor`. While Increase Contrast is on, the post also
    /// has a border in the accent color, unless the style sets `borderColor`.
    ///
    /// - Parameters:
    ///   - palette: The palette. The default is `.neutral`, which uses the palette that the post's theme has for posts without a
    ///     severity.
    ///   - isTranslucent: A Boolean value that indicates whether the fill is translucent, so that the fills behind it in the
    ///     style, such as a blur, show through. The translucency is limited so that texts and icons keep their contrast over any
    ///     content. The default is false, for an opaque fill. While Increase Contrast is on, the fill is always opaque.
    case palette(_ palette: PostTheme.Palette = .neutral, isTranslucent: Bool = false)
    /// An image that fills the whole area and keeps its aspect ratio. The parts of the image outside the area are cropped.
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

    /// The fill, or the opaque color that replaces a blur or glass.
    var opaque: PostFill {
        switch self {
        case .glass(let palette): .color(palette.background)
        case .blur(let style, let dark): .color(style.opaqueColor(dark: dark))
        case .color, .palette, .gradient, .image: self
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
}

extension [PostFill] {
    /// Returns the opaque colors of the fills. The result is empty for an image and for fills that aren't opaque.
    func opaqueColors(in traits: UITraitCollection) -> [UIColor] {
        guard let base = lastIndex(where: { $0.isOpaque(in: traits) }), self[base].mainColor != nil else { return [] }
        return Array(self[base...]).visibleColors(in: traits)
    }

    /// Returns the colors that the fills have over black and over white. Blurs without a color have the color that
    /// replaces them with Reduce Transparency; images have none.
    package func visibleColors(in traits: UITraitCollection) -> [UIColor] {
        let colors = compactMap { $0.glassPalette?.glassOverlay ?? $0.mainColor }.map { $0.resolvedColor(with: traits) }
        guard colors.isEmpty else {
            return [UIColor.black, .white].map { colors.reduce($0) { $1.composited(over: $0) } }
        }
        return compactMap {
            guard case .blur(let style, let dark) = $0 else { return nil }
            return style.opaqueColor(dark: dark).resolvedColor(with: traits)
        }
    }
}
