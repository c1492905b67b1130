import UIKit

extension Poster {
    /// Posts a badge message. Its view is made at once, to be changed before it is shown.
    ///
    /// - Parameters:
    ///   - badgeMessage: what to say.
    ///   - dismissAfter: seconds for which it is shown, 5 by default; nil until it is removed.
    ///   - animated: which of its changes are animated; both by default.
    /// - Returns: the view. `postManager.post(of:)` finds its post.
    @discardableResult
    public func post(
        badgeMessage: BadgeMessage,
        dismissAfter: TimeInterval? = .defaultMessageDismiss,
        animated: PostAnimation = .both
    ) -> BadgeMessageView {
        let view = badgeMessage.makeBadgeMessageView()
        post(view: view, dismissAfter: dismissAfter, animated: animated)
        return view
    }
}
