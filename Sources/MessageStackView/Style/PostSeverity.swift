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

/// A view that has room for a word about its post: the one for its severity, where a person wants what colours tell to
/// be told without them. The library's message views have it above their titles; a view of one's own that doesn't
/// conform shows nothing.
public protocol PostCaptioning: UIView {
    /// Called when the view is about to be shown, again whenever the setting or the post's severity changes, and with
    /// nil when the view is given back.
    ///
    /// - Parameter caption: the word, as `PostStrings.current` has it; nil for none. VoiceOver says it anyway as the
    ///   post is announced.
    func show(caption: String?)
}
