import MessageStackView
import UIKit

extension PanChoices {
    /// What is to be set of a presentation.
    var code: [String] {
        var lines: [String] = []
        if let directions { lines.append("directions = \(directions.code)") }
        if style == .fling { lines.append("style = .fling") }
        if threshold != 0.5 { lines.append("threshold = \(threshold.code)") }
        if !rubberBands { lines.append("rubberBands = false") }
        if pullBack != .calm { lines.append("pullBack = \(pullBack.pace.code)") }
        return lines.map { "interaction.pan.\($0)" }
    }
}

extension PostDirections {
    fileprivate var code: String {
        switch self {
        case .all: return ".all"
        case .vertical: return ".vertical"
        case .horizontal: return ".horizontal"
        default: break
        }
        let names: [(PostDirections, String)] = [
            (.up, ".up"), (.down, ".down"), (.leading, ".leading"), (.trailing, ".trailing"),
        ]
        let chosen = names.filter { contains($0.0) }.map(\.1)
        return chosen.count == 1 ? chosen[0] : "[\(chosen.joined(separator: ", "))]"
    }
}

extension TouchChoices {
    var code: String {
        if self == .removing { return ".remove" }
        var parts = [way == .absorb ? ".absorb" : ".forward"]
        if hold > 0 { parts.append(".and(.hold(\(hold.code)))") }
        if prints { parts.append(".and(.perform { print($0.id) })") }
        if removes { parts.append(".and(.remove)") }
        return parts.joined()
    }

    private static var removing: TouchChoices {
        var choices = TouchChoices(.absorb)
        choices.removes = true
        return choices
    }
}

extension BackdropChoices {
    /// What is to be set of a presentation.
    var code: [String] {
        guard self != BackdropChoices() else { return [] }
        var named = BackdropChoices()
        named.touches = TouchChoices(.absorb)
        named.touches.removes = true
        for (fill, name) in [(FillChoice.shade, ".dim"), (.blur, ".blur")] {
            named.fill = fill
            if self == named { return ["backdrop = \(name)"] }
        }
        let touches = touches == TouchChoices(.forward) ? nil : "touches: \(touches.code)"
        let entrance = entrance == 0.25 ? nil : "entrance: PostPace(duration: \(entrance.code))"
        let exit = exit == 0.25 ? nil : "exit: PostPace(duration: \(exit.code))"
        let parts = fill.code + [touches, entrance, exit].compactMap(\.self)
        return ["backdrop = " + PlaygroundCode.call("PostBackdrop", parts)]
    }
}
