import UIKit

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
