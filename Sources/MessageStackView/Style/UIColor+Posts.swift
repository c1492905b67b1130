import UIKit

extension UIColor {
    /// The background of messages: a light gray (245), and in dark mode a gray (44, 44, 46) that is visible on black.
    package static let messageBackground = UIColor(light: UIColor(white: 245 / 255, alpha: 1), dark: .raisedDark)

    /// The color of the texts of messages: near black, with a contrast of 15.6 : 1 to the background, and in dark mode
    /// light gray, with 11.7 : 1.
    package static let messageTint = UIColor(light: UIColor(hex: 0x1C1C1E), dark: UIColor(white: 235 / 255, alpha: 1))

    /// The default color of a badge.
    static let badgeRed = UIColor(hex: 0xE71324)

    /// The background of a card: white, and in dark mode a gray that is visible on black.
    package static let badgeCard = UIColor(light: .white, dark: .raisedDark)

    /// The color of subtitles on a card: a dark gray, with a contrast of 5.1 : 1 to white, and in dark mode a light one,
    /// with 7.5 : 1; with Increase Contrast, 11.3 and 11.2 : 1.
    static let badgeSubtitle = UIColor(light: UIColor(hex: 0x6D6E70), dark: UIColor(hex: 0xBEBEC3))
        .withIncreasedContrast(UIColor(light: UIColor(hex: 0x3A3A3C), dark: UIColor(hex: 0xE5E5EA)))

    /// The border of posts with round corners and shadows: a little white in dark mode, where shadows are hard to see, none in light
    /// mode, and a gray with Increase Contrast.
    static let shadowEdge = UIColor(light: .clear, dark: UIColor(white: 1, alpha: 0.1))
        .withIncreasedContrast(.secondaryLabel)

    private static let raisedDark = UIColor(hex: 0x2C2C2E)

    /// Creates an opaque color from 0xRRGGBB.
    package convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }

    /// Returns the color, with another one for Increase Contrast.
    func withIncreasedContrast(_ color: UIColor) -> UIColor {
        UIColor { ($0.accessibilityContrast == .high ? color : self).resolvedColor(with: $0) }
    }

    /// Creates a color that is another one in dark mode.
    convenience init(light: UIColor, dark: UIColor) {
        self.init { ($0.userInterfaceStyle == .dark ? dark : light).resolvedColor(with: $0) }
    }
}

// MARK: - Contrast

extension UIColor {
    /// Returns the contrast of two opaque colors as WCAG 2.2 defines it, from 1 to 21.
    ///
    /// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
    package func contrastRatio(to other: UIColor) -> CGFloat {
        let (one, two) = (relativeLuminance, other.relativeLuminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Returns the opaque color that is seen where this color covers `ground`, an opaque color.
    package func composited(over ground: UIColor) -> UIColor {
        let (top, below) = (components, ground.components)
        let mixed = zip(top.colors, below.colors).map { $0 * top.alpha + $1 * (1 - top.alpha) }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1)
    }

    /// Black or white, whichever has the higher contrast to the color.
    var blackOrWhite: UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.contrastRatio(to: .white) >= color.contrastRatio(to: .black) ? .white : .black
        }
    }

    /// Returns the color, with black or white in its place in each appearance in which its contrast to an opaque background
    /// is too low. A color with enough contrast in all appearances is returned itself.
    func legible(on background: UIColor, contrast: CGFloat) -> UIColor {
        let isLegible: @Sendable (UITraitCollection) -> Bool = { traits in
            let ground = background.resolvedColor(with: traits)
            return self.resolvedColor(with: traits).composited(over: ground).contrastRatio(to: ground) >= contrast
        }
        if UITraitCollection.appearances.allSatisfy(isLegible) { return self }
        let substitute = background.blackOrWhite
        return UIColor { isLegible($0) ? self.resolvedColor(with: $0) : substitute.resolvedColor(with: $0) }
    }

    private var relativeLuminance: CGFloat {
        let linear = components.colors.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// The red, green and blue components, clamped to 0…1 because those of wide colors can be beyond, and the alpha.
    private var components: (colors: [CGFloat], alpha: CGFloat) {
        let values = UnsafeMutablePointer<CGFloat>.allocate(capacity: 4)
        defer { values.deallocate() }
        values.initialize(repeating: 0, count: 4)
        getRed(values, green: values + 1, blue: values + 2, alpha: values + 3)
        return ((0..<3).map { min(1, max(0, values[$0])) }, values[3])
    }
}

extension UITraitCollection {
    /// The trait collections that dynamic colors depend on: light and dark mode, each with normal and increased contrast.
    static var appearances: [UITraitCollection] {
        [UIUserInterfaceStyle.light, .dark].flatMap { style in
            [UIAccessibilityContrast.normal, .high].map { appearance(style, contrast: $0) }
        }
    }

    /// Returns a trait collection with a style and a contrast.
    static func appearance(_ style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast) -> UITraitCollection {
        if #available(iOS 17.0, *) {
            UITraitCollection {
                $0.userInterfaceStyle = style
                $0.accessibilityContrast = contrast
            }
        } else {
            UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
            ])
        }
    }
}
