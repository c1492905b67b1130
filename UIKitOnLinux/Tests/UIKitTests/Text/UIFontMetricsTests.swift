import Testing
import UIKit

/// The expected figures were measured on iOS 26.1, at three pixels per point.
@MainActor @Suite(.device(.iPhone16))
struct UIFontMetricsTests {
    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
        ])
    }

    @Test(arguments: [
        (style: UIFont.TextStyle.largeTitle, category: UIContentSizeCategory.extraSmall, value: 17.0, scaled: 15.667),
        (.title1, .extraSmall, 34, 31),
        (.title2, .extraSmall, 14, 12),
        (.body, .extraSmall, 24, 20.667),
        (.subheadline, .medium, 10, 9.667),
        (.footnote, .accessibilityMedium, 15, 24.333),
        (.caption1, .accessibilityExtraExtraExtraLarge, 40, 127.667),
        (.headline, .accessibilityExtraExtraLarge, 11, 25.667),
    ])
    func aLengthGrowsWithTheLeadingOfItsStyleInWholePixels(
        style: UIFont.TextStyle, category: UIContentSizeCategory, value: CGFloat, scaled: CGFloat
    ) {
        let result = UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits(category))
        #expect(abs(result - scaled) < 0.001)
    }

    @Test(arguments: [
        (style: UIFont.TextStyle.largeTitle, category: UIContentSizeCategory.extraSmall, size: 64.0, scaled: 59.0),
        (.title1, .extraSmall, 17, 16),
        (.title2, .small, 14, 13),
        (.caption1, .extraLarge, 8, 10),
        (.subheadline, .accessibilityExtraExtraLarge, 17, 43),
        (.body, .extraSmall, 64, 55),
    ])
    func aFontGrowsInWholePointsAndHalvesRoundUp(
        style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat, scaled: CGFloat
    ) {
        let metrics = UIFontMetrics(forTextStyle: style)
        let font = metrics.scaledFont(for: .systemFont(ofSize: size), compatibleWith: traits(category))
        #expect(font.pointSize == scaled)
    }

    /// The one figure of 2508 that differs: iOS says 25.
    @Test func elevenPointsOfHeadlineAtTheFourthAccessibilitySizeAreOneMoreThanOnADevice() {
        let metrics = UIFontMetrics(forTextStyle: .headline)
        let traits = traits(.accessibilityExtraExtraLarge)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 11), compatibleWith: traits).pointSize == 26)
    }

    @Test(arguments: [8, 11, 17, 33.5] as [CGFloat])
    func nothingChangesAtTheLargeSize(value: CGFloat) {
        let metrics = UIFontMetrics(forTextStyle: .footnote)
        #expect(abs(metrics.scaledValue(for: value, compatibleWith: traits(.large)) - value) < 0.17)
        #expect(metrics.scaledFont(for: .systemFont(ofSize: 13), compatibleWith: traits(.large)).pointSize == 13)
    }

    @Test func aMaximumSizeCapsTheFontAndKeepsItsWeight() {
        let font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 30,
            compatibleWith: traits(.accessibilityExtraExtraExtraLarge))
        #expect(font.pointSize == 30)
        #expect(font.withSize(17) == .systemFont(ofSize: 17, weight: .semibold))
    }

    @Test func aScaledFontIsScaledAnewFromItsOriginal() {
        let metrics = UIFontMetrics.default
        let once = metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits(.accessibilityLarge))
        let again = metrics.scaledFont(for: once, compatibleWith: traits(.large))
        #expect(again.pointSize == 17)
    }
}
