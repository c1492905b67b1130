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

    /// Sets up a new view. An override calls `super` first.
    func setUp() {
        backgroundColor = alertView.backgroundColor
        shouldGroupAccessibilityChildren = true
        addFilling(alertView)
    }

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
}
