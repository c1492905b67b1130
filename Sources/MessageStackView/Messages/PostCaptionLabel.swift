import UIKit

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
