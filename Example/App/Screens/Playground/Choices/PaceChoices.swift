import MessageStackView
import UIKit

/// How fast something goes, and along which curve.
struct PaceChoices: Equatable, Sendable {
    enum Kind: CaseIterable {
        /// As the library has them: they leave nothing to choose.
        case lively, calm
        case linear, easeIn, easeOut, easeInOut, spring
    }

    var kind: Kind
    /// In seconds.
    var duration = 0.5
    /// In seconds.
    var delay = 0.0
    /// Of a spring.
    var damping: CGFloat = 0.5

    var isReady: Bool { kind == .lively || kind == .calm }

    var pace: PostPace {
        switch kind {
        case .lively: .lively
        case .calm: .calm
        case .linear: PostPace(duration: duration, delay: delay, curve: .linear)
        case .easeIn: PostPace(duration: duration, delay: delay, curve: .easeIn)
        case .easeOut: PostPace(duration: duration, delay: delay, curve: .easeOut)
        case .easeInOut: PostPace(duration: duration, delay: delay, curve: .easeInOut)
        case .spring: PostPace(duration: duration, delay: delay, curve: .spring(damping: damping))
        }
    }
}
