import MessageStackView
import UIKit

/// The settings of an animation's duration, delay and curve.
struct PaceChoices: Equatable, Sendable {
    enum Kind: CaseIterable {
        /// A predefined pace of the library, which has no further settings.
        case lively, calm, jolt
        case linear, easeIn, easeOut, easeInOut, spring
    }

    var kind: Kind
    /// The duration in seconds.
    var duration = 0.5
    /// The delay in seconds.
    var delay = 0.0
    /// The damping ratio of a spring.
    var damping: CGFloat = 0.5
    /// The initial velocity of a spring, in multiples of the animated distance per second.
    var velocity: CGFloat = 0

    static let lively = PaceChoices(kind: .lively)
    static let calm = PaceChoices(kind: .calm)
    /// The default pace of fades.
    static let fade = PaceChoices(kind: .easeInOut, duration: 0.3)
    /// The default pace of backdrops.
    static let backdrop = PaceChoices(kind: .easeInOut, duration: 0.25)

    var isPredefined: Bool { kind == .lively || kind == .calm || kind == .jolt }

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
