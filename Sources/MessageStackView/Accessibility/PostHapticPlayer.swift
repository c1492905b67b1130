/// Plays the haptics of posts. A manager has the device's; a test brings its own.
@MainActor
public protocol PostHapticPlayer: AnyObject {
    /// Gets ready for a haptic that is expected at once or in a moment; neither `.automatic` nor `.none`.
    func prepare(_ haptic: PostHaptic)

    /// Plays a haptic; neither `.automatic` nor `.none`.
    func play(_ haptic: PostHaptic)
}
