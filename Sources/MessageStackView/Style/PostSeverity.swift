import UIKit

/// What kind of news a post brings. It decides on the word that is spoken first, on the haptic, on how urgently the
/// post is announced, and on how long it stays if its time is automatic.
public enum PostSeverity: Hashable, Sendable, CaseIterable {
    /// Something to know.
    case information
    /// Something has worked.
    case success
    /// Something may go wrong.
    case warning
    /// Something has gone wrong. It interrupts what is spoken, and doesn't leave by itself if its time is automatic.
    case error

    /// The word for it, as `PostStrings.current` has it.
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
