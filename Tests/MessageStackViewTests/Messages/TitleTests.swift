import MessageStackViewForms
import Testing
import UIKit

@testable import MessageStackView

/// The first argument of ready-made posts, which has no label.
@MainActor
@Suite(.leavesNothingBehind)
struct TitleTests {
    @Test func firstArgumentIsTheTitle() {
        let titles = [
            AlertMessage("Title", text: "Text", severity: .error).title, BadgeMessage("Title", subtitle: "Text").title,
            FormMessage("Title", text: "Text", fields: [], submit: "Send").title,
            PopupMessage("Title", text: "Text", hero: .icon("star")).title,
            PopupMessage("Title", text: "Text", image: nil).title, ProgressMessage("Title", subtitle: "Text").title,
            RatingMessage("Title", text: "Text", submit: "Send").title,
        ]
        #expect(titles == Array(repeating: "Title", count: 7))
    }

    @Test func titleCanBeLeftOutOrNil() {
        let title: String? = nil
        let titles = [
            AlertMessage(text: "Text").title, AlertMessage(title, text: "Text").title, BadgeMessage().title,
            FormMessage(text: "Text", fields: [], submit: "Send").title, PopupMessage(text: "Text").title,
            PopupMessage(image: UIImage()).title, ProgressMessage(fraction: 0.5).title,
            RatingMessage(submit: "Send").title,
        ]
        #expect(titles.allSatisfy { $0 == nil })
    }

    @Test func severityIsAnArgument() {
        let severities = [
            Message("Title", severity: .warning).severity, NoteMessage("Title", severity: .warning).severity,
            AlertMessage("Title", severity: .warning).severity, PopupMessage("Title", severity: .warning).severity,
            PopupMessage("Title", image: nil, severity: .warning).severity,
            FormMessage("Title", fields: [], submit: "Send", severity: .warning).severity,
            RatingMessage("Title", submit: "Send", severity: .warning).severity,
        ]
        #expect(severities.allSatisfy { $0 == .warning })
    }
}
