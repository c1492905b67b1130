// The system colors of iOS 26, which adapt to the appearance. Apple has published the palette. The light values of
// systemBlue and systemGreen, the fills and tertiaryLabel were measured on iOS 26.1. Increased-contrast colors are
// those of Apple's Human Interface Guidelines (https://developer.apple.com/design/human-interface-guidelines/color);
// their alphas, and elevated backgrounds, were read from iOS 13.
extension UIColor {
    public class var systemRed: UIColor { System.red }
    public class var systemOrange: UIColor { System.orange }
    public class var systemYellow: UIColor { System.yellow }
    public class var systemGreen: UIColor { System.green }
    public class var systemMint: UIColor { System.mint }
    public class var systemTeal: UIColor { System.teal }
    public class var systemCyan: UIColor { System.cyan }
    public class var systemBlue: UIColor { System.blue }
    public class var systemIndigo: UIColor { System.indigo }
    public class var systemPurple: UIColor { System.purple }
    public class var systemPink: UIColor { System.pink }
    public class var systemBrown: UIColor { System.brown }
    public class var systemGray: UIColor { System.gray }
    public class var systemGray2: UIColor { System.gray2 }
    public class var systemGray3: UIColor { System.gray3 }
    public class var systemGray4: UIColor { System.gray4 }
    public class var systemGray5: UIColor { System.gray5 }
    public class var systemGray6: UIColor { System.gray6 }

    public class var darkText: UIColor { System.darkText }
    public class var lightText: UIColor { System.lightText }
    public class var label: UIColor { System.label }
    public class var secondaryLabel: UIColor { System.secondaryLabel }
    public class var tertiaryLabel: UIColor { System.tertiaryLabel }
    public class var quaternaryLabel: UIColor { System.quaternaryLabel }
    public class var placeholderText: UIColor { System.placeholderText }
    public class var link: UIColor { System.link }
    public class var separator: UIColor { System.separator }
    public class var opaqueSeparator: UIColor { System.opaqueSeparator }
    public class var systemFill: UIColor { System.systemFill }
    public class var secondarySystemFill: UIColor { System.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { System.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { System.quaternarySystemFill }
    public class var systemBackground: UIColor { System.systemBackground }
    public class var secondarySystemBackground: UIColor { System.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { System.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { System.secondarySystemGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { System.tertiarySystemGroupedBackground }

    /// The colors in light and dark appearance, each also with increased contrast.
    private enum System {
        static let red = adaptive(Tones(0xFF383C, contrast: 0xE9152D), dark: Tones(0xFF4245, contrast: 0xFF6165))
        static let orange = adaptive(Tones(0xFF8D28, contrast: 0xC55300), dark: Tones(0xFF9230, contrast: 0xFFA056))
        static let yellow = adaptive(Tones(0xFFCC00, contrast: 0xA16A00), dark: Tones(0xFFD600, contrast: 0xFEDF43))
        static let green = adaptive(Tones(0x34C759, contrast: 0x008932), dark: Tones(0x30D158, contrast: 0x4AD968))
        static let mint = adaptive(Tones(0x00C8B3, contrast: 0x008575), dark: Tones(0x00DAC3, contrast: 0x54DFCB))
        static let teal = adaptive(Tones(0x00C3D0, contrast: 0x008198), dark: Tones(0x00D2E0, contrast: 0x3BDDEC))
        static let cyan = adaptive(Tones(0x00C0E8, contrast: 0x007EAE), dark: Tones(0x3CD3FE, contrast: 0x6DD9FF))
        static let blue = adaptive(Tones(0x0088FF, contrast: 0x1E6EF4), dark: Tones(0x0091FF, contrast: 0x5CB8FF))
        static let indigo = adaptive(Tones(0x6155F5, contrast: 0x564ADE), dark: Tones(0x6D7CFF, contrast: 0xA7AAFF))
        static let purple = adaptive(Tones(0xCB30E0, contrast: 0xB02FC2), dark: Tones(0xDB34F2, contrast: 0xEA8DFF))
        static let pink = adaptive(Tones(0xFF2D55, contrast: 0xE7124D), dark: Tones(0xFF375F, contrast: 0xFF8AC4))
        static let brown = adaptive(Tones(0xAC7F5E, contrast: 0x956D51), dark: Tones(0xB78A66, contrast: 0xDBA679))
        static let gray = adaptive(Tones(0x8E8E93, contrast: 0x6C6C70), dark: Tones(0x8E8E93, contrast: 0xAEAEB2))
        static let gray2 = adaptive(Tones(0xAEAEB2, contrast: 0x8E8E93), dark: Tones(0x636366, contrast: 0x7C7C80))
        static let gray3 = adaptive(Tones(0xC7C7CC, contrast: 0xAEAEB2), dark: Tones(0x48484A, contrast: 0x545456))
        static let gray4 = adaptive(Tones(0xD1D1D6, contrast: 0xBCBCC0), dark: Tones(0x3A3A3C, contrast: 0x444446))
        static let gray5 = adaptive(Tones(0xE5E5EA, contrast: 0xD8D8DC), dark: Tones(0x2C2C2E, contrast: 0x363638))
        static let gray6 = adaptive(Tones(0xF2F2F7, contrast: 0xEBEBF0), dark: Tones(0x1C1C1E, contrast: 0x242426))
        static let label = adaptive(Tones(0x000000), dark: Tones(0xFFFFFF))
        static let secondaryLabel = adaptive(
            Tones(0x3C3C43, alpha: 0.6, contrast: 0.8), dark: Tones(0xEBEBF5, alpha: 0.6, contrast: 0.7))
        static let tertiaryLabel = adaptive(
            Tones(0x3C3C43, alpha: 0.3, contrast: 0.7), dark: Tones(0xEBEBF5, alpha: 0.3, contrast: 0.55))
        static let quaternaryLabel = adaptive(
            Tones(0x3C3C43, alpha: 0.18, contrast: 0.55), dark: Tones(0xEBEBF5, alpha: 0.16, contrast: 0.4))
        static let placeholderText = adaptive(
            Tones(0x3C3C43, alpha: 0.3, contrast: 0.7), dark: Tones(0xEBEBF5, alpha: 0.3, contrast: 0.55))
        static let link = adaptive(Tones(0x0088FF, contrast: 0x1E6EF4), dark: Tones(0x0091FF, contrast: 0x5CB8FF))
        static let separator = adaptive(
            Tones(0x3C3C43, alpha: 0.29, contrast: 0.37), dark: Tones(0x545458, alpha: 0.6, contrast: 0.68))
        static let opaqueSeparator = adaptive(Tones(0xC6C6C8), dark: Tones(0x38383A))
        static let systemFill = adaptive(
            Tones(0x787880, alpha: 0.2, contrast: 0.28), dark: Tones(0x787880, alpha: 0.36, contrast: 0.44))
        static let secondarySystemFill = adaptive(
            Tones(0x787880, alpha: 0.16, contrast: 0.24), dark: Tones(0x787880, alpha: 0.32, contrast: 0.4))
        static let tertiarySystemFill = adaptive(
            Tones(0x767680, alpha: 0.12, contrast: 0.2), dark: Tones(0x767680, alpha: 0.24, contrast: 0.32))
        static let quaternarySystemFill = adaptive(
            Tones(0x747480, alpha: 0.08, contrast: 0.16), dark: Tones(0x767680, alpha: 0.18, contrast: 0.26))
        static let systemBackground = adaptive(
            Tones(0xFFFFFF, contrast: 0xFFFFFF), dark: Tones(0x000000, contrast: 0x000000),
            elevated: Tones(0x1C1C1E, contrast: 0x242426))
        static let secondarySystemBackground = adaptive(
            Tones(0xF2F2F7, contrast: 0xEBEBF0), dark: Tones(0x1C1C1E, contrast: 0x242426),
            elevated: Tones(0x2C2C2E, contrast: 0x363638))
        static let tertiarySystemBackground = adaptive(
            Tones(0xFFFFFF, contrast: 0xFFFFFF), dark: Tones(0x2C2C2E, contrast: 0x363638),
            elevated: Tones(0x3A3A3C, contrast: 0x444446))
        static let systemGroupedBackground = adaptive(
            Tones(0xF2F2F7, contrast: 0xEBEBF0), dark: Tones(0x000000, contrast: 0x000000),
            elevated: Tones(0x1C1C1E, contrast: 0x242426))
        static let secondarySystemGroupedBackground = adaptive(
            Tones(0xFFFFFF, contrast: 0xFFFFFF), dark: Tones(0x1C1C1E, contrast: 0x242426),
            elevated: Tones(0x2C2C2E, contrast: 0x363638))
        static let tertiarySystemGroupedBackground = adaptive(
            Tones(0xF2F2F7, contrast: 0xEBEBF0), dark: Tones(0x2C2C2E, contrast: 0x363638),
            elevated: Tones(0x3A3A3C, contrast: 0x444446))

        static let darkText = UIColor(white: 0, alpha: 1)
        static let lightText = UIColor(white: 1, alpha: 0.6)

        /// A color and its variant for increased contrast.
        struct Tones {
            let normal: UIColor
            let highContrast: UIColor

            init(_ hex: UInt32, contrast: UInt32? = nil) {
                normal = UIColor(cgColor: CGColor(ColorComponents(hex: hex)))
                highContrast = UIColor(cgColor: CGColor(ColorComponents(hex: contrast ?? hex)))
            }

            init(_ hex: UInt32, alpha: CGFloat, contrast: CGFloat) {
                normal = UIColor(cgColor: CGColor(ColorComponents(hex: hex, alpha: alpha)))
                highContrast = UIColor(cgColor: CGColor(ColorComponents(hex: hex, alpha: contrast)))
            }

            func color(in traits: UITraitCollection) -> UIColor {
                traits.accessibilityContrast == .high ? highContrast : normal
            }
        }

        /// Returns an adaptive color. `elevated` replaces `dark` in an interface above another one.
        private static func adaptive(_ light: Tones, dark: Tones, elevated: Tones? = nil) -> UIColor {
            UIColor { traits in
                guard traits.userInterfaceStyle == .dark else { return light.color(in: traits) }
                let isElevated = traits.userInterfaceLevel == .elevated
                return (isElevated ? elevated ?? dark : dark).color(in: traits)
            }
        }
    }
}
