import Simulator
import Testing

@testable import UIKit

@MainActor @Suite(.device(.iPhone16))
struct FontFamilyTests {
    private func font(_ name: String, _ size: CGFloat = 17) throws -> UIFont {
        try #require(UIFont(name: name, size: size))
    }

    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font]).size().width
    }

    @Test(
        arguments: [
            ("Helvetica", "Helvetica", .regular, false), ("Georgia-Bold", "Georgia", .bold, false),
            ("AvenirNext-Medium", "Avenir Next", .medium, false), ("Avenir-HeavyOblique", "Avenir", .heavy, true),
            ("HelveticaNeue-UltraLightItalic", "Helvetica Neue", .ultraLight, true),
            ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", .bold, true),
            ("Menlo-Regular", "Menlo", .regular, false),
            ("Baskerville-SemiBold", "Baskerville", .semibold, false), ("ArialMT", "Arial", .regular, false),
        ] as [(String, String, UIFont.Weight, Bool)])
    func faceHasItsFamilyAndStyle(name: String, family: String, weight: UIFont.Weight, isItalic: Bool) throws {
        let font = try font(name, 20)
        #expect(font.fontName == name && font.familyName == family && font.pointSize == 20)
        #expect(font.weight == weight && font.isItalic == isItalic)
    }

    @Test(arguments: [
        ("Avenir", "Avenir-Roman"), ("Avenir Next", "AvenirNext-Regular"), ("Times New Roman", "TimesNewRomanPSMT"),
        ("Georgia", "Georgia"),
    ])
    func nameOfAFamilyIsItsRegularFace(family: String, face: String) throws {
        #expect(try font(family).fontName == face)
    }

    @Test(arguments: ["Avenir-Book", "Avenir-Light", "Futura-Medium", "Optima-ExtraBlack", "CourierNewPSMT"])
    func faceKeepsItsName(name: String) throws {
        #expect(try font(name).fontName == name)
    }

    @Test(arguments: ["", "Nothing", "Georgia-Heavy", "Helvetica Bold"])
    func unknownNameIsNoFont(name: String) {
        #expect(UIFont(name: name, size: 17) == nil)
    }

    @Test func otherSizesKeepTheFamily() throws {
        let georgia = try font("Georgia")
        #expect(georgia.withSize(30).fontName == "Georgia" && georgia.withSize(30).pointSize == 30)
        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: georgia)
        #expect(scaled.familyName == "Georgia")
        #expect(try font("Georgia") == georgia && georgia != .systemFont(ofSize: 17))
        #expect(try font("Palatino") != georgia)
    }

    @Test func familiesAreDrawnInTheirDesign() throws {
        let (system, serif) = (UIFont.systemFont(ofSize: 17), try font("Georgia"))
        #expect(abs(width("Hamburgefonstiv", serif) - width("Hamburgefonstiv", system)) > 2)
        #expect(abs(width("mmmm", try font("Menlo-Regular")) - width("iiii", try font("Menlo-Regular"))) < 0.001)
        #expect(width("Hamburg", try font("Georgia-Bold")) > width("Hamburg", serif))
    }

    /// On Apple's platforms, the Bold Text setting makes only the system font bolder.
    @Test func boldTextLeavesNamedFonts() throws {
        let georgia = try font("Georgia")
        #expect(georgia.emboldened == georgia)
        #expect(UIFont.systemFont(ofSize: 17).emboldened.weight == .semibold)
    }

    @Test func systemFontHasApplesNames() {
        #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).fontName == ".SFUI-Semibold")
        #expect(UIFont.systemFont(ofSize: 17).familyName == ".AppleSystemUIFont")
    }
}
