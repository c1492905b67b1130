import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    @MainActor
    struct PostPaletteTests {
        nonisolated struct NamedPalette: CustomTestStringConvertible, Sendable {
            let testDescription: String
            let theme: PostPalette

            init(_ testDescription: String, _ theme: PostPalette) {
                self.testDescription = testDescription
                self.theme = theme
            }
        }

        nonisolated static let themes = [
            NamedPalette("information", .information), NamedPalette("success", .success),
            NamedPalette("warning", .warning),
            NamedPalette("error", .error), NamedPalette("neutral", .neutral),
        ]
        nonisolated static let customThemes = [
            NamedPalette("purple", PostPalette(.systemPurple)), NamedPalette("yellow", PostPalette(.systemYellow)),
            NamedPalette("teal", PostPalette(.systemTeal)), NamedPalette("gray", PostPalette(.gray)),
            NamedPalette("black", PostPalette(.black)), NamedPalette("white", PostPalette(.white)),
        ]

        nonisolated struct Mode: CustomTestStringConvertible, Sendable {
            let style: UIUserInterfaceStyle
            let contrast: UIAccessibilityContrast

            var traits: UITraitCollection { .appearance(style, contrast: contrast) }

            var testDescription: String {
                (style == .dark ? "dark" : "light") + (contrast == .high ? ", more contrast" : "")
            }

            static let all = [UIUserInterfaceStyle.light, .dark].flatMap { style in
                [UIAccessibilityContrast.normal, .high].map { Mode(style: style, contrast: $0) }
            }
        }

        /// Returns the fills of a style composited over several colors, as seen through a blur, and over the opaque color
        /// that replaces a blur with Reduce Transparency.
        private func backgrounds(of style: PostStyle, in traits: UITraitCollection) -> [UIColor] {
            let behind: [UIColor] = [.black, .white, .gray, .red, .green, .blue]
            let solid = behind + [UIBlurEffect.Style.systemMaterial.opaqueColor.resolvedColor(with: traits)]
            return solid.map { background in
                style.background.reduce(background) { background, fill in
                    guard case .color(let color) = fill else { return background }
                    return color.resolvedColor(with: traits).composited(over: background)
                }
            }
        }

        @Test(
            "D33, D34: on any background, text has a contrast of 4.5:1, and icons of 3:1, with more contrast borders too",
            arguments: themes + customThemes, Mode.all)
        func themeMeetsContrastOnAnyBackground(named: NamedPalette, mode: Mode) throws {
            let theme = named.theme
            for isTranslucent in [false, true] {
                let style = PostStyle.theme(theme, isTranslucent: isTranslucent).resolved()
                let text = try #require(style.textColor).resolvedColor(with: mode.traits)
                let tint = try #require(style.tintColor).resolvedColor(with: mode.traits)
                let border = try #require(style.borderColor).resolvedColor(with: mode.traits)
                let backgrounds = backgrounds(of: style, in: mode.traits)
                #expect(backgrounds.count == 7)
                // Otherwise the border is a decoration.
                #expect(mode.contrast == .high || border == UIColor.shadowEdge.resolvedColor(with: mode.traits))
                for background in backgrounds {
                    #expect(background.contrast(with: text) >= 4.5)
                    #expect(background.contrast(with: tint) >= 3)
                    if mode.contrast == .high { #expect(background.contrast(with: border) >= 3) }
                }
            }
        }

        @Test(arguments: themes)
        func increaseContrastRaisesContrast(named: NamedPalette) {
            let theme = named.theme
            for style in [UIUserInterfaceStyle.light, .dark] {
                let contrasts = [UIAccessibilityContrast.normal, .high].map { contrast in
                    let traits = Mode(style: style, contrast: contrast).traits
                    let background = theme.background.resolvedColor(with: traits)
                    return [theme.text, theme.accent].map { background.contrast(with: $0.resolvedColor(with: traits)) }
                }
                #expect(contrasts[1][0] > 17 && contrasts[1][0] > contrasts[0][0] && contrasts[1][1] > 7)
            }
        }

        @Test(arguments: themes)
        func translucentThemeIsOpaqueWithIncreaseContrast(named: NamedPalette) {
            let theme = named.theme
            for mode in Mode.all {
                let alpha = theme.veil.resolvedColor(with: mode.traits).cgColor.alpha
                #expect(mode.contrast == .high ? alpha == 1 : alpha >= 0.6 && alpha <= 0.85)
                let border = theme.outline.resolvedColor(with: mode.traits).cgColor.alpha
                #expect(border == (mode.contrast == .high ? 1 : 0))
            }
        }

        /// Returns a picture of the pixels that an icon covers, independent of its colors.
        private static func coverage(of icon: UIImage) -> Data? {
            let size = CGSize(width: 32, height: 32)
            let image = UIGraphicsImageRenderer(size: size).image { context in
                icon.withTintColor(.black, renderingMode: .alwaysTemplate).draw(in: CGRect(origin: .zero, size: size))
            }
            return image.pngData()
        }

        @Test("D35: each severity has a distinct icon")
        func eachSeverityHasDistinctIcon() {
            #expect(PostPalette.neutral.icon == nil)
            let icons = Self.themes.compactMap(\.theme.icon)
            #expect(icons.count == 4 && Set(icons.map { $0.pngData() }).count == 4)
            let ofSeverities = PostSeverity.allCases.compactMap { PostPalette($0).icon }
            #expect(Set(ofSeverities.map { $0.pngData() }).count == PostSeverity.allCases.count)
            // The shapes differ, not only the colors.
            let shapes = icons.map { Self.coverage(of: $0) }
            for (index, shape) in shapes.enumerated() { #expect(!shapes[..<index].contains(shape)) }
        }

        @Test func stylesOfSameThemeAreEqual() {
            #expect(PostStyle.theme(.success, isTranslucent: true) == .theme(.success, isTranslucent: true))
            #expect(PostStyle.theme(.success) != .theme(.error))
        }

        // MARK: Contrast

        nonisolated static let badPalettes = [
            NamedPalette("gray on gray", PostPalette(background: .gray, text: .gray, accent: .gray)),
            NamedPalette("white on yellow", PostPalette(background: .yellow, text: .white, accent: .white)),
            NamedPalette("clear", PostPalette(background: .white, text: .clear, accent: .clear)),
            NamedPalette(
                "faint", PostPalette(background: .white, text: UIColor(white: 0, alpha: 0.3), accent: .lightGray)),
            NamedPalette(
                "dark only",
                PostPalette(
                    background: UIColor { $0.userInterfaceStyle == .dark ? .black : .white }, text: .black,
                    accent: .white)),
        ]

        @Test(arguments: badPalettes, Mode.all)
        func illegibleColorsAreReplaced(named: NamedPalette, mode: Mode) {
            let palette = named.theme
            let background = palette.background.resolvedColor(with: mode.traits)
            #expect(background.contrast(with: palette.text.resolvedColor(with: mode.traits)) >= 4.5)
            #expect(background.contrast(with: palette.accent.resolvedColor(with: mode.traits)) >= 3)
        }

        @Test func legibleColorsAreKept() {
            let palette = PostPalette(background: .white, text: .black, accent: .systemIndigo)
            #expect(palette.text === UIColor.black && palette.background === UIColor.white)
            let mixed = PostPalette(
                background: UIColor { $0.userInterfaceStyle == .dark ? .black : .white }, text: .black, accent: .gray)
            let light = UITraitCollection(userInterfaceStyle: .light)
            #expect(mixed.text.resolvedColor(with: light) == .black, "only the dark mode is corrected")
        }

        @Test func illegiblePaletteGivesAdviceOnce() {
            let (reporter, given) = (PostMisuse.reporter, PostMisuse.given)
            defer { (PostMisuse.reporter, PostMisuse.given) = (reporter, given) }
            var kinds: [PostMisuse.Kind] = []
            PostMisuse.given = []
            PostMisuse.reporter = { kind, _ in kinds.append(kind) }
            _ = PostPalette(background: .white, text: .black, accent: .black)
            #expect(kinds.isEmpty)
            for _ in 0..<2 { _ = PostPalette(background: .white, text: .white, accent: .black) }
            #expect(kinds == [.lowContrast])
        }
    }
}
