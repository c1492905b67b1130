import MessageStackView
import UIKit

/// The rows of a post's content, actions, time and announcement.
extension PlaygroundForm {
    var postRows: [PlaygroundRow] {
        let content = PlaygroundRow(
            title: "Content",
            control: .menu(
                PostChoices.contents.map(\.title), chosen: PostChoices.contents.firstIndex(of: post.content)
            ) { [weak self] in self?.chosenContent = PostChoices.contents[$0] })
        let features = post.content.features
        let severity: PlaygroundRow = severities("Severity", \.post.severity, none: "None")
        let icon: PlaygroundRow = menu(
            "Icon", \.post.icon, ["Automatic": nil, "Symbol": .symbol, "Emoji": .emoji])
        return [content, field("Title", \.post.text)] + (features.contains(.severity) ? [severity] : [])
            + (features.contains(.icon) ? [icon] : []) + (isRequest ? [durationRow, gestureRow] : [])
    }

    /// Whether the content is posted with a request.
    var isRequest: Bool { post.content != .undo }

    private var durationRow: PlaygroundRow {
        menu(
            "Leaves after", \.post.request.duration,
            [
                "Automatic": nil, "The reading time": .automatic, "2 s": .seconds(2), "5 s": .seconds(5),
                "Its removal": .untilRemoved,
            ])
    }

    private var gestureRow: PlaygroundRow {
        menu(
            "Gestures", \.post.request.gestures,
            [
                "Post view’s default": nil, "Drag and tap to remove": [.pan, .tap], "Drag to remove": .pan,
                "Tap to remove": .tap, "None": [],
            ])
    }

    private func severities(
        _ title: String, _ path: ReferenceWritableKeyPath<PlaygroundForm, PostSeverity?>, none: String
    ) -> PlaygroundRow {
        menu(
            title, path,
            [none: nil, "Information": .information, "Success": .success, "Warning": .warning, "Error": .error])
    }

    // MARK: - Actions

    /// The number of actions, and the settings of one of them.
    var actionRows: [PlaygroundRow] {
        guard post.content.features.contains(.actions) else { return [] }
        let count = post.actionCount
        let number = segments("Actions", \.post.actionCount, ["None": 0, "1": 1, "2": 2, "3": 3])
        guard count > 0 else { return [number] }
        let index = min(editedAction, count - 1)
        let edited = PlaygroundRow(
            title: "Settings of action",
            control: .segments((1...count).map(String.init), chosen: index) { [weak self] in self?.editedAction = $0 })
        return [number] + (count > 1 ? [edited] : []) + rows(ofAction: index)
    }

    private func rows(ofAction index: Int) -> [PlaygroundRow] {
        let path = \PlaygroundForm.post.actions[index]
        return [
            field("Title of the button", path.appending(path: \.title)),
            segments(
                "Role", path.appending(path: \.role),
                ["Default": .default, "Cancel": .cancel, "Destructive": .destructive]),
            menu(
                "Handler", path.appending(path: \.handler),
                ["None": .none, "Prints the title": .prints, "Takes 2 s": .waits]),
            toggle("Preferred", path.appending(path: \.isPreferred)),
            toggle("Ends the post", path.appending(path: \.endsPost)),
            toggle("Enabled", path.appending(path: \.isEnabled)),
            toggle("Image", path.appending(path: \.hasImage)),
            field("ID (the title if empty)", path.appending(path: \.id)),
        ]
    }

    // MARK: - Time and announcement

    var timeRows: [PlaygroundRow] {
        let indicator = segments("Time left", \.choices.timeIndicator, ["Hidden": .none, "Bar": .bar, "Ring": .ring])
        guard isRequest else { return [indicator] }
        return [
            indicator,
            menu("Enters after", \.post.request.delay, Self.seconds("Automatic")),
            menu("Stays for at least", \.post.request.minimumTime, Self.seconds("Automatic")),
            menu("Waits for at most", \.post.request.expiresAfter, Self.seconds("Automatic")),
            menu("Stays after a touch for", \.post.request.timeAfterHold, Self.seconds("Automatic")),
        ]
    }

    var animationRows: [PlaygroundRow] {
        guard isRequest else { return [] }
        return [
            menu(
                "Animates its entrance", \.post.request.animatesEntrance,
                ["Post view’s default": nil, "Yes": true, "No": false]),
            menu(
                "Animates its exit", \.post.request.animatesExit,
                ["Post view’s default": nil, "Yes": true, "No": false]),
        ]
    }

    /// Returns a menu's options for a number of seconds.
    static func seconds(_ none: String) -> KeyValuePairs<String, TimeInterval?> {
        [none: nil, "0 s": 0, "1 s": 1, "3 s": 3, "10 s": 10]
    }

    var announcementRows: [PlaygroundRow] {
        guard isRequest else { return [] }
        let text = field("Announced text", \.post.announcedText)
        return [
            menu(
                "Announcement", \.post.announcement,
                ["Text of the post": .automatic, "Another text": .own, "None": PostChoices.Announcement.none])
        ] + (post.announcement == .own ? [text] : []) + [
            severities("Announced severity", \.post.request.severity, none: "Automatic"),
            menu(
                "Caused by the user", \.post.request.isUserInitiated,
                ["Post view’s default": nil, "Yes": true, "No": false]),
            menu("Haptic", \.post.request.haptic, Self.haptics),
        ]
    }

    /// The options of a menu for a haptic.
    static let haptics: KeyValuePairs<String, PostHaptic> = [
        "Automatic": .automatic, "None": .off, "Success": .success, "Warning": .warning, "Error": .error,
        "Selection": .selection, "Light": .light, "Medium": .medium, "Heavy": .heavy, "Soft": .soft, "Rigid": .rigid,
    ]
}

extension PlaygroundForm {
    /// The content. Setting it starts with the preset that is made for it, unless the settings have been changed.
    var chosenContent: ReadyMade {
        get { post.content }
        set {
            let isUnchanged = choices == PlaygroundChoices(post.content.preset ?? .standard)
            post.content = newValue
            if isUnchanged { choices = PlaygroundChoices(newValue.preset ?? .standard) }
        }
    }
}

extension PostChoices {
    /// The kind of text that is announced.
    enum Announcement {
        case automatic, own, none
    }

    /// The kind of text that is announced. An announced text starts as the title.
    var announcement: Announcement {
        get { request.accessibilityMessage.map { $0.isEmpty ? .none : .own } ?? .automatic }
        set {
            switch newValue {
            case .automatic: request.accessibilityMessage = nil
            case .own: request.accessibilityMessage = text.isEmpty ? "Saved" : text
            case .none: request.accessibilityMessage = ""
            }
        }
    }

    fileprivate var announcedText: String {
        get { request.accessibilityMessage ?? "" }
        set { request.accessibilityMessage = newValue }
    }
}
