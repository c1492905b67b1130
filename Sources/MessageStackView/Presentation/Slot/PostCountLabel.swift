import UIKit

/// A label in the corner of a post with the number of requests that the post represents, such as “×3”.
final class PostCountLabel: UILabel {
    private enum Metrics {
        static let padding = CGSize(width: 7, height: 2)
        static let distance: CGFloat = 4
    }

    static func inCorner(of slot: UIView) -> PostCountLabel {
        let label = PostCountLabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        slot.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: slot.topAnchor, constant: Metrics.distance),
            slot.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: Metrics.distance),
        ])
        return label
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12, weight: .semibold))
        adjustsFontForContentSizeCategory = true
        textAlignment = .center
        textColor = .systemBackground
        backgroundColor = .label
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        let height = size.height + 2 * Metrics.padding.height
        return CGSize(width: max(height, size.width + 2 * Metrics.padding.width), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
