import MessageStackView

/// A haptic player that records haptics instead of playing them.
///
/// ```swift
/// let haptics = RecordingHaptics()
/// poster.postManager.haptics = haptics
/// #expect(haptics.played == [.success])
/// ```
@MainActor
public final class RecordingHaptics: PostHapticPlayer {
    /// The prepared haptics, oldest first.
    public private(set) var prepared: [PostHaptic] = []

    /// The played haptics, oldest first.
    public private(set) var played: [PostHaptic] = []

    /// A Boolean value that indicates whether each played haptic had been prepared right before.
    public private(set) var wasAlwaysPrepared = true

    private var ready: PostHaptic?

    /// Creates a player without recorded haptics.
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
