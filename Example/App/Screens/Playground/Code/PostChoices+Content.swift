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
        let presentation = value.presentation == nil ? [] : ["as: postView.presentation"]
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
        let parts = ReadyMade.Code(
            title: text.code, text: subtitle.code, severity: severity.map { ".\($0)" }, icon: icon.map(\.code),
            actions: actionsCode)
        let arguments = content.arguments?(parts) ?? []
        let handler = content.handler.isEmpty ? "" : " { \(content.handler) }"
        return PlaygroundCode.call("\(type(of: value))", arguments.compactMap(\.self)) + handler
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
        case .symbol: #""bell.fill""#
        case .emoji: #""🍝""#
        }
    }
}
