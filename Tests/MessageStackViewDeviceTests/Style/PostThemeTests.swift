import Simulator
import Testing
import UIKit

@testable import MessageStackView

@MainActor
struct PostThemeTests {
    nonisolated static let themes: [PostTheme] = [.information, .success, .warning, .error]
    nonisolated static let own: [PostTheme] = [
        PostTheme(.systemPurple), PostTheme(.systemYellow), PostTheme(.systemTeal), PostTheme(.gray),
        PostTheme(.black), PostTheme(.white),
    ]

    nonisolated struct Mode: CustomTestStringConvertible, Sendable {
        let style: UIUserInterfaceStyle
        let contrast: UIAccessibilityContrast

        var traits: UITraitCollection {
            UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
            ])
        }

        var testDescription: String {
            (style == .dark ? "dark" : "light") + (contrast == .high ? ", more contrast" : "")
        }

        static let all = [UIUserInterfaceStyle.light, .dark].flatMap { style in
            [UIAccessibilityContrast.normal, .high].map { Mode(style: style, contrast: $0) }
        }
    }

    /// Whatever can be seen of a style's fills: over black, white and grey, however a blur lets it through, and as it
    /// is where transparency is reduced.
    private func grounds(of style: PostStyle, in traits: UITraitCollection) -> [UIColor] {
        let behind: [UIColor] = [.black, .white, .gray, .red, .green, .blue]
        let solid = behind + [UIBlurEffect.Style.systemMaterial.opaqueColor.resolvedColor(with: traits)]
        return solid.map { ground in
            style.background.reduce(ground) { ground, fill in
                guard case .color(let color) = fill else { return ground }
                return color.resolvedColor(with: traits).composited(over: ground)
            }
        }
    }

    @Test(
        "D33, D34: on any background, text has a contrast of 4.5:1, and icons and borders of 3:1",
        arguments: themes + own, Mode.all)
    func themeMeetsContrastOnAnyBackground(theme: PostTheme, mode: Mode) throws {
        for isTranslucent in [false, true] {
            let style = PostStyle.theme(theme, isTranslucent: isTranslucent)
            let text = try #require(style.textColor).resolvedColor(with: mode.traits)
            let tint = try #require(style.tintColor).resolvedColor(with: mode.traits)
            let border = try #require(style.border).color.resolvedColor(with: mode.traits)
            for ground in grounds(of: style, in: mode.traits) {
                #expect(ground.contrast(with: text) >= 4.5)
                #expect(ground.contrast(with: tint) >= 3)
                #expect(border.cgColor.alpha == 0 || ground.contrast(with: border) >= 3)
            }
        }
    }

    @Test(arguments: themes)
    func increaseContrastRaisesContrast(theme: PostTheme) {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let contrasts = [UIAccessibilityContrast.normal, .high].map { contrast in
                let traits = Mode(style: style, contrast: contrast).traits
                let ground = theme.background.resolvedColor(with: traits)
                return [theme.text, theme.accent].map { ground.contrast(with: $0.resolvedColor(with: traits)) }
            }
            #expect(contrasts[1][0] > 17 && contrasts[1][0] > contrasts[0][0] && contrasts[1][1] > 7)
        }
    }

    @Test(arguments: themes)
    func translucentThemeIsOpaqueWithIncreaseContrast(theme: PostTheme) {
        for mode in Mode.all {
            let alpha = theme.veil.resolvedColor(with: mode.traits).cgColor.alpha
            #expect(mode.contrast == .high ? alpha == 1 : alpha >= 0.6 && alpha <= 0.85)
            let border = theme.outline.resolvedColor(with: mode.traits).cgColor.alpha
            #expect(border == (mode.contrast == .high ? 1 : 0))
        }
    }

    /// Which pixels an icon covers, whatever their colour.
    private static func coverage(of icon: UIImage) -> Data? {
        let size = CGSize(width: 32, height: 32)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            icon.withTintColor(.black, renderingMode: .alwaysTemplate).draw(in: CGRect(origin: .zero, size: size))
        }
        return image.pngData()
    }

    @Test("D35: each severity has a distinct icon")
    func eachSeverityHasDistinctIcon() {
        let icons = Self.themes.compactMap(\.icon)
        #expect(icons.count == 4 && Set(icons.map { $0.pngData() }).count == 4)
        let ofSeverities = PostSeverity.allCases.compactMap { PostTheme($0).icon }
        #expect(Set(ofSeverities.map { $0.pngData() }).count == PostSeverity.allCases.count)
        // Their outlines differ, not only their colours.
        let outlines = icons.map { Self.coverage(of: $0) }
        for (index, outline) in outlines.enumerated() { #expect(!outlines[..<index].contains(outline)) }
    }

    @Test func stylesOfSameThemeAreEqual() {
        #expect(PostStyle.theme(.success, isTranslucent: true) == .theme(.success, isTranslucent: true))
        #expect(PostStyle.theme(.success) != .theme(.error))
    }

    @Test func illegibleCustomThemeIsOpaque() {
        let theme = PostTheme(background: .gray, text: .gray, accent: .gray)
        #expect(theme.veil.resolvedColor(with: UITraitCollection()).cgColor.alpha == 1)
    }
}
