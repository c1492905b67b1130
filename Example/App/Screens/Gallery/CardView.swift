import MessageStackView
import UIKit

/// The view of a card. Its height fits its texts, and each of its buttons closes it.
final class CardView: UIView {
    /// Removes the card's post. It is called when a button is tapped.
    var close: @MainActor () -> Void = {}

    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private let column = UIStackView()
    private let buttons = UIStackView()

    init(_ card: Card) {
        super.init(frame: .zero)
        imageView.image = UIImage(
            systemName: card.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 36, weight: .regular))
        imageView.contentMode = .scaleAspectFit
        show(card.title, in: titleLabel, .headline)
        show(card.text, in: textLabel, .subheadline)
        buttons.spacing = 12
        buttons.distribution = .fillEqually
        if let title = card.otherButton { buttons.addArrangedSubview(makeButton(title, .gray())) }
        buttons.addArrangedSubview(makeButton(card.button, .filled()))
        layOut()
        updateButtons()
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateButtons()
    }

    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    // MARK: - Private

    private func show(_ text: String, in label: UILabel, _ style: UIFont.TextStyle) {
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textAlignment = .center
    }

    private func makeButton(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
        UIButton(
            configuration: configuration, primaryAction: UIAction(title: title) { [weak self] _ in self?.close() })
    }

    /// Lays out the card's column, centered if the view is larger than the column.
    private func layOut() {
        for part in [imageView, titleLabel, textLabel, buttons] { column.addArrangedSubview(part) }
        column.axis = .vertical
        column.spacing = 8
        column.setCustomSpacing(14, after: imageView)
        column.setCustomSpacing(20, after: textLabel)
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let isAsHigh = heightAnchor.constraint(equalTo: column.heightAnchor, constant: 40)
        // Below the hugging priority of the texts and buttons, which would grow otherwise.
        isAsHigh.priority = UILayoutPriority(200)
        let isAsWide = column.widthAnchor.constraint(equalTo: widthAnchor, constant: -40)
        isAsWide.priority = .defaultHigh
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: centerXAnchor),
            column.centerYAnchor.constraint(equalTo: centerYAnchor),
            column.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 20),
            column.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 20),
            column.widthAnchor.constraint(lessThanOrEqualToConstant: 460),
            isAsHigh, isAsWide,
        ])
    }

    private func updateButtons() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        buttons.axis = isLarge ? .vertical : .horizontal
    }
}

// MARK: - PostContentView

extension CardView: PostContentView {
    func apply(_ style: PostStyle) {
        titleLabel.textColor = style.textColor ?? .label
        textLabel.textColor = style.textColor ?? .secondaryLabel
        guard let button = buttons.arrangedSubviews.last as? UIButton else { return }
        button.configuration?.baseForegroundColor = style.tintColor == .white ? .systemIndigo : nil
    }
}
