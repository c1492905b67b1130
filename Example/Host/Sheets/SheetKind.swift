import MessageStackView
import MessageStackViewForms
import UIKit

/// A kind of post with contact sheets.
struct SheetKind: Sendable {
    /// The name of the sheets.
    let name: String
    /// A post with an ordinary content.
    let post: SheetPost
    /// Whether the sheet of unusual texts also has a post with three buttons.
    var hasThreeButtons = false
    /// Returns a post with a text and a number of buttons, by default the usual one of the kind; nil if the kind has no sheet of
    /// unusual texts.
    var makePost: (@Sendable (SheetText, _ buttonCount: Int?) -> SheetPost)?

    /// The kinds of ready-made posts with a sample, and others.
    static let all =
        ReadyMade.all.compactMap(SheetKind.init) + [
            SheetKind(
                "message", "Message with an emoji", makePost: make(.message, .card(.top), icon: "bell.fill")),
            SheetKind(
                "message-with-actions", "Message with two actions", hasThreeButtons: true,
                makePost: make(.message, .card(.top), .warning, buttons: 2)),
            SheetKind("undo", "Undo"),
            SheetKind("note", "Note with an activity indicator", makePost: make(.note, .bar(.top))),
            SheetKind(name: "toast", post: .toast("The link is in your clipboard")) { text, _ in .toast(text.text) },
            SheetKind(name: "badge", post: badge, makePost: make(.badge, PostPresentation())),
            SheetKind(
                "alert-with-three-actions", "Alert with three actions", makePost: make(.alert, .alert, buttons: 3)),
            SheetKind(
                "pop-up", "Pop-up", hasThreeButtons: true,
                makePost: make(.popup, .popup, icon: "bell.badge", buttons: 2)),
            SheetKind("form", "Form") { text, _ in
                SheetPost(
                    .form,
                    FormMessage(
                        text.title, text: text.text,
                        fields: [.text(text.fields.text, placeholder: text.fields.text), .toggle(text.fields.toggle)],
                        submit: text.buttons.preferred, cancel: text.buttons.cancel))
            },
            SheetKind("rating", "Rating"), SheetKind("deck", "Deck"), SheetKind("hud", "HUD"),
            SheetKind("pill", "Pill", makePost: make(.message, .pill, icon: "bell.fill")),
            SheetKind("expanded-pill", "Expanded pill"),
        ]

    private static let badge: SheetPost = {
        let content = ReadyMade.Content(title: "Thank you", text: "Your donation has arrived.")
        return SheetPost(PostPresentation(), ReadyMade.badge.value(content))
    }()

    /// Returns a closure that makes posts of a ready-made kind.
    private static func make(
        _ kind: ReadyMade, _ presentation: PostPresentation, _ severity: PostSeverity? = nil, icon: PostIcon? = nil,
        buttons: Int = 0
    ) -> @Sendable (SheetText, Int?) -> SheetPost {
        { text, count in
            let buttons = count ?? buttons
            let content = ReadyMade.Content(
                title: text.title, text: text.text, severity: severity, icon: icon,
                actions: buttons > 0 ? text.actions(buttons) : [],
                answers: (yes: text.buttons.preferred, no: text.buttons.cancel))
            return SheetPost(presentation, kind.value(content))
        }
    }
}

extension SheetKind {
    /// Creates a kind with the sample of a title in the gallery.
    private init(
        _ name: String, _ title: String, hasThreeButtons: Bool = false,
        makePost: (@Sendable (SheetText, Int?) -> SheetPost)? = nil
    ) {
        self.init(name: name, post: .sample(.named(title)), hasThreeButtons: hasThreeButtons, makePost: makePost)
    }

    /// Creates the kind of a ready-made post; nil if it has no sample.
    private init?(_ kind: ReadyMade) {
        guard let sample = GallerySample(kind), let presentation = kind.sample?.presentation else { return nil }
        let buttons = kind.features.contains(.actions) ? 2 : 0
        self.init(
            String(sample.pictureName.dropFirst("gallery-".count)), sample.title,
            makePost: Self.make(kind, presentation, buttons: buttons))
    }
}
