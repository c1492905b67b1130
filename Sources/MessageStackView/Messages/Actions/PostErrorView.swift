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

    /// The typeface of the text; nil, the default, for that of the system.
    package var typeface: PostTheme.Typeface? {
        didSet { if typeface != oldValue { updateFont() } }
    }

    // MARK: - Private

    private let label = UILabel()
    private let icon = UIImageView(image: UIImage(systemName: "exclamationmark.circle.fill"))

    private func setUp() {
        updateFont()
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

    private func updateFont() {
        label.font = PostFont.preferred(.footnote).with(typeface).font(in: traitCollection)
    }
}
