import UIKit

extension PostTheme {
    /// Something to know: blue, with an "i" in a circle.
    public static let information = PostTheme(
        background: adaptive(0xEAF3FF, contrast: 0xFFFFFF, dark: 0x13243D, darkContrast: 0x050B14),
        text: adaptive(0x0B2447, contrast: 0x000000, dark: 0xEAF2FF, darkContrast: 0xFFFFFF),
        accent: adaptive(0x0B55C4, contrast: 0x003E9C, dark: 0x74B8FF, darkContrast: 0xB0D8FF),
        icon: UIImage(systemName: "info.circle.fill"))

    /// Something has worked: green, with a check mark in a circle.
    public static let success = PostTheme(
        background: adaptive(0xE8F7EC, contrast: 0xFFFFFF, dark: 0x132C1C, darkContrast: 0x040D07),
        text: adaptive(0x0C2F1A, contrast: 0x000000, dark: 0xE9F8EE, darkContrast: 0xFFFFFF),
        accent: adaptive(0x11692C, contrast: 0x00521D, dark: 0x4FD970, darkContrast: 0x8AF0A3),
        icon: UIImage(systemName: "checkmark.circle.fill"))

    /// Something may go wrong: amber, with an exclamation mark in a triangle.
    public static let warning = PostTheme(
        background: adaptive(0xFFF4DD, contrast: 0xFFFFFF, dark: 0x33260B, darkContrast: 0x100B02),
        text: adaptive(0x3A2600, contrast: 0x000000, dark: 0xFFF6E3, darkContrast: 0xFFFFFF),
        accent: adaptive(0x8A4B00, contrast: 0x663700, dark: 0xFFC24B, darkContrast: 0xFFDB8F),
        icon: UIImage(systemName: "exclamationmark.triangle.fill"))

    /// Something has gone wrong: red, with a cross in an octagon.
    public static let error = PostTheme(
        background: adaptive(0xFFECEC, contrast: 0xFFFFFF, dark: 0x3B1618, darkContrast: 0x140405),
        text: adaptive(0x470D10, contrast: 0x000000, dark: 0xFFECEC, darkContrast: 0xFFFFFF),
        accent: adaptive(0xB3151F, contrast: 0x8E0010, dark: 0xFF9092, darkContrast: 0xFFB8B9),
        icon: UIImage(systemName: "xmark.octagon.fill"))

    /// The theme of a kind of news.
    public init(_ severity: PostSeverity) {
        self =
            switch severity {
            case .information: .information
            case .success: .success
            case .warning: .warning
            case .error: .error
            }
    }

    /// Colours as 0xRRGGBB: in light and in dark, and where people asked for more contrast.
    private static func adaptive(_ light: Int, contrast: Int, dark: Int, darkContrast: Int) -> UIColor {
        UIColor { traits in
            let isHigh = traits.accessibilityContrast == .high
            let isDark = traits.userInterfaceStyle == .dark
            return UIColor(hex: isDark ? isHigh ? darkContrast : dark : isHigh ? contrast : light)
        }
    }
}

extension UIColor {
    fileprivate convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
    }
}
