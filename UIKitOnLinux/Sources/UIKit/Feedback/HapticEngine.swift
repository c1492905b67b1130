/// The haptics of the simulated device. It records the patterns instead of playing them.
@MainActor
package final class HapticEngine {
    package enum Pattern: Hashable, Sendable {
        case notification(UINotificationFeedbackGenerator.FeedbackType)
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        case selection
    }

    package struct Played: Hashable, Sendable {
        package let pattern: Pattern
        /// The time in seconds of media time.
        package let time: TimeInterval
        /// Whether the generator was prepared shortly before.
        package let wasPrepared: Bool
    }

    package static let shared = HapticEngine()

    /// The time in seconds for which the hardware stays ready. Apple's documentation of `prepare()` specifies a second
    /// or two.
    static let readiness: TimeInterval = 2

    /// The recorded patterns, oldest first.
    package private(set) var played: [Played] = []

    /// The number of recorded patterns, limited so that a device that runs for days doesn't grow.
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
