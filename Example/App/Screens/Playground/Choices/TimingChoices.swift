import MessageStackView
import UIKit

/// The settings of an animation's duration, delay and curve.
struct TimingChoices: Equatable, Sendable {
    enum Kind: CaseIterable {
        /// A predefined timing of the library, which has no further settings.
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

    static let lively = TimingChoices(kind: .lively)
    static let calm = TimingChoices(kind: .calm)
    /// The default timing of fades.
    static let fade = TimingChoices(kind: .easeInOut, duration: 0.3)
    /// The default timing of backdrops.
    static let backdrop = TimingChoices(kind: .easeInOut, duration: 0.25)

    var isPredefined: Bool { kind == .lively || kind == .calm || kind == .jolt }

    var timing: PostTransition.Timing {
        switch kind {
        case .lively: .lively
        case .calm: .calm
        case .jolt: PostPan.jolt
        case .linear: PostTransition.Timing(duration: duration, delay: delay, curve: .linear)
        case .easeIn: PostTransition.Timing(duration: duration, delay: delay, curve: .easeIn)
        case .easeOut: PostTransition.Timing(duration: duration, delay: delay, curve: .easeOut)
        case .easeInOut: PostTransition.Timing(duration: duration, delay: delay, curve: .easeInOut)
        case .spring:
            PostTransition.Timing(
                duration: duration, delay: delay, curve: .spring(damping: damping, initialVelocity: velocity))
        }
    }
}
