/// The haptic that plays when a post appears.
public enum PostHaptic: Hashable, Sendable {
    /// The haptic for the severity of the post: `.success`, `.warning` and `.error` for these severities, `.light` for
    /// `.information`, and none for a post without a severity.
    case automatic
    /// No haptic.
    case none
    /// The notification haptic for a success.
    case success
    /// The notification haptic for a warning.
    case warning
    /// The notification haptic for an error.
    case error
    /// The selection haptic, for a change of a selection.
    case selection
    /// A haptic impact between small objects.
    case light
    /// A haptic impact between medium-sized objects.
    case medium
    /// A haptic impact between large objects.
    case heavy
    /// A haptic impact between soft objects.
    case soft
    /// A haptic impact between rigid objects.
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
