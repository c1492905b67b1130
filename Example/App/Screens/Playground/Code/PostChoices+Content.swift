import MessageStackView
import UIKit

@MainActor
extension PostChoices {
    /// Swift code that posts the content on a `postView` that has the chosen presentation.
    var postCode: String {
        guard content != .undo else {
            let key = request.key.map { ", request: { $0.key = \($0.code) }" } ?? ""
            return """
                postView.post(undoable: \(text.code)\(key)) {
                    print("Committed")
                } undo: {
                    print("Undone")
                }
                """
        }
        let presentation = content.hasPresentation ? ["as: postView.presentation"] : []
        let edits = request.code
        guard !edits.isEmpty else {
            return (actionLines + [PlaygroundCode.call("postView.post", [valueCode] + presentation)])
                .joined(separator: "\n")
        }
        let lines =
            actionLines + [PlaygroundCode.call("var request = PostRequest", [valueCode])] + edits
            + [PlaygroundCode.call("postView.post", ["request"] + presentation)]
        return lines.joined(separator: "\n")
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
        let codes = shownActions.enumerated().map { index, action in
            action.isEnabled ? action.code() : Self.name(ofAction: index)
        }
        return codes.isEmpty ? nil : PlaygroundCode.list("actions: ", codes)
    }

    /// The lines that create the actions that aren't enabled.
    private var actionLines: [String] {
        shownActions.enumerated().filter { !$1.isEnabled }.flatMap { index, action in
            let name = Self.name(ofAction: index)
            return ["var \(name) = \(action.code(type: "PostAction"))", "\(name).isEnabled = false"]
        }
    }

    private static func name(ofAction index: Int) -> String { ["firstAction", "secondAction", "thirdAction"][index] }
}

extension PostChoices.Icon {
    fileprivate var code: String {
        switch self {
        case .symbol: #".symbol("bell.fill")"#
        case .emoji: #".emoji("🍝")"#
        }
    }
}
