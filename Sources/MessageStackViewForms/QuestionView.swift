#if SWIFT_PACKAGE
    import MessageStackView
#endif
import UIKit

/// The card of a question: an alert view, and the views that a subclass adds to it.
class QuestionView: UIView, PostContentView {
    // MARK: - Lifecycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Internal

    /// The icon, the title, the text and the buttons.
    let alertView = AlertMessageView()

    var titleLabel: UILabel { alertView.titleLabel }
    var textLabel: UILabel { alertView.textLabel }
    var actionsView: PostActionsView { alertView.actionsView }

    /// The theme of the post.
    private(set) var theme = PostTheme()

    /// Applies the look of the post to the views of a subclass. The title and the text already have their colors.
    func lookDidChange() {}

    /// Aligns the views of a subclass for the place of the post.
    func align() {}

    // MARK: - PostContentView

    func apply(_ style: PostStyle) {
        alertView.apply(style)
        theme = style.theme
        backgroundColor = alertView.backgroundColor
        lookDidChange()
    }

    func show(caption: String?) {
        alertView.show(caption: caption)
    }

    func show(count: Int) -> Bool { alertView.show(count: count) }

    var closeControl: UIControl? { alertView.closeControl }

    var minimumDuration: TimeInterval { alertView.minimumDuration }

    var modalFirstResponder: UIResponder? { alertView }

    // MARK: - UIView

    override func didMoveToWindow() {
        super.didMoveToWindow()
        align()
    }

    // MARK: - Private

    private func setUp() {
        backgroundColor = alertView.backgroundColor
        shouldGroupAccessibilityChildren = true
        fill(with: alertView)
    }
}

extension UIView {
    /// Adds a subview that fills the view.
    ///
    /// - Parameter bottomPriority: The priority with which the subview reaches the bottom edge.
    func fill(with view: UIView, bottomPriority: UILayoutPriority = .required) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor)
        bottom.priority = bottomPriority
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.topAnchor.constraint(equalTo: topAnchor),
            bottom,
        ])
    }
}
