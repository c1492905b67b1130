import Testing
import UIKit

@testable import MessageStackView

/// The colors and the effects of glass.
@MainActor
@Suite(.leavesNothingBehind)
struct PostGlassTests {
    // MARK: Effects

    @Test func surfaceWithoutLiquidGlassIsSystemMaterial() {
        let effect = LiquidGlass.surface(isAvailable: false)
        #expect(effect == UIBlurEffect(style: .systemUltraThinMaterial))
    }

    @Test func surfaceIsRegularGlassSinceIOS26() {
        if #available(iOS 26.0, *) {
            #expect(LiquidGlass.isAvailable && LiquidGlass.surface() is UIGlassEffect)
        } else {
            #expect(!LiquidGlass.isAvailable && LiquidGlass.surface() is UIBlurEffect)
        }
    }

    // MARK: Style

    @Test func styleAdoptsColorsOfGlass() {
        let style = PostStyle(.glass(.error)).resolved()
        #expect(style.textColor == PostTheme.Palette.error.text && style.tintColor == PostTheme.Palette.error.accent)
        #expect(style.hasGlass && style.background == [.glass(.error)])
    }

    @Test func ownColorsOfStyleTakePrecedence() {
        let both = PostStyle(.glass(.error), tintColor: .red, textColor: .blue)
        #expect(both.resolved() == both)
        let text = PostStyle(.glass(.error), textColor: .blue).resolved()
        #expect(text.textColor == .blue && text.tintColor == PostTheme.Palette.error.accent)
    }

    @Test func uppermostGlassDeterminesColors() {
        let style = PostStyle(.glass(.error), .glass(.success), .color(.clear))
        #expect(style.resolved().textColor == PostTheme.Palette.success.text)
    }

    @Test func styleWithoutGlassKeepsColors() {
        for style in [PostStyle(), PostStyle(.blur(.regular)), PostStyle(.color(.red))] {
            #expect(style.resolved() == style && !style.hasGlass)
        }
    }

    // MARK: Fill

    @Test func glassIsNeutralByDefault() {
        #expect(PostFill.glass() == .glass(.neutral) && PostFill.glass() != .glass(.error))
    }

    @Test func glassIsOpaqueOnlyWithIncreaseContrast() {
        let normal = UITraitCollection(accessibilityContrast: .normal)
        let high = UITraitCollection(accessibilityContrast: .high)
        #expect(!PostFill.glass().isOpaque(in: normal) && PostFill.glass().isOpaque(in: high))
        #expect(PostStyle(.glass()).isTranslucent(in: normal) && !PostStyle(.glass()).isTranslucent(in: high))
    }

    @Test func visibleColorsOfGlassAreVeilOverBlackAndWhite() {
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let colors = [PostFill.glass()].visibleColors(in: traits)
        // 47 % of 0xFAFAFC, the least opacity with which black text has a contrast of 4.5 over black.
        let components = colors.map { ($0.cgColor.components ?? []).map { Int(($0 * 1000).rounded()) } }
        #expect(components == [[461, 461, 464, 1000], [991, 991, 994, 1000]])
        #expect(PostFill.glass().mainColor == PostTheme.Palette.neutral.background)
    }

    @Test func barelyLegiblePaletteMakesGlassNearlyOpaque() {
        let palette = PostTheme.Palette(background: UIColor(white: 0.46, alpha: 1), text: .white, accent: .white)
        #expect(palette.glassOverlay.resolvedColor(with: UITraitCollection()).cgColor.alpha > 0.95)
    }
}
