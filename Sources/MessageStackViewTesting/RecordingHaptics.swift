public import MessageStackView

/// A recorder of haptics for a manager in a test.
///
/// ```swift
/// let haptics = RecordingHaptics()
/// poster.postManager.haptics = haptics.play
/// #expect(haptics.played == [.success])
/// ```
@MainActor
public final class RecordingHaptics {
    /// The played haptics, oldest first.
    public private(set) var played: [PostHaptic] = []

    /// Creates a recorder without haptics.
    public init() {}

    /// Records a haptic.
    public func play(_ haptic: PostHaptic) {
        played.append(haptic)
    }
}
