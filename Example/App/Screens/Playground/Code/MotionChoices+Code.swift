import MessageStackView
import UIKit

extension MotionChoices {
    var code: String {
        let parts = [slides ? slideCode : nil, scales ? scaleCode : nil, fades ? fadeCode : nil].compactMap(\.self)
        guard let first = parts.first else { return ".immediate" }
        return parts.dropFirst().reduce(first) { "\($0)\n    .and(\($1))" }
    }

    private var slideCode: String {
        let over = edge.map { "over: \($0.code)" }
        let timing = timing.timing == .lively ? nil : "timing: \(timing.timing.code)"
        return ".translation(\([over, timing].compactMap(\.self).joined(separator: ", ")))"
    }

    private var scaleCode: String {
        let timing = (scaleTiming ?? timing).timing
        return ".scale(from: \(scale.code)\(timing == .lively ? "" : ", timing: \(timing.code)"))"
    }

    private var fadeCode: String {
        let opacity = opacity == 0 ? nil : "from: \(opacity.code)"
        let timing = (fadeTiming ?? timing).timing
        let timingCode = timing == PostTransition.Timing(duration: 0.3) ? nil : "timing: \(timing.code)"
        return ".fade(\([opacity, timingCode].compactMap(\.self).joined(separator: ", ")))"
    }
}

extension PostEdge {
    var code: String {
        switch self {
        case .top: ".top"
        case .bottom: ".bottom"
        case .leading: ".leading"
        case .trailing: ".trailing"
        }
    }
}

extension PostTransition.Timing {
    var code: String {
        if self == .lively { return ".lively" }
        if self == .calm { return ".calm" }
        if self == PostPan.jolt { return "PostPan.jolt" }
        let delay = delay == 0 ? "" : ", delay: \(delay.code)"
        let curve = curve == .easeInOut ? "" : ", curve: \(curve.code)"
        return "PostTransition.Timing(duration: \(duration.code)\(delay)\(curve))"
    }
}

extension PostTransition.Timing.Curve {
    fileprivate var code: String {
        switch self {
        case .linear: ".linear"
        case .easeIn: ".easeIn"
        case .easeOut: ".easeOut"
        case .easeInOut: ".easeInOut"
        case .spring(let damping, let velocity):
            ".spring(damping: \(damping.code)\(velocity == 0 ? "" : ", initialVelocity: \(velocity.code)"))"
        }
    }
}
