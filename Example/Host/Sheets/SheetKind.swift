import MessageStackView
import MessageStackViewForms
import UIKit

/// A kind of post with contact sheets.
enum SheetKind: String, CaseIterable {
    case message
    case messageWithActions = "message-with-actions"
    case undo
    case note
    case progress
    case toast
    case badge
    case alert
    case alertWithThreeActions = "alert-with-three-actions"
    case popup = "pop-up"
    case form
    case rating
    case deck
    case hud
    case pill
    case expandedPill = "expanded-pill"

    /// The title of the kind's sample in the gallery; nil if the gallery has none.
    var sampleTitle: String? {
        switch self {
        case .message: "Message with an emoji"
        case .messageWithActions: "Message with two actions"
        case .undo: "Undo"
        case .note: "Note with an activity indicator"
        case .progress: "Progress"
        case .toast, .badge: nil
        case .alert: "Alert"
        case .alertWithThreeActions: "Alert with three actions"
        case .popup: "Pop-up"
        case .form: "Form"
        case .rating: "Rating"
        case .deck: "Deck"
        case .hud: "HUD"
        case .pill: "Pill"
        case .expandedPill: "Expanded pill"
        }
    }

    /// A post of the kind with an ordinary content.
    var post: SheetPost {
        guard let sampleTitle else {
            return self == .toast
                ? .toast("The link is in your clipboard") : badge("Thank you", "Your donation has arrived.")
        }
        return .sample(.named(sampleTitle))
    }

    /// Returns a post of the kind with a text; nil if the kind has no sheet of unusual texts.
    ///
    /// - Parameter buttonCount: The number of buttons; nil for the usual one of the kind.
    func post(_ text: SheetText, buttonCount: Int? = nil) -> SheetPost? {
        switch self {
        case .message:
            SheetPost(.card(.top), Message(text.title, subtitle: text.text, icon: .symbol("bell.fill")))
        case .messageWithActions:
            SheetPost(
                .card(.top),
                Message(.warning, text.title, subtitle: text.text, actions: text.actions(buttonCount ?? 2)))
        case .note: SheetPost(.bar(.top), NoteMessage(text.title, accessory: .activity))
        case .toast: .toast(text.text)
        case .badge: badge(text.title, text.text)
        case .alertWithThreeActions:
            SheetPost(.alert, AlertMessage(title: text.title, text: text.text, actions: text.actions(buttonCount ?? 3)))
        case .popup:
            SheetPost(
                .popup,
                PopupMessage(
                    hero: .icon(.symbol("bell.badge")), title: text.title, text: text.text,
                    actions: text.actions(buttonCount ?? 2)))
        case .form:
            SheetPost(
                .form,
                FormMessage(
                    title: text.title, text: text.text,
                    fields: [.text(text.fields.text, placeholder: text.fields.text), .toggle(text.fields.toggle)],
                    submit: text.buttons.preferred, cancel: text.buttons.cancel))
        case .pill: SheetPost(.pill, Message(text.title, subtitle: text.text, icon: .symbol("bell.fill")))
        case .undo, .progress, .alert, .rating, .deck, .hud, .expandedPill: nil
        }
    }

    private func badge(_ title: String, _ subtitle: String) -> SheetPost {
        let image = UIImage(named: "donations")
        let badge = BadgeMessage(title: title, subtitle: subtitle, image: image, fillColor: .systemRed)
        return SheetPost(PostPresentation(), badge)
    }
}
