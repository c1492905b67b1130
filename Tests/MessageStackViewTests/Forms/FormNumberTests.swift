import Foundation
import Testing

@testable import MessageStackView
@testable import MessageStackViewForms

/// Numbers in the fields of forms, in the format of a locale.
@Suite(.leavesNothingBehind)
struct FormNumberTests {
    /// A text, a locale, and the number that the text stands for there.
    struct Entry: CustomTestStringConvertible, Sendable {
        let text: String
        let locale: String
        let number: Double?

        init(_ text: String, _ locale: String, _ number: Double?) {
            self.text = text
            self.locale = locale
            self.number = number
        }

        var testDescription: String { "\(text.prefix(20).debugDescription) in \(locale)" }
    }

    private static let entries = [
        Entry("12", "en_US", 12), Entry("12.5", "en_US", 12.5), Entry("12,5", "de_DE", 12.5), Entry("-3", "en_US", -3),
        Entry("0", "en_US", 0), Entry(".5", "en_US", 0.5), Entry("007", "en_US", 7), Entry(" 12\n", "en_US", 12),
        Entry("−3", "en_US", -3), Entry("\u{200E}-3", "en_US", -3),
        Entry("12,5", "en_US", nil), Entry("12.5", "de_DE", nil), Entry("1,234.5", "en_US", nil),
        Entry("1.234,5", "de_DE", nil),
        Entry("١٢٣", "ar_EG", 123), Entry("١٢٫٥", "ar_EG", 12.5), Entry("123", "ar_EG", 123), Entry("१२", "hi_IN", 12),
        Entry("12abc", "en_US", nil), Entry("abc", "en_US", nil), Entry("1 2", "en_US", nil),
        Entry("1.2.3", "en_US", nil), Entry("--1", "en_US", nil), Entry("1-", "en_US", nil), Entry("-", "en_US", nil),
        Entry(".", "en_US", nil),
        Entry("½", "en_US", nil), Entry("五", "ja_JP", nil), Entry("10²", "en_US", nil),
        Entry("１２", "ja_JP", 12), Entry("1\u{301}", "en_US", nil), Entry("1e3", "en_US", nil),
        Entry("0x1F", "en_US", nil), Entry("🍝", "en_US", nil), Entry("", "en_US", nil),
        Entry(" ", "en_US", nil), Entry("NaN", "en_US", nil), Entry("∞", "en_US", nil), Entry("inf", "en_US", nil),
        Entry(String(repeating: "9", count: 400), "en_US", nil), Entry("1E400", "en_US", nil),
        Entry(String(repeating: "x", count: 1 << 20), "en_US", nil),
    ]

    @Test(arguments: entries)
    func textIsReadInFormatOfLocale(entry: Entry) {
        #expect(FormNumber(locale: Locale(identifier: entry.locale)).number(from: entry.text) == entry.number)
    }

    @Test(arguments: ["en_US", "de_DE", "fr_FR", "ar_EG", "hi_IN", "fa_IR", "de_CH"])
    func numberIsSameAfterItWasShown(locale: String) {
        let format = FormNumber(locale: Locale(identifier: locale))
        let numbers = [
            0, 1, -1, 0.1, 0.1 + 0.2, 12.5, 1_234_567.89, 9_007_199_254_740_992, 1e-20, 1e22, 1e300, -1e-300,
            .greatestFiniteMagnitude, .leastNonzeroMagnitude, .pi,
        ]
        for number in numbers { #expect(format.number(from: format.text(of: number)) == number, "\(number)") }
    }

    @Test func numberIsShownInFormatOfLocale() {
        #expect(FormNumber(locale: Locale(identifier: "en_US")).text(of: 1234.5) == "1234.5")
        #expect(FormNumber(locale: Locale(identifier: "de_DE")).text(of: 1234.5) == "1234,5")
        #expect(FormNumber(locale: Locale(identifier: "ar_EG")).text(of: 1234.5) == "١٢٣٤٫٥")
        #expect(FormNumber(locale: Locale(identifier: "en_US")).text(of: 12) == "12")
        #expect(FormNumber(locale: Locale(identifier: "en_US")).text(of: 0.1) == "0.1")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func numberThatIsNotFiniteIsEmpty(number: Double) {
        #expect(FormNumber().text(of: number) == "")
        #expect(FormValues([.number("Age", value: number)])["Age"] == "")
    }
}
