#if SWIFT_PACKAGE
    import MessageStackView
#endif
import UIKit

/// The card of a question: that of an alert, and the views that a subclass adds to it.
class QuestionView: PostCardView {
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

    /// Sets up a new view. An override calls `super` first.
    func setUp() {}

    /// Applies the look of the post to the views of a subclass. The title and the text already have their colors.
    func lookDidChange() {}

    // MARK: - PostCardView

    override func apply(_ style: PostStyle) {
        super.apply(style)
        lookDidChange()
    }
}
