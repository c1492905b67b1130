import MessageStackViewForms
import Testing
import UIKit

@testable import MessageStackView

/// The texts of values whose views aren't made.
@MainActor
@Suite(.leavesNothingBehind)
struct SummaryTests {
    /// Returns each ready-made value with two texts.
    private func values(_ title: String?, _ text: String?) -> [any Postable] {
        [
            Message(title: title, subtitle: text), BadgeMessage(title ?? "", subtitle: text),
            ProgressMessage(title, subtitle: text), AlertMessage(title, text: text),
            PopupMessage(title, text: text), FormMessage(title, text: text, fields: [], submit: "OK"),
            RatingMessage(title, text: text, submit: "Send"),
        ]
    }

    @Test(
        arguments: [
            ("Saved", "All photos", "Saved, All photos"), ("Saved", "", "Saved"), ("Saved", nil, "Saved"),
            ("", "All photos", "All photos"), ("", "", ""),
        ] as [(String?, String?, String)])
    func emptyTextsAreLeftOut(title: String?, text: String?, summary: String) {
        for value in values(title, text) { #expect(value.summary == summary, "\(type(of: value))") }
    }
}
