import Foundation
import Testing

@testable import MessageStackView

/// The table of the built-in texts, and the texts of an app that replace them.
@Suite(.leavesNothingBehind)
struct LanguageTextsTests {
    private static let keys = [
        "dismiss", "dismissPost", "information", "success", "warning", "error", "available", "ok", "cancel", "email",
        "password", "oneTimeCode", "name", "choose", "requiredField", "invalidEmail", "invalidNumber", "rating",
        "unrated",
        "undo", "inProgress", "showLess", "showMore", "noInternetTitle", "noInternetSubtitle",
    ]

    /// Texts of more than 2.2 times the length of the English ones, which were looked at in the posts that show them.
    private static let long: [String: Set<String>] = [
        "ok": ["ar", "bg", "ca", "es", "he", "hr", "lt", "sl", "sr", "tr"], "email": ["ar", "ca", "es"],
        "undo": ["de", "et", "hu", "kk", "ms", "sl", "uk"], "name": ["pl"],
    ]

    @Test(arguments: LanguageTexts.languages)
    func languageHasEachText(language: String) {
        let texts = LanguageTexts(of: language)
        #expect(texts.language == language)
        for key in Self.keys { #expect(!texts[key].isEmpty, "\(key)") }
        for key in ["times", "more"] {
            for count in 1...200 {
                let text = texts.text(key, counting: count)
                #expect(!text.isEmpty && !text.contains("%"), "\(key) \(count)")
                // Only “once” and “twice” are words.
                #expect(text.contains(texts.number(count)) || count <= 2, "\(key) \(count)")
            }
        }
        #expect(texts.text("dismissPost", "§").contains("§") && !texts.text("dismissPost", "§").contains("%"))
        #expect(texts.text("available", "§").contains("§") && !texts.text("available", "§").contains("%"))
        let rating = texts.text("rating", 3, 5)
        #expect(rating.contains("3") && rating.contains("5") && !rating.contains("%"))
    }

    @Test(arguments: LanguageTexts.languages)
    func textsAreShort(language: String) {
        let (texts, english) = (LanguageTexts(of: language), LanguageTexts(of: "en"))
        for key in Self.keys {
            let isLong = Double(texts[key].count) > 2.2 * Double(english[key].count)
            #expect(isLong == Self.long[key, default: []].contains(language), "\(key): \(texts[key])")
        }
    }

    @Test func englishIsTheFirstLanguage() {
        #expect(LanguageTexts.languages.first == "en")
        #expect(LanguageTexts.languages.count == 41 && Set(LanguageTexts.languages).count == 41)
    }

    @Test func unknownLanguageHasEnglishTexts() {
        let texts = LanguageTexts(of: "xx")
        #expect(texts.language == "en" && texts["cancel"] == "Cancel")
    }

    @Test func numbersHaveTheFormOfTheLanguage() {
        #expect(LanguageTexts(of: "de").number(12345) == "12.345")
        #expect(LanguageTexts(of: "hi").number(1_234_567) == "12,34,567")
    }

    // MARK: Texts of the app

    private func texts(_ app: [String: String]) -> LanguageTexts {
        LanguageTexts(of: "de") { app[$0] }
    }

    @Test func textOfAppWins() {
        let texts = texts(["undo": "Zurücknehmen", "times": "%d×"])
        #expect(texts["undo"] == "Zurücknehmen" && texts["cancel"] == "Abbrechen")
        #expect(texts.text("times", counting: 3) == "3×" && texts.text("more", counting: 3) == "3 weitere")
    }

    @Test func placeholdersAreReplaced() {
        let cases = [
            ("%d von %d", "3 von 5"), ("von %2$d: %1$d", "von 5: 3"), ("%lld/%lld", "3/5"), ("%@, %@", "3, 5"),
            ("100 %", "100 %"), ("%9$d", "%9$d"), ("%d %d %d", "3 5 %d"), ("%0$d", "%0$d"), ("", ""),
            ("keine", "keine"),
        ]
        for (format, text) in cases {
            #expect(texts(["rating": format]).text("rating", 3, 5) == text, "\(format)")
        }
    }

    @Test func titleWithPlaceholderStays() {
        #expect(texts([:]).text("dismissPost", "50 %d") == "„50 %d“ schließen")
    }
}
