import UIKit

/// A row with an icon, two texts and an optional control. A tap on it performs an action.
final class HomeRow: UIControl {
    init(
        _ symbol: String, _ color: UIColor, _ title: String, _ subtitle: String, control: UIView? = nil,
        action: (@MainActor () -> Void)? = nil
    ) {
        super.init(frame: .zero)
        let icon = UIImageView(image: UIImage(systemName: symbol))
        icon.contentMode = .center
        icon.tintColor = .white
        icon.backgroundColor = color
        icon.layer.cornerRadius = 10
        let titleLabel = UILabel(title, .body, .label)
        let subtitleLabel = UILabel(subtitle, .footnote, .secondaryLabel)
        let texts = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [icon, texts] + (control.map { [$0] } ?? []))
        row.spacing = 14
        row.alignment = .center
        row.isUserInteractionEnabled = control != nil
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        control?.setContentHuggingPriority(.required, for: .horizontal)
        control?.setContentCompressionResistancePriority(.required, for: .horizontal)
        if let action { addAction(UIAction { _ in action() }, for: .touchUpInside) }
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 36),
            icon.heightAnchor.constraint(equalToConstant: 36),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 5),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
        ])
        isAccessibilityElement = control == nil
        accessibilityLabel = title
        accessibilityHint = subtitle
        accessibilityTraits = .button
        control?.accessibilityLabel = title
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemFill : nil }
    }

    override func accessibilityActivate() -> Bool {
        sendActions(for: .touchUpInside)
        return true
    }
}
