import MessageStackView
import UIKit

/// Generates the Swift code of the Playground's settings.
enum PlaygroundCode {
    /// Returns the code of a call. If one line would exceed 60 characters, each argument has its own line.
    static func call(_ name: String, _ arguments: [String]) -> String {
        let line = "\(name)(\(arguments.joined(separator: ", ")))"
        guard line.count > 60, arguments.count > 1 else { return line }
        let lines = arguments.joined(separator: ",\n").split(separator: "\n").map { "    \($0)" }
        return "\(name)(\n\(lines.joined(separator: "\n"))\n)"
    }

    /// Returns the code of an array literal. If one line would exceed 60 characters, each element has its own line.
    static func list(_ label: String, _ elements: [String]) -> String {
        let line = "\(label)[\(elements.joined(separator: ", "))]"
        guard line.count > 60, elements.count > 1 else { return line }
        return "\(label)[\n\(elements.map { "    \($0),\n" }.joined())]"
    }

    /// Returns code that creates or looks up a poster, sets its presentation, and posts.
    @MainActor
    static func swift(for choices: PlaygroundChoices, _ post: PostChoices) -> String {
        [post.posterCode, swift(for: choices), post.postCode].joined(separator: "\n")
    }

    /// Returns code that sets the presentation of a `postView`. It contains only the differences from the preset.
    static func swift(for choices: PlaygroundChoices) -> String {
        let lines = lines(for: choices)
        let preset = choices.preset.code(choices.side)
        switch (choices.preset, lines.count) {
        case (.standard, 0): return "postView.presentation = PostPresentation()"
        case (.standard, 1): return "postView.presentation.\(lines[0])"
        case (.standard, _):
            let body = lines.flatMap { "$0.\($0)".split(separator: "\n") }.map { "    \($0)" }
            return (["postView.presentation = PostPresentation {"] + body + ["}"]).joined(separator: "\n")
        case (_, 0...1):
            return (["postView.presentation = .\(preset)"] + lines.map { "postView.presentation.\($0)" })
                .joined(separator: "\n")
        default:
            let edits = lines.map { "presentation.\($0)" }
            return
                (["var presentation = PostPresentation.\(preset)"] + edits
                + ["postView.presentation = presentation"]).joined(separator: "\n")
        }
    }

    /// Returns the assignments that turn the preset into the settings.
    private static func lines(for choices: PlaygroundChoices) -> [String] {
        let base = PlaygroundChoices(choices.preset, choices.side)
        let safeArea = choices.safeArea == base.safeArea ? nil : "safeArea = \(choices.safeArea.code)"
        let isExpandable =
            choices.isExpandable == base.isExpandable ? nil : "isExpandable = \(choices.isExpandable)"
        let indicator = choices.timeIndicator
        let indicatorCode = indicator == base.timeIndicator ? nil : "timeIndicator = \(indicator.code)"
        let besideButton = PostPresentation.anchored.placement
        let insets = PostPlacement(insets: choices.placement.insets)
            .code(from: PostPlacement(insets: besideButton.insets))
        let placement =
            choices.isBesideButton
            ? ["placement = PostPresentation.anchored(to: button).placement"] + insets
            : choices.placement.code(from: base.placement)
        return placement + choices.size.code(from: base.size)
            + [safeArea].compactMap(\.self) + choices.keyboard.code + [isExpandable].compactMap(\.self)
            + choices.transition.code(from: base.transition) + choices.pan.code(from: base.pan)
            + choices.touches.code(from: base.touches) + choices.backdrop.code(from: base.backdrop)
            + [indicatorCode].compactMap(\.self)
            + choices.style.code(from: base.style) + choices.statusBarCode(from: base)
    }
}
