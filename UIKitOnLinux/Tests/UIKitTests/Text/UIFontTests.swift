import Testing
import UIKit

/// The expected figures were measured on iOS 26.1.
@MainActor @Suite(.device(.iPhone16))
struct UIFontTests {
    @Test(arguments: [
        (size: 11.0, ascender: 10.474, descender: -2.653, lineHeight: 13.127),
        (15, 14.282, -3.618, 17.900),
        (17, 16.187, -4.101, 20.287),
        (34, 32.373, -8.201, 40.574),
    ])
    func verticalMetricsAreThoseOfSanFrancisco(
        size: CGFloat, ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat
    ) {
        for weight in [UIFont.Weight.regular, .semibold, .black] {
            let font = UIFont.systemFont(ofSize: size, weight: weight)
            #expect(abs(font.ascender - ascender) < 0.001)
            #expect(abs(font.descender - descender) < 0.001)
            #expect(abs(font.lineHeight - lineHeight) < 0.001)
            #expect(font.leading == 0)
        }
    }

    @Test func capitalsAreEquallyHighInEveryWeightAndSmallLettersAreNot() {
        let regular = UIFont.systemFont(ofSize: 17)
        let bold = UIFont.systemFont(ofSize: 17, weight: .bold)
        #expect(abs(regular.capHeight - 11.978) < 0.001)
        #expect(regular.capHeight == bold.capHeight)
        #expect(abs(regular.xHeight - 8.948) < 0.001)
        #expect(abs(bold.xHeight - 9.139) < 0.001)
    }

    @Test func fontsOfEqualSizeAndWeightAreEqual() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .medium))
    }

    @Test(arguments: [0, -3, .nan, .infinity] as [CGFloat])
    func aSizeThatIsNoSizeBecomesTheSystemFontSize(size: CGFloat) {
        #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
    }

    // MARK: Dynamic Type

    @Test(arguments: [
        (style: UIFont.TextStyle.largeTitle, sizes: [31.0, 34, 40, 44, 60]),
        (.title1, [25, 28, 34, 38, 58]),
        (.title2, [19, 22, 28, 34, 56]),
        (.title3, [17, 20, 26, 31, 55]),
        (.headline, [14, 17, 23, 28, 53]),
        (.body, [14, 17, 23, 28, 53]),
        (.callout, [13, 16, 22, 26, 51]),
        (.subheadline, [12, 15, 21, 25, 49]),
        (.footnote, [12, 13, 19, 23, 44]),
        (.caption1, [11, 12, 18, 22, 43]),
        (.caption2, [11, 11, 17, 20, 40]),
    ])
    func textStylesHaveTheSizesOfDynamicType(style: UIFont.TextStyle, sizes: [CGFloat]) {
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
        ]
        for (category, size) in zip(categories, sizes) {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            #expect(font.pointSize == size, "\(category.rawValue)")
        }
    }

    @Test func onlyHeadlinesAreSemibold() {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: large)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
        #expect(headline.withSize(17) == UIFont.systemFont(ofSize: 17, weight: .semibold))
        #expect(body.withSize(17) == UIFont.systemFont(ofSize: 17))
    }
}
