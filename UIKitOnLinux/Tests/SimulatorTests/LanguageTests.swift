import Simulator
import Testing
import UIKit

/// The languages that the user has chosen for the app.
@MainActor
struct LanguageTests {
    private let simulator = Simulator()

    private func expectLanguages(_ languages: [String]) {
        #expect(simulator.languages == languages)
        #expect(Bundle.main.preferredLocalizations == languages)
        #expect(Locale.preferredLanguages == languages)
    }

    @Test func appIsInEnglishUntilAnotherLanguageIsChosen() {
        expectLanguages(["en"])
        simulator.languages = ["de-CH", "fr"]
        expectLanguages(["de-CH", "fr"])
        let available = ["en", "fr", "de"]
        #expect(Bundle.preferredLocalizations(from: available) == ["de"])
        #expect(Bundle.preferredLocalizations(from: available, forPreferences: nil) == ["de"])
        #expect(Bundle.preferredLocalizations(from: available, forPreferences: ["fr"]) == ["fr"])
        simulator.languages = []
        expectLanguages(["en"])
    }

    @Test func anotherDeviceHasItsOwnLanguages() {
        simulator.languages = ["ar"]
        let other = Simulator(device: .iPad11)
        #expect(other.languages == ["en"] && other.layoutDirection == .leftToRight)
        #expect(Bundle.main.preferredLocalizations == ["en"] && Locale.preferredLanguages == ["en"])
    }

    @Test func otherThreadsSeeTheLanguages() async {
        simulator.languages = ["ja"]
        #expect(await Task.detached { Bundle.main.preferredLocalizations }.value == ["ja"])
    }

    @Test func otherBundleHasTheLanguagesOfItsFolders() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["de", "pt-PT", "sr-Latn"] {
            let localization = folder.appendingPathComponent("\(name).lproj")
            try FileManager.default.createDirectory(at: localization, withIntermediateDirectories: true)
        }
        let bundle = try #require(Bundle(url: folder))
        simulator.languages = ["fr", "pt-AO"]
        #expect(bundle.preferredLocalizations == ["pt-PT"])
        simulator.languages = ["sr"]
        #expect(bundle.preferredLocalizations == ["de"])
    }

    // MARK: Direction

    @Test(arguments: [
        ("de", false), ("ar", true), ("ar-EG", true), ("he", true), ("iw", true), ("fa", true), ("ur", true),
        ("ckb", true), ("yi", true), ("ps", true), ("ja", false), ("zh-Hant", false), ("ar-Latn", false),
        ("zz", false), ("", false), ("🇪🇬", false),
    ])
    func firstLanguageDeterminesTheDirection(tag: String, isRightToLeft: Bool) {
        simulator.languages = [tag, "he", "en"]
        let controller = UIViewController()
        simulator.show(controller)
        #expect((simulator.layoutDirection == .rightToLeft) == isRightToLeft)
        #expect((controller.traitCollection.layoutDirection == .rightToLeft) == isRightToLeft)
        #expect((UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft) == isRightToLeft)
    }

    @Test func chosenDirectionOverridesThatOfTheLanguage() {
        simulator.layoutDirection = .leftToRight
        simulator.languages = ["ar"]
        #expect(simulator.layoutDirection == .leftToRight)
        simulator.layoutDirection = .unspecified
        #expect(simulator.layoutDirection == .rightToLeft)
    }

    @Test func localeDeterminesTheDirectionUntilALanguageIsChosen() {
        simulator.locale = Locale(identifier: "ar_EG")
        #expect(simulator.layoutDirection == .rightToLeft && simulator.languages == ["en"])
        simulator.languages = ["de"]
        #expect(simulator.layoutDirection == .leftToRight)
        simulator.locale = Locale(identifier: "he_IL")
        #expect(simulator.layoutDirection == .leftToRight)
        simulator.languages = []
        #expect(simulator.layoutDirection == .rightToLeft)
    }
}
