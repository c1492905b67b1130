import Testing

@testable import UIKit

struct UIColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// Twelfths of the wheel, and the red, green and blue there.
    private static let wheel: [(Int, [CGFloat])] = [
        (0, [1, 0, 0]), (1, [1, 0.5, 0]), (2, [1, 1, 0]), (4, [0, 1, 0]),
        (6, [0, 1, 1]), (8, [0, 0, 1]), (10, [1, 0, 1]), (12, [1, 0, 0]),
    ]

    private func hex(_ color: UIColor, _ traits: UITraitCollection) -> String {
        let rgb = color.resolvedColor(with: traits).cgColor.rgb
        return [rgb.red, rgb.green, rgb.blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }

    /// Measured on iOS 26.1, but for the dark values, which are from Apple's published palette.
    @Test(arguments: [
        (UIColor.systemBlue, "0088FF", "0091FF"),
        (.systemGreen, "34C759", "30D158"),
        (.systemRed, "FF383C", "FF4245"),
        (.label, "000000", "FFFFFF"),
        (.systemBackground, "FFFFFF", "000000"),
    ])
    func systemColorsFollowTheAppearance(color: UIColor, light: String, dark: String) {
        #expect(hex(color, self.light) == light)
        #expect(hex(color, self.dark) == dark)
    }

    @Test func anUnspecifiedAppearanceIsLight() {
        #expect(hex(.systemBackground, UITraitCollection()) == "FFFFFF")
    }

    @Test func aDynamicColorStaysDynamicWithAnotherAlpha() {
        let faint = UIColor.label.withAlphaComponent(0.5)
        #expect(hex(faint, dark) == "FFFFFF")
        #expect(hex(faint, light) == "000000")
        #expect(faint.resolvedColor(with: dark).cgColor.alpha == 0.5)
    }

    @Test func dynamicColorsWithTheSameAlphaAreEqualIfTheyAreMadeOfTheSameColor() {
        #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
        #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label.withAlphaComponent(0.4))
        #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.secondaryLabel.withAlphaComponent(0.5))
        #expect(UIColor.label.withAlphaComponent(0.2).withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
        #expect(UIColor.label.withAlphaComponent(1) != .label)
        #expect(Set([UIColor.label.withAlphaComponent(0.5), UIColor.label.withAlphaComponent(0.5)]).count == 1)
    }

    @Test func aProviderMayGiveADynamicColor() {
        let color = UIColor { _ in .label }
        #expect(hex(color, dark) == "FFFFFF")
    }

    @Test func fixedColorsAreEqualByTheirComponents() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5) != .red)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test func aGreyIsAnotherColorThanTheSameInRedGreenAndBlue() {
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.white.cgColor.components == [1, 1])
    }

    @Test(arguments: wheel)
    func huesGoAroundTheWheel(twelfth: Int, expected: [CGFloat]) {
        let hue = CGFloat(twelfth) / 12
        let rgb = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).cgColor.rgb
        for (part, wanted) in zip([rgb.red, rgb.green, rgb.blue], expected) {
            #expect(abs(part - wanted) < 1e-9)
        }
    }

    @Test func aColorThatIsNoGreyHasNoWhite() {
        var white: CGFloat = -1
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
        #expect(white == -1)
        #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
        #expect(abs(white - 2 / 3) < 1e-9)
    }

    // MARK: - Appearances

    @Test func darkBackgroundsInFrontOfOthersAreLighter() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        func white(_ color: UIColor, _ traits: UITraitCollection) -> CGFloat {
            color.resolvedColor(with: traits).cgColor.components?.first ?? -1
        }
        #expect(white(.systemBackground, dark) == 0)
        #expect(abs(white(.systemBackground, elevated) - 0x1C / 255) < 1e-9)
        #expect(white(.secondarySystemBackground, elevated) > white(.secondarySystemBackground, dark))
        let light = UITraitCollection(userInterfaceLevel: .elevated)
        #expect(white(.systemBackground, light) == 1)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func moreContrastIsFartherFromTheBackground(style: UIUserInterfaceStyle) {
        let normal = UITraitCollection(userInterfaceStyle: style)
        let high = UITraitCollection(traitsFrom: [normal, UITraitCollection(accessibilityContrast: .high)])
        func contrast(_ color: UIColor, _ traits: UITraitCollection) -> CGFloat {
            let rgb = color.resolvedColor(with: traits).cgColor.rgb
            let light = 0.2126 * rgb.red + 0.7152 * rgb.green + 0.0722 * rgb.blue
            return (style == .dark ? light : 1 - light) * rgb.alpha
        }
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
            .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .secondaryLabel, .tertiaryLabel,
            .quaternaryLabel, .systemFill, .link,
        ]
        for color in colors { #expect(contrast(color, high) > contrast(color, normal), "\(color)") }
    }

    // MARK: - Components

    @Test(arguments: [(0, 1, 1), (0.25, 0.5, 0.8), (0.6, 0.3, 0.4), (0.95, 1, 0.2), (0, 0, 0.5)])
    func hueSaturationAndBrightnessComeBack(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        #expect(color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: &parts.3))
        #expect(abs(parts.0 - hue) < 1e-9 && abs(parts.1 - saturation) < 1e-9)
        #expect(abs(parts.2 - brightness) < 1e-9 && parts.3 == 0.5)
    }

    // MARK: - Tint

    @MainActor
    @Test func theTintColourIsThatOfTheView() {
        let outer = UIView()
        let view = UIView()
        outer.addSubview(view)
        outer.tintColor = .red
        view.backgroundColor = .tintColor
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        outer.tintColor = .green
        #expect(view.layer.backgroundColor == UIColor.green.cgColor)
        #expect(
            UIColor.tintColor.resolvedColor(with: UITraitCollection())
                == UIColor.systemBlue.resolvedColor(with: UITraitCollection()))
    }
}
