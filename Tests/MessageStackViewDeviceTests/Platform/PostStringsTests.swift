import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The language of texts where Apple promises no more than one of the localizations.
@MainActor
@Suite(.leavesNothingBehind)
struct PostStringsTests {
    @Test(.bothReadings(of: .localizationsAreArbitrary))
    func unmatchedLanguageIsEnglish() {
        _ = Simulator()
        let found = Bundle.preferredLocalizations(from: ["en", "de", "zh-Hant"], forPreferences: ["cy"])
        #expect(found == [Reading.localizationsAreArbitrary.isOn ? "zh-Hant" : "en"])
        let expected = [
            "cy": "en", "xx": "en", "sr-Latn": "en", "de-AT": "de", "zh-HK": "zh-Hant", "no": "nb", "pt": "pt-BR",
        ]
        for (preference, language) in expected {
            #expect(PostStrings.language(for: [preference]) == language, "\(preference)")
        }
        #expect(PostStrings.language(for: []) == "en")
    }
}
