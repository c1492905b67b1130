import UIKit

/// The severity of a post: information, success, warning or error.
///
/// The severity determines the word at the start of VoiceOver's announcement of the post, the priority of the announcement, and
/// the haptic. In ready-made posts such as messages, it also determines the colors and the icon.
public enum PostSeverity: Hashable, Sendable, CaseIterable {
    /// The severity of neutral information.
    case information
    /// The severity of a successful operation.
    case success
    /// The severity of a possible problem.
    case warning
    /// The severity of a failure. VoiceOver's announcement of the post interrupts other speech, and is spoken to its end. If the
    /// duration of the post is `PostDuration.automatic` and the user can remove the post, the post stays until it is removed.
    case error

    /// The word for the severity, such as "Warning", in the language of the app. The word is a text of
    /// `PostEnvironment.app.strings`. While a manager with an `environment` of its own makes, updates or announces a post, the
    /// word is a text of that environment.
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
