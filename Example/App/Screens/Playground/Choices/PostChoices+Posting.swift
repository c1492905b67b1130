import MessageStackView
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
        postView.edge = edge
        postView.spacing = spacing
        postView.deck = deck
        postView.keepsAboveSheets = keepsAboveSheets
        manager.apply(to: postView)
    }

    /// Posts the content with a presentation.
    @MainActor
    func post(on postView: PostView, as presentation: PostPresentation) {
        guard content != .undo else {
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

    /// The value to post, except for a message that can be undone.
    var value: any Postable {
        content.value(
            ReadyMade.Content(
                title: text, text: content.features.contains(.text) ? subtitle : nil, severity: severity,
                icon: icon?.icon, actions: shownActions.map(\.action)))
    }
}

extension ReadyMade {
    /// A message that is as tall as the screen.
    static let longMessage: ReadyMade = {
        var kind = message
        kind.title = "Message with a long text"
        return kind
    }()

    /// A message that can be undone, which isn't posted as a value.
    static let undo = ReadyMade(title: "Undo", value: { Message($0.title) }, arguments: { _ in [] })
}

extension PostChoices.Icon {
    var icon: PostIcon {
        switch self {
        case .symbol: .symbol("bell.fill")
        case .emoji: .emoji("🍝")
        }
    }
}
