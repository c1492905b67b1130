public import MessageStackView

/// An object for tests that records the haptics of posts, and doesn't play them.
///
/// ```swift
/// let haptics = RecordingHaptics()
/// poster.postManager.haptics = haptics.play
/// #expect(haptics.played == [.success])
/// ```
@MainActor
public final class RecordingHaptics {
    /// The recorded haptics, oldest first.
    public private(set) var played: [PostHaptic] = []

    /// Creates a recorder that has recorded no haptic.
    public init() {}

    /// Records a haptic. To record the haptics of a `PostManager`, set its `haptics` to this method.
    ///
    /// - Parameter haptic: The haptic to record.
    public func play(_ haptic: PostHaptic) {
        played.append(haptic)
    }
}
