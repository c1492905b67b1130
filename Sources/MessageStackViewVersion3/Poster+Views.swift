#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

// The methods and properties of version 3 for posting. Unlike those of MessageStackView with the same labels, these return
// the view. Swift prefers them for posters that are views, since their extension has more constraints.

extension Poster where Self: UIView {
    /// Posts a message with the duration of the manager's defaults, which is automatic: long enough to read the text.
    ///
    /// The view is created immediately, so that it can be changed before it is shown.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    /// - Returns: The view. Its `enclosingPost` is the post.
    @discardableResult
    public func post(message: Message, animated: PostAnimation = .default) -> MessageView {
        post(message, duration: nil, animated: animated)
    }

    /// Posts a message for a number of seconds.
    ///
    /// The view is created immediately, so that it can be changed before it is shown.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - dismissAfter: The number of seconds on screen; nil to show the message until its post is removed.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    /// - Returns: The view. Its `enclosingPost` is the post.
    @discardableResult
    public func post(
        message: Message,
        dismissAfter: TimeInterval?,
        animated: PostAnimation = .default
    ) -> MessageView {
        post(message, duration: PostDuration(dismissAfter: dismissAfter), animated: animated)
    }

    private func post(_ message: Message, duration: PostDuration?, animated: PostAnimation) -> MessageView {
        let view = MessageView()
        view.set(message: message)
        configure(view)
        return post(view, duration: duration, severity: message.severity, animated: animated)
    }

    /// Posts a view. If `duration` is nil, the duration of the manager's defaults applies.
    fileprivate func post<View: UIView>(
        _ view: View, duration: PostDuration?, severity: PostSeverity? = nil, animated: PostAnimation
    ) -> View {
        var request = PostRequest(view: view, animated: animated)
        request.duration = duration
        request.severity = severity
        post(request, as: versions3Presentation)
        return view
    }

    /// The square box of version 3, unless the app has set a presentation; then nil.
    private var versions3Presentation: PostPresentation? {
        let own =
            switch self {
            case let postView as PostView: postView.ownPresentation
            case let window as PostWindow: window.postView.ownPresentation
            case let stackView as MessageStackView: stackView.ownPresentation
            default: (self as? any UIViewPoster)?.presentation
            }
        let isSet =
            own != nil || postManager.defaults.presentation != nil
            || postManager.environment.options.presentation != nil
        return isSet ? nil : .plain
    }
}

extension Poster where Self: UIView {
    /// Posts a badge message with the duration of the manager's defaults, which is automatic: long enough to read the
    /// text.
    ///
    /// The view is created immediately, so that it can be changed before it is shown.
    ///
    /// - Parameters:
    ///   - badgeMessage: The badge message.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    /// - Returns: The view. Its `enclosingPost` is the post.
    @discardableResult
    public func post(badgeMessage: BadgeMessage, animated: PostAnimation = .default) -> BadgeMessageView {
        post(badgeMessage, duration: nil, animated: animated)
    }

    /// Posts a badge message for a number of seconds.
    ///
    /// The view is created immediately, so that it can be changed before it is shown.
    ///
    /// - Parameters:
    ///   - badgeMessage: The badge message.
    ///   - dismissAfter: The number of seconds on screen; nil to show the message until its post is removed.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    /// - Returns: The view. Its `enclosingPost` is the post.
    @discardableResult
    public func post(
        badgeMessage: BadgeMessage,
        dismissAfter: TimeInterval?,
        animated: PostAnimation = .default
    ) -> BadgeMessageView {
        post(badgeMessage, duration: PostDuration(dismissAfter: dismissAfter), animated: animated)
    }

    private func post(
        _ badgeMessage: BadgeMessage,
        duration: PostDuration?,
        animated: PostAnimation
    ) -> BadgeMessageView {
        let view = BadgeMessageView()
        view.set(badgeMessage: badgeMessage)
        return post(view, duration: duration, animated: animated)
    }
}

extension Toast {
    /// Returns whether a message with a text is entering or shown. Leaving and waiting messages don't count.
    public func isShowing(message: String) -> Bool {
        postManager.currentPosts.contains { $0.phase != .leaving && text(of: $0) == message }
    }

    /// Posts a text with the duration of the manager's defaults, which is automatic: long enough to read the text.
    ///
    /// The text is white on dark gray, 16 points, in a box with rounded corners.
    ///
    /// - Parameters:
    ///   - message: The text. A long text takes several lines.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    /// - Returns: The view, which can be changed before it is shown.
    @discardableResult
    public func post(message: String, animated: PostAnimation = .default) -> MessageView {
        post(message, duration: nil, animated: animated)
    }

    /// Posts a text for a number of seconds.
    ///
    /// The text is white on dark gray, 16 points, in a box with rounded corners.
    ///
    /// - Parameters:
    ///   - message: The text. A long text takes several lines.
    ///   - dismissAfter: The number of seconds on screen; nil to show the toast until its post is removed.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    /// - Returns: The view, which can be changed before it is shown.
    @discardableResult
    public func post(
        message: String,
        dismissAfter: TimeInterval?,
        animated: PostAnimation = .default
    ) -> MessageView {
        post(message, duration: PostDuration(dismissAfter: dismissAfter), animated: animated)
    }

    /// Posts a text with the duration of the manager's defaults, unless the same text is shown or waits.
    ///
    /// - Parameters:
    ///   - message: The text.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    /// - Returns: The view; nil if the same text is shown or waits.
    @discardableResult
    public func postIfNotShowing(message: String, animated: PostAnimation = .default) -> MessageView? {
        isPosted(message) ? nil : post(message: message, animated: animated)
    }

    /// Posts a text for a number of seconds, unless the same text is shown or waits.
    ///
    /// - Parameters:
    ///   - message: The text.
    ///   - dismissAfter: The number of seconds on screen; nil to show the toast until its post is removed.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    /// - Returns: The view; nil if the same text is shown or waits.
    @discardableResult
    public func postIfNotShowing(
        message: String,
        dismissAfter: TimeInterval?,
        animated: PostAnimation = .default
    ) -> MessageView? {
        isPosted(message) ? nil : post(message: message, dismissAfter: dismissAfter, animated: animated)
    }

    private func isPosted(_ message: String) -> Bool {
        isShowing(message: message) || postManager.waitingPosts.contains { text(of: $0) == message }
    }

    /// Returns the title of a post: that in its view or, until the view is made, that of its value.
    private func text(of post: Post) -> String? {
        if let view = post.view { return (view as? MessageView)?.titleLabel.text }
        let value = post.value
        return (value as? Message)?.title ?? value?.summary
    }

    private func post(_ message: String, duration: PostDuration?, animated: PostAnimation) -> MessageView {
        let view = GrayToastView()
        view.set(message: Message(title: message))
        configure(view)
        return post(view, duration: duration, animated: animated)
    }
}

extension PostManager {
    /// Posts a request, as `post(_:as:)` does.
    ///
    /// - Returns: A handle to the post.
    @discardableResult
    public func post(postRequest: PostRequest) -> Post {
        post(postRequest)
    }

    /// Removes all posts, as `removeAll()` does.
    public func invalidate() {
        removeAll()
    }
}

extension PostRequest {
    /// The seconds on screen; nil for a duration that isn't a number of seconds. Nil, NaN, infinity, zero and negative
    /// numbers set `duration` so that the post stays until it is removed.
    public var dismissAfter: TimeInterval? {
        get { options.duration?.seconds }
        set { options.duration = PostDuration(dismissAfter: newValue) }
    }
}
