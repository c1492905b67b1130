package import UIKit

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

    /// The border of posts with round corners and shadows: a little white in dark mode, where shadows are hard to see, none in
    /// light mode, and a gray with Increase Contrast.
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

    /// Creates a color with one variant for light mode and one for dark mode.
    convenience init(light: UIColor, dark: UIColor) {
        self.init { ($0.userInterfaceStyle == .dark ? dark : light).resolvedColor(with: $0) }
    }
}
