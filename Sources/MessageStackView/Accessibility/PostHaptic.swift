/// The haptic that plays when a post appears. Later versions may have more haptics.
public struct PostHaptic: Hashable, Sendable {
    /// The haptic for the severity of the post: `.success`, `.warning` and `.error` for these severities, `.light` for
    /// `.information`, and none for a post without a severity.
    public static let automatic = PostHaptic(name: "automatic")
    /// No haptic.
    public static let none = PostHaptic(name: "none")
    /// The notification haptic for a success.
    public static let success = PostHaptic(name: "success")
    /// The notification haptic for a warning.
    public static let warning = PostHaptic(name: "warning")
    /// The notification haptic for an error.
    public static let error = PostHaptic(name: "error")
    /// The selection haptic, for a change of a selection.
    public static let selection = PostHaptic(name: "selection")
    /// A haptic impact between small objects.
    public static let light = PostHaptic(name: "light")
    /// A haptic impact between medium-sized objects.
    public static let medium = PostHaptic(name: "medium")
    /// A haptic impact between large objects.
    public static let heavy = PostHaptic(name: "heavy")
    /// A haptic impact between soft objects.
    public static let soft = PostHaptic(name: "soft")
    /// A haptic impact between rigid objects.
    public static let rigid = PostHaptic(name: "rigid")

    /// The name of the constant, such as `success`.
    public let name: String

    private init(name: String) {
        self.name = name
    }

    /// Returns the haptic for a post of a severity, which is never `.automatic` or `.none`; nil for no haptic.
    func resolved(for severity: PostSeverity?) -> PostHaptic? {
        guard self == .automatic else { return self == .none ? nil : self }
        return switch severity {
        case .success: .success
        case .warning: .warning
        case .error: .error
        case .information: .light
        case nil: nil
        }
    }
}
