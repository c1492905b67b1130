import MessageStackView
import UIKit

extension PostChoices {
    /// Swift code that posts the content on a `postView` that has the chosen presentation.
    var postCode: String {
        guard content != .undo else {
            return """
                postView.post(undoable: \(text.code)) {
                    print("Committed")
                } undo: {
                    print("Undone")
                }
                """
        }
        let presentation = content.hasPresentation ? ["as: postView.presentation"] : []
        guard duration != nil || gestures != nil else {
            return PlaygroundCode.call("postView.post", [valueCode] + presentation)
        }
        let lines = [
            PlaygroundCode.call("var request = PostRequest", [valueCode]),
            duration.map { "request.duration = \($0.code)" }, gestures.map { "request.gestures = \($0.code)" },
            PlaygroundCode.call("postView.post", ["request"] + presentation),
        ]
        return lines.compactMap(\.self).joined(separator: "\n")
    }

    /// The Swift code of the posted value.
    private var valueCode: String {
        switch content {
        case .message, .longMessage:
            let severity = severity.map { ".\($0)" }
            return call(
                "Message", [severity, text.code, "subtitle: \(subtitle.code)", icon.map { "icon: \($0.code)" }])
        case .note: return "NoteMessage(\(text.code), accessory: .activity)"
        case .undo: return ""
        case .alert: return call("AlertMessage", titleAndText + [icon.map { "icon: \($0.code)" }])
        case .popup: return call("PopupMessage", [icon.map { "hero: .icon(\($0.code))" }] + titleAndText)
        case .form:
            let arguments = iconAndTexts + ["fields: [.email(), .password()]", #"submit: "Sign in""#]
            return PlaygroundCode.call("FormMessage", arguments) + #" { print("Signed in as \($0["email"])") }"#
        case .rating:
            return PlaygroundCode.call("RatingMessage", iconAndTexts + [#"submit: "Send""#])
                + #" { print("Rated \($0.value)") }"#
        case .progress: return "ProgressMessage(title: \(text.code), fraction: 0.4)"
        }
    }

    private var iconAndTexts: [String] {
        ([icon.map { "icon: \($0.code)" }] + titleAndText).compactMap(\.self)
    }

    private var titleAndText: [String?] { ["title: \(text.code)", "text: \(subtitle.code)"] }

    /// Returns the code of a call with the actions as the last argument.
    private func call(_ name: String, _ arguments: [String?]) -> String {
        PlaygroundCode.call(name, (arguments + [actionsCode]).compactMap(\.self))
    }

    private var actionsCode: String? {
        let codes = [
            #"PostAction("Continue") { print("Continued") }"#, #".cancel("Not now")"#, #".destructive("Delete")"#,
        ]
        return actionCount == 0 ? nil : "actions: [\(codes.prefix(actionCount).joined(separator: ", "))]"
    }
}

extension PostChoices.Icon {
    fileprivate var code: String {
        switch self {
        case .symbol: #".symbol("bell.fill")"#
        case .emoji: #".emoji("🍝")"#
        }
    }
}

extension PostDuration {
    fileprivate var code: String {
        switch self {
        case .seconds(let seconds): ".seconds(\(seconds.code))"
        case .untilRemoved: ".untilRemoved"
        case .automatic: ".automatic"
        }
    }
}

extension PostGestures {
    fileprivate var code: String {
        if self == [.pan, .tap] { return "[.pan, .tap]" }
        if isEmpty { return "[]" }
        return self == .pan ? ".pan" : ".tap"
    }
}

extension String {
    /// The Swift literal of the text.
    fileprivate var code: String { debugDescription }
}
