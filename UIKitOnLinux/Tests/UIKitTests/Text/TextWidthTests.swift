import Testing

@testable import UIKit

/// The widths of text in San Francisco, measured on iOS 26.1.
@Suite(.device(.iPhone16))
struct TextWidthTests {
    private static let sentence = "The quick brown fox jumps over the lazy dog"

    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        TextLayout(StyledText(text, font: font), in: TextContainer()).size.width
    }

    private func unkernedWidth(_ string: String, _ font: UIFont) -> CGFloat {
        var text = StyledText(string, font: font)
        text.runs[0].kern = 0
        return TextLayout(text, in: TextContainer()).size.width
    }

    private func width(_ text: String, size: CGFloat, weight: UIFont.Weight) -> CGFloat {
        width(text, .systemFont(ofSize: size, weight: weight))
    }

    // MARK: Characters

    /// The table of advances has the measured ones of regular and bold text at 17 and 28 points. The others are computed.
    @Test(
        arguments: [
            (17, .regular, ["0": 10.276, "1": 7.454, "8": 10.426, "i": 3.769, "l": 3.868, "M": 14.427, "`": 8.068]),
            (17, .bold, ["0": 11.206, "1": 8.268, "I": 4.980, "H": 12.883, "M": 14.979, "W": 16.726, "J": 9.787]),
            (17, .thin, ["1": 6.660, "i": 3.299, "m": 14.174, "W": 15.515]),
            (17, .light, ["1": 7.109, "i": 3.565, "m": 14.279, "W": 15.801]),
            (17, .semibold, ["0": 10.865, "1": 7.969, "i": 4.200, "M": 14.776, "W": 16.467]),
            (17, .heavy, ["0": 11.702, "1": 8.701, "i": 4.812, "M": 15.273, "W": 17.102]),
            (18, .regular, ["0": 10.879, " ": 4.561, "i": 3.974, "M": 15.258]),
            (20, .semibold, ["0": 12.714, "1": 9.304, "i": 4.789, "M": 17.232]),
            (22, .bold, ["0": 14.469, "1": 10.632, "l": 5.619, "I": 6.123, "M": 19.158]),
            (24, .medium, ["0": 15.170, " ": 5.234, "j": 5.491, "A": 15.988]),
            (28, .medium, ["0": 17.870, "1": 13.173, "i": 6.508, "M": 23.961]),
            (34, .regular, ["`": 17.382]),
            (34, .heavy, ["0": 23.572, "1": 17.365, "i": 9.195, "M": 30.203]),
        ] as [(CGFloat, UIFont.Weight, [String: CGFloat])])
    func charactersAreAsWideAsInSanFrancisco(size: CGFloat, weight: UIFont.Weight, expected: [String: CGFloat]) {
        for (character, expected) in expected {
            #expect(abs(width(character, size: size, weight: weight) - expected) < 0.01, "\(character)")
        }
    }

    @Test func monospacedDigitsHaveOneWidth() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let widths = (0...9).map { width("\($0)", font) }
        #expect(widths.allSatisfy { abs($0 - widths[0]) < 0.001 })
        #expect(abs(width("1:1", font) - width("8:8", font)) < 0.001)
    }

    @Test(arguments: ["1:1", "H(H)H", "A-B", "A@B", "1+1"])
    func alternatesNextToCapitalsAndDigitsKeepTheWidth(text: String) {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(unkernedWidth(text, font) - text.map { width(String($0), font) }.reduce(0, +)) < 0.02)
    }

    @Test(arguments: ["é", "ß", "Ж", "–", "€"])
    func otherCharactersKeepIntersAdvances(character: String) throws {
        let named = try #require(UIFont(name: "Helvetica", size: 17))
        #expect(abs(width(character, .systemFont(ofSize: 17)) - width(character, named)) < 0.001)
    }

    // MARK: Texts

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
        #expect(abs(width(Self.sentence, size: size, weight: weight) / expected - 1) < 0.005)
    }

    /// San Francisco kerns no pair in these texts. Inter kerns one of them, Ki.
    @Test(
        arguments: [
            (13, .regular, ["Hello UIKit": 63.711]),
            (15, .medium, ["Hello UIKit": 73.956]),
            (17, .light, ["Hello UIKit": 77.474, "iiiiillll": 32.354, "WWWW MMMM": 124.094]),
            (17, .regular, ["Hello UIKit": 79.663, "iiiiillll": 34.315, "WWWW MMMM": 126.139]),
            (17, .semibold, ["Hello UIKit": 83.684, "iiiiillll": 38.279]),
            (17, .bold, ["Hello UIKit": 86.013, "iiiiillll": 40.574, "WWWW MMMM": 130.771]),
            (18, .bold, ["Hello UIKit": 90.792, "WWWW MMMM": 138.279]),
            (20, .medium, ["Hello UIKit": 94.363, "iiiiillll": 41.632]),
            (22, .semibold, ["Hello UIKit": 104.885, "WWWW MMMM": 164.872]),
            (24, .bold, ["Hello UIKit": 117.549]),
            (34, .semibold, ["Hello UIKit": 161.366, "iiiiillll": 73.236]),
        ] as [(CGFloat, UIFont.Weight, [String: CGFloat])])
    func textsWithoutKerningAreAsWideAsInSanFrancisco(
        size: CGFloat, weight: UIFont.Weight, expected: [String: CGFloat]
    ) {
        for (string, expected) in expected {
            let width = unkernedWidth(string, .systemFont(ofSize: size, weight: weight))
            #expect(abs(width - expected) < 0.03, "\(string)")
        }
    }

    /// The widths of the last three are those of labels, rounded up to pixels.
    @Test(
        arguments: [
            ("0123456789", 13, .regular, 77.924), ("0123456789", 15, .medium, 90.960),
            ("0123456789", 17, .regular, 98.580), ("0123456789", 17, .bold, 106.345),
            ("0123456789", 22, .semibold, 133.176), ("0123456789", 34, .semibold, 208.396),
            ("AVAST Wavy To. LT", 17, .regular, 146.824), ("iiiiillll", 17, .regular, 34.315),
            ("WWWW MMMM", 17, .bold, 130.771), ("First message", 17, .regular, 106),
            ("Second message", 17, .regular, 131), ("Base screen", 20, .semibold, 112),
        ] as [(String, CGFloat, UIFont.Weight, CGFloat)])
    func aShortTextIsWithinHalfAPoint(text: String, size: CGFloat, weight: UIFont.Weight, expected: CGFloat) {
        #expect(abs(width(text, size: size, weight: weight) - expected) < 0.5)
    }

    @Test(arguments: [(UIFont.Weight.regular, 126.139), (.bold, 130.771)])
    func aLineBreaksWhereSanFranciscoIsTooWide(weight: UIFont.Weight, width: CGFloat) {
        func lines(_ width: CGFloat, _ mode: NSLineBreakMode) -> TextLayout {
            TextLayout(
                StyledText("WWWW MMMM", font: .systemFont(ofSize: 17, weight: weight)),
                in: TextContainer(
                    width: width, maximumLines: mode == .byWordWrapping ? 0 : 1, lineBreakMode: mode))
        }
        #expect(lines(width + 0.1, .byWordWrapping).lines.count == 1)
        #expect(lines(width - 0.1, .byWordWrapping).lines.count == 2)
        #expect(!lines(width + 0.1, .byTruncatingTail).isTruncated)
        #expect(lines(width - 0.1, .byTruncatingTail).isTruncated)
    }

    // MARK: Kerning

    @Test(arguments: [17, 28] as [CGFloat])
    func pairsAreKerned(size: CGFloat) {
        let font = UIFont.systemFont(ofSize: size)
        #expect(width("AV", font) < width("A", font) + width("V", font) - 0.03 * size)
        #expect(abs(width("HH", font) - 2 * width("H", font)) < 0.01)
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

    // MARK: Other fonts

    @Test(arguments: ["😀", "👩🏽‍🚀🎉", "שלום", "مرحبا"])
    func otherFontsKeepTheirAdvances(text: String) throws {
        // Georgia is drawn in Noto Serif, which has none of these characters either.
        let other = try #require(UIFont(name: "Georgia", size: 17))
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(width(text, font) - width(text, other)) < 0.001)
        #expect(abs(width("a" + text, font) - width("a", font) - width(text, font)) < 0.001)
    }

    @Test func fontsWithNamesDontHaveSanFranciscosAdvances() throws {
        let named = try #require(UIFont(name: "Helvetica", size: 17))
        #expect(abs(width("iiiiillll", named) - width("iiiiillll", .systemFont(ofSize: 17))) > 1)
        #expect(abs(width(Self.sentence, named) / 338.954 - 1) < 0.005)
    }

    @Test func anEmojiIsAboutAsWideAsItIsHigh() {
        let width = width("😀", size: 17, weight: .regular)
        #expect((15...26).contains(width))
    }
}
