import UIKit

/// A post view for short texts at the bottom of a view. Posts are as wide as their text, and touches around them reach
/// the views behind.
///
/// ```swift
/// let toast = Toast()
/// addAndConstrainToast(toast)
/// toast.post(message: "Copied")
/// ```
open class Toast: PostView {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layout = .bottom
    }

    public required init(layout: PostEdge = .bottom) {
        super.init(layout: layout)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layout = .bottom
    }

    // MARK: - Public

    /// Returns whether a message with a text is entering or shown. Leaving and waiting messages don't count.
    open func isShowing(message: String) -> Bool {
        postManager.currentPosts.contains { $0.phase != .leaving && text(of: $0) == message }
    }

    /// Posts a text with the look of `post(message:animated:)`. Its view is created just before the entrance.
    ///
    /// - Parameters:
    ///   - text: The text. A long text takes several lines.
    ///   - presentation: The presentation of the post. If it is nil, the default, the toast's presentation applies.
    /// - Returns: A handle to the post. If it was refused, it has already ended, and its `refusal` is the reason.
    @discardableResult
    open func post(_ text: String, as presentation: PostPresentation? = nil) -> Post {
        post(ToastText(title: text), as: presentation)
    }

    /// Posts a text with the duration of the manager's defaults, which is automatic: long enough to read the text.
    ///
    /// The text is white on dark gray, 16 points, in a box with rounded corners.
    ///
    /// - Parameters:
    ///   - message: The text. A long text takes several lines.
    ///   - animated: The animated changes; `.default` by default, for those of the manager's `defaults`.
    /// - Returns: The view, which can be changed before it is shown.
    @discardableResult
    open func post(message: String, animated: PostAnimation = .default) -> MessageView {
        post(message, duration: nil, animated: animated)
    }

    /// Posts a text for a number of seconds.
    ///
    /// The text is white on dark gray, 16 points, in a box with rounded corners.
    ///
    /// - Parameters:
    ///   - message: The text. A long text takes several lines.
    ///   - dismissAfter: The number of seconds on screen; nil to show the toast until its post is removed.
    ///   - animated: The animated changes; `.default` by default, for those of the manager's `defaults`.
    /// - Returns: The view, which can be changed before it is shown.
    @discardableResult
    open func post(
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
    ///   - animated: The animated changes; `.default` by default, for those of the manager's `defaults`.
    /// - Returns: The view; nil if the same text is shown or waits.
    @discardableResult
    open func postIfNotShowing(message: String, animated: PostAnimation = .default) -> MessageView? {
        isPosted(message) ? nil : post(message: message, animated: animated)
    }

    /// Posts a text for a number of seconds, unless the same text is shown or waits.
    ///
    /// - Parameters:
    ///   - message: The text.
    ///   - dismissAfter: The number of seconds on screen; nil to show the toast until its post is removed.
    ///   - animated: The animated changes; `.default` by default, for those of the manager's `defaults`.
    /// - Returns: The view; nil if the same text is shown or waits.
    @discardableResult
    open func postIfNotShowing(
        message: String,
        dismissAfter: TimeInterval?,
        animated: PostAnimation = .default
    ) -> MessageView? {
        isPosted(message) ? nil : post(message: message, dismissAfter: dismissAfter, animated: animated)
    }

    // MARK: - Internal

    override var hugsContent: Bool { true }

    // MARK: - Private

    private func isPosted(_ message: String) -> Bool {
        isShowing(message: message) || postManager.waitingPosts.contains { text(of: $0) == message }
    }

    /// Returns the title of a post: that in its view or, until the view is made, that of its value.
    private func text(of post: Post) -> String? {
        if let view = post.view { return (view as? MessageView)?.titleLabel.text }
        return switch postManager.model(of: post.id) {
        case let text as ToastText: text.title
        case let message as Message: message.title
        default: nil
        }
    }

    private func post(_ message: String, duration: PostDuration?, animated: PostAnimation) -> MessageView {
        let view = ToastMessageView()
        view.set(message: Message(title: message))
        configure(view)
        post(view, duration: duration, animated: animated)
        return view
    }
}

/// A text that is shown with the look of a toast.
private struct ToastText: Postable {
    let title: String

    var summary: String? { title }

    @MainActor
    func makeView() -> UIView {
        let view = ToastMessageView()
        view.set(message: Message(title: title))
        return view
    }

    @MainActor
    func update(_ view: UIView) -> Bool {
        guard let view = view as? ToastMessageView else { return false }
        view.set(message: Message(title: title))
        return true
    }
}

/// A message view with the look of a toast: 16 points, white on dark gray, with rounded corners.
final class ToastMessageView: MessageView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        set(configuration: MessageConfiguration(backgroundColor: .toastBackground, tintColor: .white))
        layer.cornerRadius = 5
        layer.cornerCurve = .continuous
        titleLabel.font = .scaled(.callout, size: 16)
        titleLabel.textAlignment = .natural
    }
}
