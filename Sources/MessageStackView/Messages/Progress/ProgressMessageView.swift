import UIKit

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

    /// Below the texts; hidden while nobody knows how much is done.
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
