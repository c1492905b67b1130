import MessageStackViewForms
import Testing
import UIKit

@testable import MessageStackView

/// Equality of ready-made posts: what they show, but not their closures.
@MainActor
@Suite(.leavesNothingBehind)
struct MessageEqualityTests {
    @Test func notesAreEqualIfTextAndAccessoryAre() {
        #expect(NoteMessage("Connecting", accessory: .activity) == NoteMessage("Connecting", accessory: .activity))
        #expect(
            NoteMessage("Typing", accessory: .view { UIView() })
                == NoteMessage("Typing", accessory: .view { UILabel() }))
        let others = [
            NoteMessage("Connected", accessory: .activity), NoteMessage("Connecting"),
            NoteMessage("Connecting", accessory: .image(UIImage())),
            NoteMessage("Connecting", accessory: .view { UIView() }),
        ]
        for other in others { #expect(NoteMessage("Connecting", accessory: .activity) != other) }
        var severe = NoteMessage("Connecting", accessory: .activity)
        severe.severity = .error
        #expect(severe != NoteMessage("Connecting", accessory: .activity))
    }

    @Test func formsAreEqualWhateverTheirClosuresAre() {
        let form = FormMessage("Sign in", fields: [.email(validate: { _ in nil })], submit: "Sign in") { _ in }
        #expect(form == FormMessage("Sign in", fields: [.email()], submit: "Sign in"))
        let changes: [(inout FormMessage) -> Void] = [
            { $0.icon = .emoji("🔑") }, { $0.title = nil }, { $0.text = "Text" }, { $0.fields = [.password()] },
            { $0.fields = [.email(value: "a@b.c")] }, { $0.fields = [.email(isRequired: false)] },
            { $0.fields = [.email("Mail")] }, { $0.fields = [.email(placeholder: "you@example.org")] },
            { $0.submit = "Go" }, { $0.cancel = "" }, { $0.severity = .warning },
            { $0.disablesSubmitWhileInvalid = true },
        ]
        for change in changes {
            var other = form
            change(&other)
            #expect(other != form)
        }
    }

    @Test func ratingsAreEqualWhateverTheirClosuresAre() {
        let rating = RatingMessage("How was it?", submit: "Send") { _ in }
        #expect(rating == RatingMessage("How was it?", submit: "Send"))
        let changes: [(inout RatingMessage) -> Void] = [
            { $0.icon = .emoji("🍝") }, { $0.title = nil }, { $0.text = "Text" }, { $0.count = 3 },
            { $0.symbol = "heart" }, { $0.value = 2 }, { $0.names = ["Poor"] }, { $0.comment = .multiline("Comment") },
            { $0.submit = "Go" }, { $0.cancel = "" }, { $0.severity = .warning },
        ]
        for change in changes {
            var other = rating
            change(&other)
            #expect(other != rating)
        }
    }

    @Test func equalFormWithoutKeyIsRefused() {
        let form = FormMessage("Sign in", fields: [.email()], submit: "Sign in")
        let table = PostTable()
        let posts = (0..<2).map { _ in table.poster.post(form) { $0.duplicatePolicy = .ignore } }
        #expect(posts.map(\.refusal) == [nil, .duplicate])
    }
}
