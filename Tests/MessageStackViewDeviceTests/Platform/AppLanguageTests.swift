import Foundation
import Simulator
import Testing

@testable import MessageStackView

/// The language of the library's texts in apps with different localizations.
@MainActor
@Suite(.leavesNothingBehind)
struct AppLanguageTests {
    private let simulator = Simulator()

    /// Returns the texts of an app for a user with preferred languages.
    ///
    /// - Parameter localizations: The app's localizations, each with the content of its `Localizable.strings`.
    private func strings(_ localizations: [String: String], for languages: [String]) throws -> PostStrings {
        simulator.languages = languages
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, table) in localizations {
            let localization = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: localization, withIntermediateDirectories: true)
            try table.write(
                to: localization.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return PostStrings(for: try #require(Bundle(path: folder.path)))
    }

    @Test(.without(.localizationsAreArbitrary, because: "the app has any language if none matches"))
    func preferredLocalizationIsUsed() throws {
        let app = ["en": "", "de": "", "pt-BR": ""]
        #expect(try strings(app, for: ["de-CH", "en"]).cancel == "Abbrechen")
        #expect(try strings(app, for: ["pt-BR"]).cancel == "Cancelar")
        #expect(try strings(app, for: ["fr"]).cancel == "Cancel")
    }

    @Test(arguments: [["en": ""], [:]])
    func englishAppStaysEnglish(app: [String: String]) throws {
        let strings = try strings(app, for: ["de"])
        #expect(strings.language == "en" && strings.cancel == "Cancel")
    }

    @Test func appInUnknownLanguageHasEnglishTexts() throws {
        let strings = try strings(["cy": ""], for: ["cy"])
        #expect(strings.language == "en" && strings.cancel == "Cancel")
    }

    @Test func mainBundleHasLanguageOfUser() {
        simulator.languages = ["ja"]
        #expect(PostStrings().cancel == "キャンセル")
        simulator.languages = ["en"]
    }

    @Test func tableOfAppReplacesTexts() throws {
        // Foundation on Linux reads English tables only.
        let table = """
            "MessageStackView.undo" = "Put Back";
            "MessageStackView.rating" = "%2$d stars, %1$d of them full";
            "MessageStackView.times" = "%d×";
            """
        let strings = try strings(["en": table], for: ["en"])
        #expect(strings.undo == "Put Back" && strings.cancel == "Cancel")
        #expect(strings.rating(3, 5) == "5 stars, 3 of them full" && strings.times(3) == "3×")
    }
}
