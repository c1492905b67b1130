/// The haptic that plays when a post appears.
public enum PostHaptic: Hashable, Sendable {
    /// The haptic for the severity of the post: `.success`, `.warning` and `.error` for these severities, `.light` for
    /// `.information`, and none for a post without a severity.
    case automatic
    /// No haptic.
    case none
    /// A notification of success.
    case success
    /// A notification of a warning.
    case warning
    /// A notification of an error.
    case error
    /// A change of a selection.
    case selection
    /// An impact of small objects.
    case light
    /// An impact of medium-sized objects.
    case medium
    /// An impact of large objects.
    case heavy
    /// An impact of soft objects.
    case soft
    /// An impact of rigid objects.
    case rigid

    /// Returns the haptic for a post of a severity, which is never `.automatic` or `.none`; nil for no haptic.
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
