/// The device's haptics: what was played, since nobody feels it here.
@MainActor
package final class HapticEngine {
    package enum Pattern: Hashable, Sendable {
        case notification(UINotificationFeedbackGenerator.FeedbackType)
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        case selection
    }

    package struct Played: Hashable, Sendable {
        package let pattern: Pattern
        /// In seconds of media time.
        package let time: TimeInterval
        /// Whether its generator had been told shortly before that it would be needed.
        package let wasPrepared: Bool
    }

    package static let shared = HapticEngine()

    /// Seconds for which the hardware stays ready; Apple's documentation of `prepare()` speaks of a second or two.
    static let readiness: TimeInterval = 2

    /// The oldest first.
    package private(set) var played: [Played] = []

    /// How many are kept; a device that runs for days must not grow.
    private let limit = 1_000

    func play(_ pattern: Pattern, preparedAt preparation: TimeInterval?) {
        let now = FrameClock.now
        let wasPrepared = preparation.map { now - $0 <= Self.readiness } ?? false
        played.append(Played(pattern: pattern, time: now, wasPrepared: wasPrepared))
        if played.count > limit { played.removeFirst(played.count - limit) }
    }

    package func reset() {
        played = []
    }
}
