#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

// The methods and properties of version 3 for posting. Unlike those of MessageStackView with the same labels, these return
// the view. Swift prefers them for posters that are views, since their extension has more constraints.

extension Poster where Self: UIView {
    /// Posts a message, and returns the view that shows it.
    ///
    /// The duration is the one that `PostManager.defaults` sets or, if it sets none, the one that `PostEnvironment.app.options`
    /// sets. If neither sets a duration, it is `.automatic`: the time that it takes to read the text.
    ///
    /// The view is created immediately, so that you can change it right after the call, before it appears.
    ///
    /// - Parameters:
    ///   - message: The message to post.
    ///   - animated: The motions that are animated: the entrance, the exit, both or neither. The default is `.default`, which uses
    ///     the settings of `PostManager.defaults` or, if there are none, of `PostEnvironment.app.options`. Without any settings,
    ///     both are animated.
    /// - Returns: The view that shows the message. Its `enclosingPost` is the post, or nil if the request was refused.
    @discardableResult
    public func post(message: Message, animated: PostAnimation = .default) -> MessageView {
        post(message, duration: nil, animated: animated)
    }

    /// Posts a message for a number of seconds, and returns the view that shows it.
    ///
    /// The view is created immediately, so that you can change it right after the call, before it appears.
    ///
    /// - Parameters:
    ///   - message: The message to post.
    ///   - dismissAfter: The number of seconds on screen. If it is nil or 0, the message stays until its post is removed.
    ///   - animated: The motions that are animated: the entrance, the exit, both or neither. The default is `.default`, which uses
    ///     the settings of `PostManager.defaults` or, if there are none, of `PostEnvironment.app.options`. Without any settings,
    ///     both are animated.
    /// - Returns: The view that shows the message. Its `enclosingPost` is the post, or nil if the request was refused.
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
        (view as? MessageView)?.keepsShadow = true
        var request = PostRequest(view: view)
        request.options.animate(animated)
        request.duration = duration
        request.severity = severity
        request.gestures = version3Gestures(of: view)
        post(request, as: versions3Presentation)
        return view
    }

    /// No gestures on a stack, as in version 3, unless the app has set some; then nil.
    private func version3Gestures(of view: UIView) -> PostGestures? {
        let manager = postManager.gestureManager
        let isSet =
            manager.ownDefaultGestures != nil || manager.setting(of: view) != nil
            || postManager.defaults.gestures != nil || postManager.environment.options.gestures != nil
        return self is MessageStackView && !isSet ? [] : nil
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
    /// Posts a badge message, and returns the view that shows it.
    ///
    /// The duration is the one that `PostManager.defaults` sets or, if it sets none, the one that `PostEnvironment.app.options`
    /// sets. If neither sets a duration, it is `.automatic`: the time that it takes to read the text.
    ///
    /// The view is created immediately, so that you can change it right after the call, before it appears.
    ///
    /// - Parameters:
    ///   - badgeMessage: The badge message to post.
    ///   - animated: The motions that are animated: the entrance, the exit, both or neither. The default is `.default`, which uses
    ///     the settings of `PostManager.defaults` or, if there are none, of `PostEnvironment.app.options`. Without any settings,
    ///     both are animated.
    /// - Returns: The view that shows the message. Its `enclosingPost` is the post, or nil if the request was refused.
    @discardableResult
    public func post(badgeMessage: BadgeMessage, animated: PostAnimation = .default) -> BadgeMessageView {
        post(badgeMessage, duration: nil, animated: animated)
    }

    /// Posts a badge message for a number of seconds, and returns the view that shows it.
    ///
    /// The view is created immediately, so that you can change it right after the call, before it appears.
    ///
    /// - Parameters:
    ///   - badgeMessage: The badge message to post.
    ///   - dismissAfter: The number of seconds on screen. If it is nil or 0, the message stays until its post is removed.
    ///   - animated: The motions that are animated: the entrance, the exit, both or neither. The default is `.default`, which uses
    ///     the settings of `PostManager.defaults` or, if there are none, of `PostEnvironment.app.options`. Without any settings,
    ///     both are animated.
    /// - Returns: The view that shows the message. Its `enclosingPost` is the post, or nil if the request was refused.
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
    /// Returns a Boolean value that indicates whether a text is entering or shown on this toast. A text that is waiting or leaving
    /// doesn't count.
    ///
    /// - Parameter message: The text to find. It is compared with the titles of the messages on this toast.
    public func isShowing(message: String) -> Bool {
        postManager.currentPosts.contains { $0.phase != .leaving && text(of: $0) == message }
    }

    /// Posts a text on this toast, and returns the view that shows it.
    ///
    /// The text is white on dark gray, with a font size of 16 points, in a box with rounded corners.
    ///
    /// The duration is the one that `PostManager.defaults` sets or, if it sets none, the one that `PostEnvironment.app.options`
    /// sets. If neither sets a duration, it is `.automatic`: the time that it takes to read the text.
    ///
    /// - Parameters:
    ///   - message: The text to show. A long text takes several lines.
    ///   - animated: The motions that are animated: the entrance, the exit, both or neither. The default is `.default`, which uses
    ///     the settings of `PostManager.defaults` or, if there are none, of `PostEnvironment.app.options`. Without any settings,
    ///     both are animated.
    /// - Returns: The view that shows the text. You can change the view right after the call, before it appears.
    @discardableResult
    public func post(message: String, animated: PostAnimation = .default) -> MessageView {
        post(message, duration: nil, animated: animated)
    }

    /// Posts a text on this toast for a number of seconds, and returns the view that shows it.
    ///
    /// The text is white on dark gray, with a font size of 16 points, in a box with rounded corners.
    ///
    /// - Parameters:
    ///   - message: The text to show. A long text takes several lines.
    ///   - dismissAfter: The number of seconds on screen. If it is nil or 0, the text stays until its post is removed. The
    ///     parameter has no default. To show the text for as long as it takes to read it, leave out the parameter.
    ///   - animated: The motions that are animated: the entrance, the exit, both or neither. The default is `.default`, which uses
    ///     the settings of `PostManager.defaults` or, if there are none, of `PostEnvironment.app.options`. Without any settings,
    ///     both are animated.
    /// - Returns: The view that shows the text. You can change the view right after the call, before it appears.
    @discardableResult
    public func post(
        message: String,
        dismissAfter: TimeInterval?,
        animated: PostAnimation = .default
    ) -> MessageView {
        post(message, duration: PostDuration(dismissAfter: dismissAfter), animated: animated)
    }

    /// Posts a text on this toast, unless the same text is already on screen or waiting. A text that is leaving doesn't count.
    ///
    /// The duration is the one that `PostManager.defaults` sets or, if it sets none, the one that `PostEnvironment.app.options`
    /// sets. If neither sets a duration, it is `.automatic`: the time that it takes to read the text.
    ///
    /// - Parameters:
    ///   - message: The text to show.
    ///   - animated: The motions that are animated: the entrance, the exit, both or neither. The default is `.default`, which uses
    ///     the settings of `PostManager.defaults` or, if there are none, of `PostEnvironment.app.options`. Without any settings,
    ///     both are animated.
    /// - Returns: The view that shows the text. It is nil if nothing was posted, because the same text is already on screen or
    ///   waiting.
    @discardableResult
    public func postIfNotShowing(message: String, animated: PostAnimation = .default) -> MessageView? {
        isPosted(message) ? nil : post(message: message, animated: animated)
    }

    /// Posts a text on this toast for a number of seconds, unless the same text is already on screen or waiting. A text that is
    /// leaving doesn't count.
    ///
    /// - Parameters:
    ///   - message: The text to show.
    ///   - dismissAfter: The number of seconds on screen. If it is nil or 0, the text stays until its post is removed. The
    ///     parameter has no default. To show the text for as long as it takes to read it, leave out the parameter.
    ///   - animated: The motions that are animated: the entrance, the exit, both or neither. The default is `.default`, which uses
    ///     the settings of `PostManager.defaults` or, if there are none, of `PostEnvironment.app.options`. Without any settings,
    ///     both are animated.
    /// - Returns: The view that shows the text. It is nil if nothing was posted, because the same text is already on screen or
    ///   waiting.
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
    /// Posts a request. This method has the name of version 3, and does the same as `post(_:as:)`.
    ///
    /// - Parameter postRequest: The request to post.
    /// - Returns: A handle to the post. If the request was refused, the post has already ended, and its `refusal` is the
    ///   reason.
    @discardableResult
    public func post(postRequest: PostRequest) -> Post {
        post(postRequest)
    }

    /// Removes all posts, both on screen and waiting. This method has the name of version 3, and does the same as `removeAll()`.
    public func invalidate() {
        removeAll()
    }
}

extension Poster {
    /// Posts a view for a number of seconds.
    ///
    /// - Parameters:
    ///   - view: The view to show.
    ///   - dismissAfter: The number of seconds on screen. If it is nil, NaN, infinite, zero or negative, the view stays until its
    ///     post is removed.
    ///   - animated: The motions that are animated: the entrance, the exit, both or neither. The default is `.default`, which uses
    ///     the settings of `PostManager.defaults` or, if there are none, of `PostEnvironment.app.options`. Without any settings,
    ///     both are animated.
    /// - Returns: A handle to the post. If the request was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(view: UIView, dismissAfter: TimeInterval?, animated: PostAnimation = .default) -> Post {
        post(PostRequest(view: view, dismissAfter: dismissAfter, animated: animated))
    }

    /// Posts a view, which stays on screen until its post is removed.
    ///
    /// - Parameters:
    ///   - view: The view to show.
    ///   - animated: The motions that are animated: the entrance, the exit, both or neither.
    /// - Returns: A handle to the post. If the request was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(view: UIView, animated: PostAnimation) -> Post {
        post(PostRequest(view: view, dismissAfter: nil, animated: animated))
    }
}

extension PostRequest {
    /// Creates a request to show a view for a number of seconds.
    ///
    /// - Parameters:
    ///   - view: The view to show.
    ///   - dismissAfter: The number of seconds on screen. If it is nil, NaN, infinite, zero or negative, the view stays until its
    ///     post is removed.
    ///   - animated: The motions that are animated: the entrance, the exit, both or neither. The default is `.default`, which uses
    ///     the settings of `PostManager.defaults` or, if there are none, of `PostEnvironment.app.options`. Without any settings,
    ///     both are animated.
    ///   - priority: The rank of the post among waiting posts: a post with a higher priority enters first. The default is nil,
    ///     which uses the priority of `PostManager.defaults` or, if it has none, of `PostEnvironment.app.options`. If neither has
    ///     one, the priority is `.normal`.
    @MainActor
    public init(
        view: UIView,
        dismissAfter: TimeInterval?,
        animated: PostAnimation = .default,
        priority: PostPriority? = nil
    ) {
        self.init(view: view)
        options.duration = PostDuration(dismissAfter: dismissAfter)
        options.animate(animated)
        options.priority = priority
    }

    /// Creates a request to show a view, which stays on screen until its post is removed.
    ///
    /// - Parameters:
    ///   - view: The view to show.
    ///   - animated: The motions that are animated: the entrance, the exit, both or neither.
    ///   - priority: The rank of the post among waiting posts: a post with a higher priority enters first. The default is nil,
    ///     which uses the priority of `PostManager.defaults` or, if it has none, of `PostEnvironment.app.options`. If neither has
    ///     one, the priority is `.normal`.
    @MainActor
    public init(view: UIView, animated: PostAnimation, priority: PostPriority? = nil) {
        self.init(view: view, dismissAfter: nil, animated: animated, priority: priority)
    }

    /// Creates a request with a priority to show a view, which stays on screen until its post is removed.
    ///
    /// - Parameters:
    ///   - view: The view to show.
    ///   - priority: The rank of the post among waiting posts.
    @MainActor
    public init(view: UIView, priority: PostPriority) {
        self.init(view: view, dismissAfter: nil, priority: priority)
    }

    /// The motions of the post that are animated: the entrance, the exit, both or neither. Setting the property sets
    /// `animatesEntrance` and `animatesExit` of the request. The value is `.default` while both of these are nil. In this case, the
    /// settings of `PostManager.defaults` or, if there are none, of `PostEnvironment.app.options` apply.
    public var animated: PostAnimation {
        get {
            guard options.animatesEntrance != nil || options.animatesExit != nil else { return .default }
            var motions = PostAnimation.none
            if options.animatesEntrance ?? true { motions.insert(.onPost) }
            if options.animatesExit ?? true { motions.insert(.onRemove) }
            return motions
        }
        set {
            (options.animatesEntrance, options.animatesExit) = (nil, nil)
            options.animate(newValue)
        }
    }

    /// The number of seconds for which the post is on screen. The value is nil if the `duration` of the request is nil,
    /// `.automatic` or `.untilRemoved`.
    ///
    /// Setting the property sets `duration`. If you set it to nil or 0, the post stays until it is removed.
    public var dismissAfter: TimeInterval? {
        get { options.duration?.seconds }
        set { options.duration = PostDuration(dismissAfter: newValue) }
    }
}
