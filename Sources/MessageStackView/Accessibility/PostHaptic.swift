/// The haptic that the device plays when a post appears on screen; see `PostOptions.haptic`. Later versions may add haptics.
public struct PostHaptic: Hashable, Sendable {
    /// The default haptic, which depends on the severity of the post: `.success`, `.warning` and `.error` for the severities with
    /// these names, and `.light` for `.information`. A post without a severity plays no haptic.
    public static let automatic = PostHaptic(name: "automatic")
    /// The absence of a haptic: the device plays none for the post, whatever its severity.
    public static let off = PostHaptic(name: "off")
    /// The notification haptic of UIKit for a success.
    public static let success = PostHaptic(name: "success")
    /// The notification haptic of UIKit for a warning.
    public static let warning = PostHaptic(name: "warning")
    /// The notification haptic of UIKit for an error.
    public static let error = PostHaptic(name: "error")
    /// The selection haptic of UIKit, which tells the user that a selection has changed.
    public static let selection = PostHaptic(name: "selection")
    /// The impact haptic of UIKit for a collision of small, light objects.
    public static let light = PostHaptic(name: "light")
    /// The impact haptic of UIKit for a collision of medium-sized objects.
    public static let medium = PostHaptic(name: "medium")
    /// The impact haptic of UIKit for a collision of large, heavy objects.
    public static let heavy = PostHaptic(name: "heavy")
    /// The impact haptic of UIKit for a collision of soft objects.
    public static let soft = PostHaptic(name: "soft")
    /// The impact haptic of UIKit for a collision of rigid objects.
    public static let rigid = PostHaptic(name: "rigid")

    /// The name of the haptic, which is that of its constant, such as "success".
    public let name: String

    private init(name: String) {
        self.name = name
    }

    /// Returns the haptic for a post of a severity, which is never `.automatic` or `.off`; nil for no haptic.
    func resolved(for severity: PostSeverity?) -> PostHaptic? {
        guard self == .automatic else { return self == .off ? nil : self }
        return switch severity {
        case .success: .success
        case .warning: .warning
        case .error: .error
        case .information: .light
        case nil: nil
        }
    }
}
