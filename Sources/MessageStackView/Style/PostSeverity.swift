import UIKit

/// The severity of a post. It determines the word at the start of the announcement, the haptic, the priority of the
/// announcement, and the dismissal time of a post with an automatic one.
public enum PostSeverity: Hashable, Sendable, CaseIterable {
    /// Neutral information.
    case information
    /// A successful operation.
    case success
    /// A possible problem.
    case warning
    /// A failure. Its announcement interrupts speech, and a post with an automatic dismissal time stays until it is
    /// removed.
    case error

    /// The word for the severity in `PostStrings.current`.
    @MainActor public var word: String {
        let strings = PostStrings.current
        return switch self {
        case .information: strings.information
        case .success: strings.success
        case .warning: strings.warning
        case .error: strings.error
        }
    }
}

/// A view that displays a caption with the severity of its post, for people who prefer not to rely on color. The
/// library's message views show it above their titles. A custom view that doesn't conform to this protocol shows no
/// caption.
public protocol PostCaptioning: UIView {
    /// Displays a caption. The method is called before the view appears, after each change of the setting or the post's
    /// severity, and with nil when the view is returned to the app.
    ///
    /// - Parameter caption: The word for the severity in `PostStrings.current`; nil for none. The announcement of
    ///   VoiceOver contains it in any case.
    func show(caption: String?)
}
