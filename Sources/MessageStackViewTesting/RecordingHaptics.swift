import MessageStackView

/// Keeps the haptics that it is given to play, in place of the device.
///
/// ```swift
/// let haptics = RecordingHaptics()
/// poster.postManager.haptics = haptics
/// #expect(haptics.played == [.success])
/// ```
@MainActor
public final class RecordingHaptics: PostHapticPlayer {
    /// What was to be got ready, the oldest first.
    public private(set) var prepared: [PostHaptic] = []

    /// What was to be played, the oldest first.
    public private(set) var played: [PostHaptic] = []

    /// Whether everything that was played had been got ready before.
    public private(set) var wasAlwaysPrepared = true

    private var ready: PostHaptic?

    /// A player that has played nothing.
    public init() {}

    public func prepare(_ haptic: PostHaptic) {
        prepared.append(haptic)
        ready = haptic
    }

    public func play(_ haptic: PostHaptic) {
        if ready != haptic { wasAlwaysPrepared = false }
        ready = nil
        played.append(haptic)
    }
}
