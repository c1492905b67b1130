import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    @MainActor
    struct PostThemePaletteTests {
        nonisolated struct NamedPalette: CustomTestStringConvertible, Sendable {
            let testDescription: String
            let palette: PostTheme.Palette
            /// The text color with which the palette was created.
            var text = UIColor.black

            init(_ testDescription: String, _ palette: PostTheme.Palette) {
                self.testDescription = testDescription
                self.palette = palette
            }

            init(_ testDescription: String, background: UIColor, text: UIColor, accent: UIColor) {
                self.init(testDescription, PostTheme.Palette(background: background, text: text, accent: accent))
                self.text = text
            }
        }

        @Test func partsCanBeSet() {
            var theme = PostTheme()
            theme.success.background = .black
            #expect(theme.success.icon == PostTheme.Palette.success.icon && theme.success.background == .black)
            #expect(theme[.success].background == .black)
            theme.success.icon = nil
            #expect(theme.success.icon == nil && theme.success.background == .black)
            var palette = PostTheme.Palette(background: .white, text: .white, accent: .white)
            let traits = UITraitCollection.appearance(.light, contrast: .normal)
            #expect(palette.accent.resolvedColor(with: traits) == UIColor.black.resolvedColor(with: traits))
            palette.background = .black
            #expect(palette.accent.resolvedColor(with: traits) == UIColor.white.resolvedColor(with: traits))
        }

        nonisolated static let palettes = [
            NamedPalette("information", .information), NamedPalette("success", .success),
            NamedPalette("warning", .warning),
            NamedPalette("error", .error), NamedPalette("neutral", .neutral),
        ]
        nonisolated static let customPalettes = [
            NamedPalette("purple", PostTheme.Palette(.systemPurple)),
            NamedPalette("yellow", PostTheme.Palette(.systemYellow)),
            NamedPalette("teal", PostTheme.Palette(.systemTeal)), NamedPalette("gray", PostTheme.Palette(.gray)),
            NamedPalette("black", PostTheme.Palette(.black)), NamedPalette("white", PostTheme.Palette(.white)),
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

        @Test(arguments: palettes + customPalettes, Mode.all)
        func paletteMeetsContrastOnAnyBackground(named: NamedPalette, mode: Mode) throws {
            let palette = named.palette
            for isTranslucent in [false, true] {
                let style = PostStyle.palette(palette, isTranslucent: isTranslucent).resolved()
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

        @Test(arguments: palettes)
        func increaseContrastRaisesContrast(named: NamedPalette) {
            let palette = named.palette
            for style in [UIUserInterfaceStyle.light, .dark] {
                let contrasts = [UIAccessibilityContrast.normal, .high].map { contrast in
                    let traits = Mode(style: style, contrast: contrast).traits
                    let background = palette.background.resolvedColor(with: traits)
                    return [palette.text, palette.accent].map {
                        background.contrast(with: $0.resolvedColor(with: traits))
                    }
                }
                #expect(contrasts[1][0] > 17 && contrasts[1][0] > contrasts[0][0] && contrasts[1][1] > 7)
            }
        }

        @Test(arguments: palettes)
        func translucentThemeIsOpaqueWithIncreaseContrast(named: NamedPalette) {
            let palette = named.palette
            for mode in Mode.all {
                let alpha = palette.overlay.resolvedColor(with: mode.traits).cgColor.alpha
                #expect(mode.contrast == .high ? alpha == 1 : alpha >= 0.6 && alpha <= 0.85)
                let border = palette.outline.resolvedColor(with: mode.traits).cgColor.alpha
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

        @Test func eachSeverityHasDistinctIcon() {
            #expect(PostTheme.Palette.neutral.icon == nil)
            let icons = Self.palettes.compactMap(\.palette.icon)
            #expect(icons.count == 4 && Set(icons.map { $0.pngData() }).count == 4)
            let ofSeverities = PostSeverity.allCases.compactMap { PostTheme.Palette($0).icon }
            #expect(Set(ofSeverities.map { $0.pngData() }).count == PostSeverity.allCases.count)
            // The shapes differ, not only the colors.
            let shapes = icons.map { Self.coverage(of: $0) }
            for (index, shape) in shapes.enumerated() { #expect(!shapes[..<index].contains(shape)) }
        }

        @Test func stylesOfSameThemeAreEqual() {
            #expect(PostStyle.palette(.success, isTranslucent: true) == .palette(.success, isTranslucent: true))
            #expect(PostStyle.palette(.success) != .palette(.error))
        }

        // MARK: Contrast

        nonisolated static let badPalettes = [
            NamedPalette("gray on gray", background: .gray, text: .gray, accent: .gray),
            NamedPalette("white on yellow", background: .yellow, text: .white, accent: .white),
            NamedPalette("clear", background: .white, text: .clear, accent: .clear),
            NamedPalette("faint", background: .white, text: UIColor(white: 0, alpha: 0.3), accent: .lightGray),
            NamedPalette(
                "dark only", background: UIColor { $0.userInterfaceStyle == .dark ? .black : .white }, text: .black,
                accent: .white),
        ]

        @Test(arguments: badPalettes, Mode.all)
        func illegibleTextIsReplacedOnlyWithIncreaseContrast(named: NamedPalette, mode: Mode) {
            let palette = named.palette
            let background = palette.background.resolvedColor(with: mode.traits)
            let text = palette.text.resolvedColor(with: mode.traits)
            if mode.contrast == .high {
                #expect(background.contrast(with: text) >= 4.5)
            } else {
                #expect(text == named.text.resolvedColor(with: mode.traits))
            }
        }

        @Test(arguments: badPalettes, Mode.all)
        func illegibleAccentIsReplaced(named: NamedPalette, mode: Mode) {
            let palette = named.palette
            let background = palette.background.resolvedColor(with: mode.traits)
            #expect(background.contrast(with: palette.accent.resolvedColor(with: mode.traits)) >= 3)
        }

        @Test func legibleColorsAreKept() {
            let palette = PostTheme.Palette(background: .white, text: .black, accent: .systemIndigo)
            #expect(palette.text === UIColor.black && palette.background === UIColor.white)
            let mixed = PostTheme.Palette(
                background: UIColor { $0.userInterfaceStyle == .dark ? .black : .white }, text: .black, accent: .gray)
            let light = UITraitCollection(userInterfaceStyle: .light)
            #expect(mixed.text.resolvedColor(with: light) == .black)
        }

        @Test func illegiblePaletteGivesAdviceWithTheContrastOnce() {
            let (reporter, given) = (PostMisuse.reporter, PostMisuse.given)
            defer { (PostMisuse.reporter, PostMisuse.given) = (reporter, given) }
            var texts: [String] = []
            PostMisuse.given = []
            PostMisuse.reporter = { kind, text in if kind == .lowContrast { texts.append(text) } }
            _ = PostTheme.Palette(background: .white, text: .black, accent: .black)
            #expect(texts.isEmpty)
            for _ in 0..<2 { _ = PostTheme.Palette(background: .white, text: .gray, accent: .black) }
            #expect(texts == ["The text of a palette has a contrast of 3.9 : 1 to the background. It needs 4.5 : 1."])
        }
    }
}
