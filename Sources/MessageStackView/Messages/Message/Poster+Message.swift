import UIKit

extension Poster {
    /// Posts a message. Its view is made at once, to be changed before it is shown.
    ///
    /// - Parameters:
    ///   - message: what to say.
    ///   - dismissAfter: seconds for which it is shown, 5 by default; nil until it is removed.
    ///   - animated: which of its changes are animated; both by default.
    /// - Returns: the view. `postManager.post(of:)` finds its post.
    @discardableResult
    public func post(
        message: Message,
        dismissAfter: TimeInterval? = .defaultMessageDismiss,
        animated: PostAnimation = .default
    ) -> MessageView {
        let view = MessageView()
        view.set(message: message)
        configure(view)
        post(view: view, dismissAfter: dismissAfter, animated: animated)
        return view
    }
}
