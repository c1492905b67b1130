import MessageStackView
import UIKit

/// Writes in Swift what has been chosen.
enum PlaygroundCode {
    /// A call with its arguments on a line of each where one line would be long.
    static func call(_ name: String, _ arguments: [String]) -> String {
        let line = "\(name)(\(arguments.joined(separator: ", ")))"
        guard line.count > 60, arguments.count > 1 else { return line }
        return "\(name)(\n    \(arguments.joined(separator: ",\n    "))\n)"
    }

    /// Sets a `postView`'s presentation to the choices: only what isn't there by default.
    static func swift(for choices: PlaygroundChoices) -> String {
        let lines = lines(for: choices)
        switch lines.count {
        case 0: return "postView.presentation = PostPresentation()"
        case 1: return "postView.presentation.\(lines[0])"
        default:
            let body = lines.flatMap { "$0.\($0)".split(separator: "\n") }.map { "    \($0)" }
            return (["postView.presentation = PostPresentation {"] + body + ["}"]).joined(separator: "\n")
        }
    }

    /// What is to be set of a presentation that has its defaults.
    private static func lines(for choices: PlaygroundChoices) -> [String] {
        let tap = choices.tap == TouchChoices(.absorb) ? nil : "interaction.tap = \(choices.tap.code)"
        let safeArea = choices.safeArea == .respected ? nil : "safeArea = \(choices.safeArea.code)"
        return choices.placement.code + choices.size.code + [safeArea].compactMap(\.self) + choices.keyboard.code
            + transition(of: choices) + choices.pan.code + [tap].compactMap(\.self) + choices.backdrop.code
            + choices.style.code + choices.statusBar.code
    }

    private static func transition(of choices: PlaygroundChoices) -> [String] {
        var lines: [String] = []
        let standard = PostTransition()
        if choices.entrance.motion != standard.entrance {
            lines.append("transition.entrance = \(choices.entrance.motion.code)")
        }
        if choices.exit.motion != standard.exit { lines.append("transition.exit = \(choices.exit.motion.code)") }
        if let pop = choices.pop?.motion {
            // In front of an optional, `.none` alone would mean nil.
            lines.append("transition.pop = \(pop == .none ? "PostMotion.none" : pop.code)")
        }
        return lines
    }
}
