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

    /// The word for the severity in `PostEnvironment.app.strings`.
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
