import MessageStackView
import UIKit

extension PanChoices {
    /// Returns the assignments that turn a presentation with the drags `base` into one with these drags.
    func code(from base: PanChoices) -> [String] {
        var lines: [String] = []
        if edges != base.edges { lines.append("edges = \(edges?.code ?? "nil")") }
        if movesFreely != base.movesFreely { lines.append("movesFreely = \(movesFreely)") }
        if threshold != base.threshold { lines.append("threshold = \(threshold.code)") }
        if rubberBands != base.rubberBands { lines.append("rubberBands = \(rubberBands)") }
        if pullBack.timing != base.pullBack.timing { lines.append("pullBack = \(pullBack.timing.code)") }
        return lines.map { "pan.\($0)" }
    }
}

extension Set<PostEdge> {
    fileprivate var code: String {
        "[\(PostEdge.allCases.filter(contains).map { ".\($0)" }.joined(separator: ", "))]"
    }
}

extension TouchChoices {
    /// Returns the assignments that turn a presentation with the touches `base` into one with these touches.
    func code(from base: TouchChoices) -> [String] {
        let response = code == base.code ? [] : ["touches = \(code)"]
        // A new response doesn't include taps on the content.
        let included = response.isEmpty && base.includesContentTaps
        return response
            + (includesContentTaps == included ? [] : ["touches.includesContentTaps = \(includesContentTaps)"])
    }

    /// The code of the response, except for `includesContentTaps`, which has no argument.
    var code: String {
        if way == .absorb, removes, minimumTimeLeft == 0, !prints { return ".remove" }
        var parts = [way == .absorb ? ".absorb" : ".forward"]
        if minimumTimeLeft > 0 { parts.append(".and(.keep(atLeast: \(minimumTimeLeft.code)))") }
        if prints { parts.append(".and(.perform { print($0.id) })") }
        if removes { parts.append(".and(.remove)") }
        return parts.joined()
    }
}

extension BackdropChoices {
    /// Returns the assignments that turn a presentation with the backdrop `base` into one with this backdrop.
    func code(from base: BackdropChoices) -> [String] {
        guard self != base else { return [] }
        if self == BackdropChoices() { return ["backdrop = .none"] }
        if self == .dim { return ["backdrop = .dim"] }
        if self == .blur { return ["backdrop = .blur"] }
        let touches = touches == TouchChoices(.forward) ? nil : "touches: \(touches.code)"
        let entrance = entrance == .backdrop ? nil : "entrance: \(entrance.timing.code)"
        let exit = exit == .backdrop ? nil : "exit: \(exit.timing.code)"
        let parts = fill.code + [touches, entrance, exit].compactMap(\.self)
        return ["backdrop = " + PlaygroundCode.call("PostBackdrop", parts)]
    }
}
