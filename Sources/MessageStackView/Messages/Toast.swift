import UIKit

/// A post view for short texts at the bottom of a view. Posts are as wide as their text, and touches around them reach
/// the views behind. A text of 15 points is in a capsule or, if it takes several lines, in a box with rounded corners.
///
/// ```swift
/// let toast = Toast()
/// addAndConstrainToast(toast)
/// toast.post("Copied")
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

    // MARK: - Internal

    override var hugsContent: Bool { true }
}

extension UIViewController {
    /// Adds a toast to the bottom of the controller's view. Its posts stay in the safe area and, in the view of a table view
    /// controller, in place while the table scrolls.
    public func addAndConstrainToast(_ toast: Toast) {
        toast.removeFromSuperview()
        toast.layout = .bottom
        view.add(toast, at: .bottom, usesSafeArea: false)
        view.setNeedsLayout()
    }
}

extension Toast: TextPoster {
    func value(for text: String) -> any Postable { ToastText(title: text) }
}

/// A text that is shown with the look of a toast.
struct ToastText: Postable {
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

/// A message view with the look of a toast: a card with a soft shadow, which is a capsule around one line.
final class ToastMessageView: MessageView {
    // MARK: - Lifecycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUpToast()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpToast()
    }

    // MARK: - UIView

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
    }

    // MARK: - Private

    private func setUpToast() {
        metricsInTheme = \.toast
        ownLook = Look(background: .badgeCard, tint: .label, shadow: .floating)
        ownCornerRadius = 21
        layer.cornerCurve = .continuous
        fonts.add(titleLabel, .system(.subheadline, size: PostMetrics.toast.textSize, weight: .medium), as: .text)
        titleLabel.textAlignment = .center
    }
}
