import Testing
import UIKit

/// Which localizations of an app a user gets.
struct LocalizationTests {
    private static let all = [
        "en", "ar", "bg", "ca", "cs", "da", "de", "el", "es", "et", "fi", "fr", "he", "hi", "hr", "hu", "id", "it",
        "ja", "kk", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sl", "sr", "sv",
        "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
    ]

    private func localizations(_ localizations: [String], for languages: String...) -> [String] {
        Bundle.preferredLocalizations(from: localizations, forPreferences: languages)
    }

    @Test(arguments: all)
    func languageGetsItsOwnLocalization(tag: String) {
        #expect(localizations(Self.all, for: tag) == [tag])
        #expect(localizations(Self.all.reversed(), for: tag.lowercased()) == [tag])
        #expect(localizations(Self.all, for: tag.replacingOccurrences(of: "-", with: "_")) == [tag])
    }

    @Test(arguments: [
        ("de-CH", "de"), ("en-GB", "en"), ("en-Latn-US", "en"), ("fr-CA", "fr"), ("es-419", "es"), ("es-MX", "es"),
        ("pt", "pt-BR"), ("pt-BR", "pt-BR"), ("pt-AO", "pt-PT"), ("pt-MO", "pt-PT"), ("no", "nb"), ("nb-NO", "nb"),
        ("no_NO", "nb"), ("nn", "nb"), ("iw", "he"), ("iw-IL", "he"), ("in", "id"), ("in_ID", "id"), ("sr-Cyrl", "sr"),
        ("sr-RS", "sr"), ("ur-PK", "ur-Arab-PK"), ("az", "az-Latn"), ("ars", "ar"), ("hi-Latn", "en"),
        ("ZH-hANS", "zh-Hans"), ("ja@calendar=japanese", "ja"),
    ])
    func languageGetsANearLocalization(tag: String, localization: String) {
        #expect(localizations(Self.all.reversed() + ["ur-Arab-PK", "az-Latn"], for: tag) == [localization])
    }

    @Test(arguments: [
        ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zh-Hans-HK", "zh-Hans"),
        ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant"), ("zh-Hant-CN", "zh-Hant"),
        ("yue-Hant-HK", "zh-Hant"), ("yue", "zh-Hant"), ("yue-CN", "zh-Hans"), ("Chinese", "zh-Hans"),
    ])
    func regionOfChineseDeterminesTheScript(tag: String, localization: String) {
        #expect(localizations(Self.all, for: tag) == [localization])
        #expect(localizations(Self.all.reversed(), for: tag) == [localization])
    }

    @Test(arguments: [
        "sr-Latn", "sr-Latn-RS", "sr-ME", "ar-Latn", "zz", "tlh", "", "-", "x", "\u{0}", "🇩🇪", "root", "de-",
    ])
    func languageWithoutALocalizationGetsEnglish(tag: String) {
        #expect(localizations(["fr", "en", "sr", "ar"], for: tag) == ["en"])
        #expect(localizations(["fr", "sr", "ar", "ja"], for: tag) == ["fr"], "an app without English")
    }

    @Test func otherScriptOfALanguageIsNoMatch() {
        #expect(localizations(["en", "zh-Hans"], for: "zh-Hant") == ["en"])
        #expect(localizations(["en", "zh-Hans"], for: "zh-TW", "zh-CN") == ["zh-Hans"])
        #expect(localizations(["en", "sr-Latn", "sr"], for: "sr") == ["sr"])
        #expect(localizations(["en", "az"], for: "az-IR") == ["en"], "Azerbaijani is written in Arabic there")
    }

    @Test func languagesAreTriedInOrder() {
        #expect(localizations(Self.all, for: "tlh", "de-AT", "fr") == ["de"])
        #expect(localizations(["en", "fr"], for: "de-AT", "fr-CA", "en") == ["fr"])
        #expect(localizations(["en", "fr-CA", "de"], for: "fr", "de") == ["fr-CA"], "another country's French")
    }

    @Test func nearestVarietyIsFollowedByThoseThatItInheritsFrom() {
        #expect(localizations(["en", "en-GB", "en-AU"], for: "en-NZ") == ["en-AU", "en-GB", "en"])
        #expect(localizations(["en", "en-GB", "en-US"], for: "en-IN") == ["en-GB", "en"])
        #expect(localizations(["en", "en-GB"], for: "en-US") == ["en"])
        #expect(localizations(["es", "es-419"], for: "es-AR") == ["es-419", "es"])
        #expect(localizations(["pt", "pt-BR", "pt-PT"], for: "pt-AO") == ["pt-PT", "pt"])
        #expect(localizations(["zh_TW", "zh_HK", "zh_CN"], for: "zh-Hant-MO") == ["zh_HK", "zh_TW"])
        #expect(localizations(["it-CH", "it-IT"], for: "it") == ["it-IT"], "the main country of the language")
    }

    @Test(arguments: [
        ("de-CH", "German"), ("en-GB", "English"), ("ja", "Japanese"), ("no", "Norwegian"), ("th", "English"),
    ])
    func namesOfLanguagesAreUnderstood(tag: String, localization: String) {
        #expect(localizations(["English", "German", "Japanese", "Norwegian"], for: tag) == [localization])
    }

    @Test func noLocalizationsAreEnglish() {
        #expect(localizations([], for: "de") == ["en"])
        #expect(Bundle.preferredLocalizations(from: ["fr", "ja"], forPreferences: []) == ["fr"])
    }
}
