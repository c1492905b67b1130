package import UIKit

/// The minimum contrasts of WCAG 2.2.
package enum Contrast {
    /// The contrast of texts (1.4.3).
    package static let text: CGFloat = 4.5
    /// The contrast of icons, controls and borders (1.4.11).
    package static let graphic: CGFloat = 3
}

extension Sequence<UIColor> {
    /// Returns the first color that has enough contrast where it covers each of some opaque colors; nil if none has.
    ///
    /// - Parameters:
    ///   - backgrounds: The opaque colors.
    ///   - contrast: The minimum contrast.
    ///   - textColor: The color to compare with, that of a text in front of the color; nil, the default, for the backgrounds.
    package func first(over backgrounds: [UIColor], contrast: CGFloat, to textColor: UIColor? = nil) -> UIColor? {
        first { color in
            backgrounds.allSatisfy { color.composited(over: $0).contrastRatio(to: textColor ?? $0) >= contrast }
        }
    }
}

extension UIColor {
    /// Returns the contrast of two opaque colors as WCAG 2.2 defines it, from 1 to 21.
    ///
    /// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
    package func contrastRatio(to other: UIColor) -> CGFloat {
        let (one, two) = (relativeLuminance, other.relativeLuminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Returns the opaque color that is seen where this color covers `background`, an opaque color.
    package func composited(over background: UIColor) -> UIColor {
        let (top, below) = (components, background.components)
        let mixed = zip(top.colors, below.colors).map { $0 * top.alpha + $1 * (1 - top.alpha) }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1)
    }

    /// Returns black or white, whichever has the higher contrast to opaque colors.
    static func blackOrWhite(on backgrounds: [UIColor]) -> UIColor {
        UIColor.black.leastContrast(over: backgrounds) > UIColor.white.leastContrast(over: backgrounds)
            ? .black : .white
    }

    /// Black or white, whichever has the higher contrast to the color.
    var blackOrWhite: UIColor {
        UIColor { .blackOrWhite(on: [self.resolvedColor(with: $0)]) }
    }

    /// Returns the color, with black or white in its place in each appearance in which its contrast is too low. A color with
    /// enough contrast in all appearances is returned itself.
    ///
    /// - Parameters:
    ///   - contrast: The minimum contrast.
    ///   - backgrounds: A closure that returns the opaque colors behind the color; none if they are unknown.
    func legible(
        contrast: CGFloat = Contrast.text, on backgrounds: @escaping @Sendable (UITraitCollection) -> [UIColor]
    ) -> UIColor {
        let substitute: @Sendable (UITraitCollection) -> UIColor? = { traits in
            let backgrounds = backgrounds(traits)
            let isLegible = self.resolvedColor(with: traits).leastContrast(over: backgrounds) >= contrast
            return isLegible ? nil : .blackOrWhite(on: backgrounds)
        }
        if UITraitCollection.appearances.allSatisfy({ substitute($0) == nil }) { return self }
        return UIColor { substitute($0) ?? self.resolvedColor(with: $0) }
    }

    /// Returns the least contrast of the color to opaque colors that it covers; 21 if there are none.
    func leastContrast(over backgrounds: [UIColor]) -> CGFloat {
        backgrounds.map { composited(over: $0).contrastRatio(to: $0) }.min() ?? 21
    }

    /// Returns the color, mixed with the least black or white that gives a text enough contrast to each of the opaque colors;
    /// the color itself if neither black nor white does.
    func legible(on backgrounds: [UIColor]) -> UIColor {
        stride(from: 0, through: 1, by: 0.02).lazy
            .flatMap { opacity in [UIColor.black, .white].map { $0.withAlphaComponent(opacity).composited(over: self) }
            }
            .first(over: backgrounds, contrast: Contrast.text) ?? self
    }

    private var relativeLuminance: CGFloat {
        let linear = components.colors.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// The red, green and blue components, clamped to 0…1 because those of wide colors can be beyond, and the alpha.
    private var components: (colors: [CGFloat], alpha: CGFloat) {
        let values = UnsafeMutablePointer<CGFloat>.allocate(capacity: 4)
        defer { unsafe values.deallocate() }
        unsafe values.initialize(repeating: 0, count: 4)
        unsafe getRed(values, green: values + 1, blue: values + 2, alpha: values + 3)
        return unsafe ((0..<3).map { min(1, max(0, unsafe values[$0])) }, values[3])
    }
}

extension UITraitCollection {
    /// The trait collections that dynamic colors depend on: light and dark mode, each with normal and increased contrast.
    static var appearances: [UITraitCollection] {
        [UIUserInterfaceStyle.light, .dark].flatMap { style in
            [UIAccessibilityContrast.normal, .high].map { appearance(style, contrast: $0) }
        }
    }
}
