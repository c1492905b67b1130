package import UIKit

/// An error below a field of a form, or above buttons: a small text after an icon. It is hidden without a text.
package final class PostErrorView: UIStackView {
    // MARK: - Lifecycle

    package override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    package required init(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Internal

    /// The text; nil, the default, for none.
    package var text: String? {
        didSet {
            label.show(text)
            icon.isHidden = label.isHidden
            isHidden = label.isHidden
        }
    }

    /// The color of the text and the icon; `.label` by default.
    package var textColor = UIColor.label {
        didSet {
            label.textColor = textColor
            icon.tintColor = textColor
        }
    }

    /// The label of the text.
    package let label = UILabel()

    // MARK: - Private

    private let icon = UIImageView(image: UIImage(systemName: "exclamationmark.circle.fill"))

    private func setUp() {
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
        icon.setContentHuggingPriority(.required, for: .horizontal)
        // A hidden ancestor may have no width.
        icon.setContentCompressionResistancePriority(.postLimit, for: .horizontal)
        spacing = 4
        alignment = .firstBaseline
        for view in [icon, label] { addArrangedSubview(view) }
        text = nil
        textColor = .label
    }
}
