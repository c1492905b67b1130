import MessageStackView
import UIKit

/// How fast something goes, and along which curve.
struct PaceChoices: Equatable, Sendable {
    enum Kind: CaseIterable {
        /// As the library has them: they leave nothing to choose.
        case lively, calm, jolt
        case linear, easeIn, easeOut, easeInOut, spring
    }

    var kind: Kind
    /// In seconds.
    var duration = 0.5
    /// In seconds.
    var delay = 0.0
    /// Of a spring.
    var damping: CGFloat = 0.5
    /// Of a spring, in whole distances a second.
    var velocity: CGFloat = 0

    static let lively = PaceChoices(kind: .lively)
    static let calm = PaceChoices(kind: .calm)
    /// Of fades, unless something else is said.
    static let fade = PaceChoices(kind: .easeInOut, duration: 0.3)
    /// Of backdrops, unless something else is said.
    static let backdrop = PaceChoices(kind: .easeInOut, duration: 0.25)

    var isReady: Bool { kind == .lively || kind == .calm || kind == .jolt }

    var pace: PostPace {
        switch kind {
        case .lively: .lively
        case .calm: .calm
        case .jolt: PostPan.jolt
        case .linear: PostPace(duration: duration, delay: delay, curve: .linear)
        case .easeIn: PostPace(duration: duration, delay: delay, curve: .easeIn)
        case .easeOut: PostPace(duration: duration, delay: delay, curve: .easeOut)
        case .easeInOut: PostPace(duration: duration, delay: delay, curve: .easeInOut)
        case .spring:
            PostPace(
                duration: duration, delay: delay, curve: .spring(damping: damping, initialVelocity: velocity))
        }
    }
}
