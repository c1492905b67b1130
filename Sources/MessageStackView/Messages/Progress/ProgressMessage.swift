import UIKit

/// What is said while something goes on: up to two lines of text, and how far it is.
///
/// ```swift
/// postView.post(ProgressMessage(title: "Uploading", fraction: 0.4))
/// ```
///
/// It stays until it is removed or updated; `Poster.post(whileRunning:)` does that by itself.
public struct ProgressMessage: Hashable, Sendable {
    /// The first line; nil or empty leaves it out.
    public var title: String?

    /// The text below the title; nil or empty leaves it out.
    public var subtitle: String?

    /// How much is done, from 0 to 1, and clamped to that; nil, the default, while nobody knows.
    public var fraction: Double?

    /// A message of these parts.
    public init(title: String? = nil, subtitle: String? = nil, fraction: Double? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.fraction = fraction
    }
}

// MARK: - Postable

extension ProgressMessage: Postable {
    public var duration: PostDuration? { .untilRemoved }

    public var text: String? { Message(title: title, subtitle: subtitle).text }

    @MainActor
    public func makeView() -> UIView {
        let view = ProgressMessageView()
        view.set(progress: self)
        return view
    }

    /// A progress message's view shows another one.
    @MainActor
    public func update(_ view: UIView) -> Bool {
        guard let view = view as? ProgressMessageView else { return false }
        view.set(progress: self)
        return true
    }
}

/// A message beside a wheel that turns, above a bar that fills if it is known how much is done.
open class ProgressMessageView: MessageView {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpProgress()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpProgress()
    }

    // MARK: - Public

    /// Turns until another message is shown.
    public let activityIndicatorView = UIActivityIndicatorView(style: .medium)

    /// The bar below the texts; hidden while the progress is unknown.
    public let progressView = UIProgressView(progressViewStyle: .default)

    /// Shows another progress.
    public func set(progress: ProgressMessage) {
        show(Message(title: progress.title, subtitle: progress.subtitle))
        activityIndicatorView.startAnimating()
        set(fraction: progress.fraction)
    }

    /// Shows a message in place of the progress: the wheel and the bar go.
    open override func set(message: Message) {
        activityIndicatorView.stopAnimating()
        set(fraction: nil)
        show(message)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        activityIndicatorView.color = tintColor
    }

    // MARK: - Internal

    func set(fraction: Double?) {
        progressView.isHidden = fraction == nil
        guard let fraction else { return }
        progressView.setProgress(Float(fraction), animated: !UIAccessibility.isReduceMotionEnabled)
    }

    // MARK: - Private

    private func show(_ message: Message) {
        super.set(message: message)
    }

    private func setUpProgress() {
        horizontalStackView.insertArrangedSubview(activityIndicatorView, at: 0)
        verticalStackView.addArrangedSubview(progressView)
        progressView.isHidden = true
        activityIndicatorView.color = tintColor
    }
}
