/// What is felt when a post appears.
public enum PostHaptic: Hashable, Sendable {
    /// What goes with the severity of the post; nothing for a post without one.
    case automatic
    /// Nothing.
    case none
    /// Something has worked.
    case success
    /// Something may go wrong.
    case warning
    /// Something has gone wrong.
    case error
    /// A selection changes.
    case selection
    /// Small things meet.
    case light
    /// Things of middling size meet.
    case medium
    /// Large things meet.
    case heavy
    /// Soft things meet.
    case soft
    /// Hard things meet.
    case rigid

    /// What is felt for a post of a severity; nil for nothing.
    func resolved(for severity: PostSeverity?) -> PostHaptic? {
        switch self {
        case .none:
            nil
        case .automatic:
            switch severity {
            case .success: .success
            case .warning: .warning
            case .error: .error
            case .information: .light
            case nil: nil
            }
        default:
            self
        }
    }
}

/// Plays the haptics of posts. A manager has the device's; a test brings its own.
@MainActor
public protocol PostHapticPlayer: AnyObject {
    /// Gets ready for a haptic that is expected at once or in a moment; neither `.automatic` nor `.none`.
    func prepare(_ haptic: PostHaptic)

    /// Plays a haptic; neither `.automatic` nor `.none`.
    func play(_ haptic: PostHaptic)
}
