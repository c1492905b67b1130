import UIKit

/// A place for short texts at the bottom of a view: they are as wide as their text and let touches pass beside them.
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

    public required init(layout: MessageLayout = .bottom) {
        super.init(layout: layout)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layout = .bottom
    }

    // MARK: - Public

    /// Whether a message with this text is entering or shown; one that leaves doesn't count, nor one that waits.
    open func isShowing(message: String) -> Bool {
        postManager.currentPosts.contains { $0.phase != .leaving && $0.says(message) }
    }

    /// Posts a text: white on dark grey, 16 points, with round corners.
    ///
    /// - Parameters:
    ///   - message: what to say; long texts take several lines.
    ///   - dismissAfter: seconds for which it is shown, 5 by default; nil until it is removed.
    ///   - animated: which of its changes are animated; both by default.
    /// - Returns: the view, which may be changed before it is shown.
    @discardableResult
    open func post(
        message: String,
        dismissAfter: TimeInterval? = 5,
        animated: PostAnimation = .default
    ) -> MessageView {
        let view = ToastMessageView()
        view.set(message: Message(title: message))
        configure(view)
        post(view: view, dismissAfter: dismissAfter, animated: animated)
        return view
    }

    /// Posts a text unless the same is shown, or waits to be.
    ///
    /// - Parameters:
    ///   - message: what to say.
    ///   - dismissAfter: seconds for which it is shown, 5 by default; nil until it is removed.
    ///   - animated: which of its changes are animated; both by default.
    /// - Returns: the view; nil if nothing was posted.
    @discardableResult
    open func postIfNotShowing(
        message: String,
        dismissAfter: TimeInterval? = 5,
        animated: PostAnimation = .default
    ) -> MessageView? {
        guard !isShowing(message: message), !postManager.waitingPosts.contains(where: { $0.says(message) }) else {
            return nil
        }
        return post(message: message, dismissAfter: dismissAfter, animated: animated)
    }

    // MARK: - Internal

    override var hugsContent: Bool { true }
}

extension Post {
    fileprivate func says(_ message: String) -> Bool {
        (view as? MessageView)?.titleLabel.text == message
    }
}

/// A message view with the look of a toast.
final class ToastMessageView: MessageView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        set(configuration: MessageConfiguration(backgroundColor: .toastBackground, tintColor: .white))
        layer.cornerRadius = 5
        layer.cornerCurve = .continuous
        titleLabel.font = .scaled(.callout, size: 16)
        titleLabel.textAlignment = .natural
    }

    required init?(coder: NSCoder) { nil }
}

extension UIViewController {
    /// Puts a toast at the bottom of this controller's view. Its posts keep clear of the safe area by themselves.
    public func addAndConstrainToast(_ toast: Toast) {
        toast.addTo(view: view, layout: .bottom, constrainToSafeArea: false)
    }
}
