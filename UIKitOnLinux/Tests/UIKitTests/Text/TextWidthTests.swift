import Testing

@testable import UIKit

/// The widths were measured on iOS 26.1; Inter is spaced to come near them.
@Suite(.device(.iPhone16))
struct TextWidthTests {
    private static let sentence = "The quick brown fox jumps over the lazy dog"

    private func width(_ text: String, size: CGFloat, weight: UIFont.Weight) -> CGFloat {
        let text = StyledText(text, font: .systemFont(ofSize: size, weight: weight))
        return TextLayout(text, in: TextContainer()).size.width
    }

    @Test(arguments: [
        (size: 11.0, weight: UIFont.Weight.regular, expected: 234.104),
        (11, .semibold, 242.787),
        (13, .regular, 270.118),
        (13, .semibold, 280.379),
        (15, .regular, 305.376),
        (15, .medium, 312.231),
        (15, .bold, 324.071),
        (17, .light, 334.135),
        (17, .regular, 338.954),
        (17, .semibold, 352.372),
        (17, .heavy, 371.442),
        (20, .regular, 388.653),
        (20, .semibold, 405.421),
        (24, .bold, 491.606),
        (28, .regular, 530.455),
        (34, .black, 747.602),
    ])
    func aSentenceIsAsWideAsInSanFrancisco(size: CGFloat, weight: UIFont.Weight, expected: CGFloat) {
        let tolerance = size < SystemFontTracking.displaySize ? 0.005 : 0.02
        #expect(abs(width(Self.sentence, size: size, weight: weight) / expected - 1) < tolerance)
    }

    @Test(arguments: [
        (text: "Hello UIKit", regular: 79.663, semibold: 83.684),
        ("0123456789", 98.580, 103.498),
        ("AVAST Wavy To. LT", 146.824, 152.042),
    ])
    func shortTextsAtBodySizeAreWithinOneAndAHalfPercent(text: String, regular: CGFloat, semibold: CGFloat) {
        #expect(abs(width(text, size: 17, weight: .regular) / regular - 1) < 0.015)
        #expect(abs(width(text, size: 17, weight: .semibold) / semibold - 1) < 0.015)
    }

    @Test func kernCountsAfterEachLetterTheLastIncluded() {
        let font = UIFont.systemFont(ofSize: 17)
        func width(kern: CGFloat?) -> CGFloat {
            var text = StyledText("spacing", font: font)
            text.runs[0].kern = kern
            return TextLayout(text, in: TextContainer()).size.width
        }
        #expect(abs(width(kern: 2) - width(kern: nil) - 7 * 2) < 0.1)
        #expect(abs(width(kern: -0.5) - width(kern: nil) + 7 * 0.5) < 0.1)
    }

    @Test func kernOfZeroTurnsPairKerningOff() {
        var text = StyledText("AVAVAV", font: .systemFont(ofSize: 17))
        let kerned = TextLayout(text, in: TextContainer()).size.width
        text.runs[0].kern = 0
        #expect(TextLayout(text, in: TextContainer()).size.width > kerned + 1)
    }

    @Test func anEmojiIsAboutAsWideAsItIsHigh() {
        let width = width("😀", size: 17, weight: .regular)
        #expect((15...26).contains(width))
    }
}
