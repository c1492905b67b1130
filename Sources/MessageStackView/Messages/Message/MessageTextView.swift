import UIKit

/// The texts of a message: one element for VoiceOver, whatever they say at the moment.
final class MessageTextView: UIStackView {
    override var isAccessibilityElement: Bool {
        get { !spokenText.isEmpty }
        set {}
    }

    override var accessibilityLabel: String? {
        get { spokenText }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { .staticText }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { PostActions.actions(around: self) }
        set {}
    }

    private var spokenText: String {
        arrangedSubviews.compactMap { $0 is PostCaptionLabel ? nil : ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
            .joined(separator: ", ")
    }
}

/// The word above the texts of a message. It isn't one of them for VoiceOver, which says it as the post is announced.
final class PostCaptionLabel: UILabel {
    /// Shows a word above `title`, as large as it is needed to be read and in its colour; nil takes it away.
    static func show(_ caption: String?, above title: UILabel, in stackView: UIStackView) {
        let present = stackView.arrangedSubviews.lazy.compactMap { $0 as? PostCaptionLabel }.first
        guard let caption, !caption.isEmpty else { return present?.removeFromSuperview() ?? () }
        let label = present ?? PostCaptionLabel()
        label.text = caption
        label.textColor = title.textColor
        guard present == nil else { return }
        label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12, weight: .bold))
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textAlignment = title.textAlignment
        label.isAccessibilityElement = false
        stackView.insertArrangedSubview(label, at: stackView.arrangedSubviews.firstIndex(of: title) ?? 0)
    }

    /// Takes over the colour of the title below.
    static func follow(_ title: UILabel, in stackView: UIStackView) {
        for case let label as PostCaptionLabel in stackView.arrangedSubviews { label.textColor = title.textColor }
    }
}

extension UILabel {
    /// Shows `text`, and takes no room for one that is nil or empty.
    func show(_ text: String?) {
        self.text = text
        isHidden = text?.isEmpty ?? true
    }
}

extension UIImageView {
    /// Shows an image, and lets inverted colours leave it as it is unless it is only a shape, in the tint colour.
    func show(_ image: UIImage?) {
        self.image = image
        accessibilityIgnoresInvertColors = image?.hasColorsOfItsOwn ?? false
    }
}

extension UIImage {
    /// Whether an image view shows the image in its own colours.
    fileprivate var hasColorsOfItsOwn: Bool {
        switch renderingMode {
        case .alwaysOriginal: true
        case .alwaysTemplate: false
        default: !isSymbolImage
        }
    }
}
