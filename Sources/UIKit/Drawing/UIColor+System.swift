// The colours that iOS adapts to the appearance, as they are in iOS 26: Apple's published palette; systemBlue's and
// systemGreen's light values, the fills and tertiaryLabel were measured on iOS 26.1.
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

    /// Each as it is in light and in dark appearance.
    private enum System {
        static let red = adaptive(light: 0xFF383C, dark: 0xFF4245)
        static let orange = adaptive(light: 0xFF8D28, dark: 0xFF9230)
        static let yellow = adaptive(light: 0xFFCC00, dark: 0xFFD600)
        static let green = adaptive(light: 0x34C759, dark: 0x30D158)
        static let mint = adaptive(light: 0x00C8B3, dark: 0x00DAC3)
        static let teal = adaptive(light: 0x00C3D0, dark: 0x00D2E0)
        static let cyan = adaptive(light: 0x00C0E8, dark: 0x3CD3FE)
        static let blue = adaptive(light: 0x0088FF, dark: 0x0091FF)
        static let indigo = adaptive(light: 0x6155F5, dark: 0x6D7CFF)
        static let purple = adaptive(light: 0xCB30E0, dark: 0xDB34F2)
        static let pink = adaptive(light: 0xFF2D55, dark: 0xFF375F)
        static let brown = adaptive(light: 0xAC7F5E, dark: 0xB78A66)
        static let gray = adaptive(light: 0x8E8E93, dark: 0x8E8E93)
        static let gray2 = adaptive(light: 0xAEAEB2, dark: 0x636366)
        static let gray3 = adaptive(light: 0xC7C7CC, dark: 0x48484A)
        static let gray4 = adaptive(light: 0xD1D1D6, dark: 0x3A3A3C)
        static let gray5 = adaptive(light: 0xE5E5EA, dark: 0x2C2C2E)
        static let gray6 = adaptive(light: 0xF2F2F7, dark: 0x1C1C1E)

        static let label = adaptive(light: 0x000000, dark: 0xFFFFFF)
        static let secondaryLabel = adaptive(light: 0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, alpha: 0.6)
        static let tertiaryLabel = adaptive(light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3)
        static let quaternaryLabel = adaptive(light: 0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, alpha: 0.16)
        static let placeholderText = adaptive(light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3)
        static let link = adaptive(light: 0x0088FF, dark: 0x0091FF)
        static let separator = adaptive(light: 0x3C3C43, alpha: 0.29, dark: 0x545458, alpha: 0.6)
        static let opaqueSeparator = adaptive(light: 0xC6C6C8, dark: 0x38383A)
        static let systemFill = adaptive(light: 0x787880, alpha: 0.2, dark: 0x787880, alpha: 0.36)
        static let secondarySystemFill = adaptive(light: 0x787880, alpha: 0.16, dark: 0x787880, alpha: 0.32)
        static let tertiarySystemFill = adaptive(light: 0x767680, alpha: 0.12, dark: 0x767680, alpha: 0.24)
        static let quaternarySystemFill = adaptive(light: 0x747480, alpha: 0.08, dark: 0x767680, alpha: 0.18)
        static let systemBackground = adaptive(light: 0xFFFFFF, dark: 0x000000)
        static let secondarySystemBackground = adaptive(light: 0xF2F2F7, dark: 0x1C1C1E)
        static let tertiarySystemBackground = adaptive(light: 0xFFFFFF, dark: 0x2C2C2E)
        static let systemGroupedBackground = adaptive(light: 0xF2F2F7, dark: 0x000000)
        static let secondarySystemGroupedBackground = adaptive(light: 0xFFFFFF, dark: 0x1C1C1E)
        static let tertiarySystemGroupedBackground = adaptive(light: 0xF2F2F7, dark: 0x2C2C2E)

        private static func adaptive(
            light: UInt32, alpha lightAlpha: CGFloat = 1, dark: UInt32, alpha darkAlpha: CGFloat = 1
        ) -> UIColor {
            let light = UIColor(cgColor: CGColor(ColorComponents(hex: light, alpha: lightAlpha)))
            let dark = UIColor(cgColor: CGColor(ColorComponents(hex: dark, alpha: darkAlpha)))
            return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        }
    }
}
