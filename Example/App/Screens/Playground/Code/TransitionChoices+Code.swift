import MessageStackView
import UIKit

extension TransitionChoices {
    /// Returns the assignments that turn a presentation with the transition `base` into one with this transition.
    func code(from base: TransitionChoices) -> [String] {
        var lines: [String] = []
        let (isEntering, isLeaving) = (entrance.motion != base.entrance.motion, exit.motion != base.exit.motion)
        if isEntering || isLeaving, let named {
            lines.append("transition = \(named.code)")
        } else {
            if isEntering { lines.append("transition.entrance = \(entrance.code)") }
            if isLeaving { lines.append("transition.exit = \(exit.code)") }
        }
        if let replacement {
            lines.append("transition.replacement = \(replacement.code)")
        }
        return lines
    }
}

extension TransitionChoices.Named {
    fileprivate var code: String {
        switch self {
        case .slide: ".slide"
        case .fade: ".fade"
        case .zoom: ".zoom"
        case .none: ".none"
        }
    }
}
