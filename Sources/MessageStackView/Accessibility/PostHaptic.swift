/// What is felt when a post appears.
public enum PostHaptic: Hashable, Sendable {
    /// What goes with the severity of the post; nothing for a post without one.
    case automatic
    /// Nothing.
    case none
    case success
    case warning
    case error
    case selection
    case light
    case medium
    case heavy
    case soft
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
