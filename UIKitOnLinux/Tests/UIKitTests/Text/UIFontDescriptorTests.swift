import Simulator
import Testing

@testable import UIKit

@MainActor @Suite(.device(.iPhone16))
struct UIFontDescriptorTests {
    @Test func boldAndItalicAreTraitsThatCanBeSet() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        #expect(body.fontDescriptor.symbolicTraits == [])
        let descriptor = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.weight == .semibold && font.isItalic && font.pointSize == 17)
        #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(descriptor: descriptor, size: 30).pointSize == 30)
    }

    @Test func aBlackFontStaysBlackWhenItIsToBeBold() throws {
        let black = UIFont.systemFont(ofSize: 20, weight: .black).fontDescriptor
        #expect(UIFont(descriptor: try #require(black.withSymbolicTraits(.traitBold)), size: 0).weight == .black)
        #expect(UIFont(descriptor: try #require(black.withSymbolicTraits([])), size: 0).weight == .regular)
    }

    @Test func digitsCanBeEquallyWide() {
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            NSAttributedString(string: text, attributes: [.font: font]).size().width
        }
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        #expect(abs(width("1111", font) - width("0000", font)) < 0.001)
        #expect(width("1111", .systemFont(ofSize: 17)) < width("0000", .systemFont(ofSize: 17)) - 1)
    }

    @Test(arguments: [UIFont.Weight.regular, .semibold])
    func theFontForCodeHasLettersOfOneWidth(weight: UIFont.Weight) {
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            NSAttributedString(string: text, attributes: [.font: font]).size().width
        }
        let font = UIFont.monospacedSystemFont(ofSize: 13, weight: weight)
        for text in ["mmmm", ".,:;", "1111", "fifi"] {
            #expect(abs(width(text, font) - width("iiii", font)) < 0.001)
        }
        let scaled = UIFontMetrics.default.scaledFont(for: font)
        #expect(abs(width("mmmm", scaled) - width("iiii", scaled)) < 0.001)
        #expect(font != .systemFont(ofSize: 13, weight: weight))
    }

    @Test func italicTextIsDrawnInAnotherFaceAndTakesAsMuchRoom() {
        func text(_ font: UIFont) -> NSAttributedString {
            NSAttributedString(string: "Affinity", attributes: [.font: font])
        }
        func picture(_ font: UIFont) -> Data? {
            UIGraphicsImageRenderer(size: CGSize(width: 80, height: 24)).image { _ in text(font).draw(at: .zero) }
                .pngData()
        }
        let (upright, italic) = (UIFont.systemFont(ofSize: 17), UIFont.italicSystemFont(ofSize: 17))
        #expect(picture(upright) == picture(upright))
        #expect(picture(upright) != picture(italic))
        #expect(text(upright).size().height == text(italic).size().height)
    }

    @Test func aFontThatGrowsWithTheTextSizeKeepsItsTraits() {
        let scaled = UIFontMetrics.default.scaledFont(for: .italicSystemFont(ofSize: 17))
        #expect(scaled.isItalic)
    }
}
