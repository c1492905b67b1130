import MessageStackView
import MessageStackViewForms
import UIKit

extension PostChoices {
    static let longText = """
        A post is as tall as its content, up to the available height. Longer content scrolls, and a drag past its \
        end moves the post. Rotate the device to see it.
        """

    /// The text below the title.
    var subtitle: String { content == .longMessage ? Self.longText : "Drag it, tap it, rotate the device" }

    /// Applies the settings to a post view and its manager.
    @MainActor
    func configure(_ postView: PostView) {
        postView.layout = layout
        postView.spacing = spacing
        postView.deck = deck
        manager.apply(to: postView)
    }

    /// Posts the content with a presentation.
    @MainActor
    func post(on postView: PostView, as presentation: PostPresentation) {
        guard let value else {
            postView.post(undoable: text, as: presentation, request: { $0.key = self.request.key }) {
                print("Committed")
            } undo: {
                print("Undone")
            }
            return
        }
        var request = PostRequest(value)
        self.request.apply(to: &request)
        postView.post(request, as: presentation)
    }

    /// The value to post; nil for a message that can be undone.
    private var value: (any Postable)? {
        switch content {
        case .message, .longMessage:
            if let severity {
                Message(severity, text, subtitle: subtitle, icon: icon?.icon, actions: actionValues)
            } else {
                Message(text, subtitle: subtitle, icon: icon?.icon, actions: actionValues)
            }
        case .note: NoteMessage(text, accessory: .activity)
        case .undo: nil
        case .alert: AlertMessage(title: text, text: subtitle, icon: icon?.icon, actions: actionValues)
        case .popup: PopupMessage(hero: icon.map { .icon($0.icon) }, title: text, text: subtitle, actions: actionValues)
        case .form:
            FormMessage(
                icon: icon?.icon, title: text, text: subtitle, fields: [.email(), .password()], submit: "Sign in"
            ) { print("Signed in as \($0["email"])") }
        case .rating:
            RatingMessage(icon: icon?.icon, title: text, text: subtitle, submit: "Send") {
                print("Rated \($0.value)")
            }
        case .progress: ProgressMessage(title: text, fraction: 0.4)
        }
    }

    private var actionValues: [PostAction] { shownActions.map(\.action) }
}

extension PostChoices.Icon {
    var icon: PostIcon {
        switch self {
        case .symbol: .symbol("bell.fill")
        case .emoji: .emoji("🍝")
        }
    }
}
