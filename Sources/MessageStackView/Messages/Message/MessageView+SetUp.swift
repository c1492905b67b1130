import UIKit

extension MessageView {
    func setUp() {
        containerView.clipsToBounds = true
        containerView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(containerView)
        _ = EdgeConstraints(of: containerView, in: self, insets: .zero)

        horizontalStackView.axis = .horizontal
        horizontalStackView.alignment = .center
        horizontalStackView.spacing = Metrics.imageSpacing
        horizontalStackView.translatesAutoresizingMaskIntoConstraints = false
        containerView.addSubview(horizontalStackView)
        contentConstraints = EdgeConstraints(of: horizontalStackView, in: containerView, insets: insets)

        setUpTexts()
        leftImageConstraints = SizeConstraints(of: leftImageView, size: leftImageViewSize)
        rightImageConstraints = SizeConstraints(of: rightImageView, size: rightImageViewSize)
        for imageView in [leftImageView, rightImageView] {
            imageView.contentMode = .scaleAspectFit
            imageView.isHidden = true
        }
        for view in [leftImageView, verticalStackView, rightImageView] { horizontalStackView.addArrangedSubview(view) }
        shouldGroupAccessibilityChildren = true
        set(configuration: .default)
        applyTintColor()
    }

    func applyTintColor() {
        for label in [titleLabel, subtitleLabel] { label.textColor = styledTextColor ?? tintColor }
        PostCaptionLabel.follow(titleLabel, in: verticalStackView)
    }

    /// The texts that somebody has given a colour.
    var ownTextColors: [(UILabel, UIColor?)] {
        [titleLabel, subtitleLabel].filter { $0.textColor != styledTextColor ?? tintColor }.map { ($0, $0.textColor) }
    }

    private func setUpTexts() {
        titleLabel.font = UIFontMetrics(forTextStyle: .subheadline)
            .scaledFont(for: .systemFont(ofSize: 14, weight: .semibold))
        subtitleLabel.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12))
        for label in [titleLabel, subtitleLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            label.isHidden = true
            verticalStackView.addArrangedSubview(label)
        }
        verticalStackView.axis = .vertical
        verticalStackView.spacing = Metrics.textSpacing
    }
}

// MARK: - MessageViewable

extension MessageView: MessageViewable {}

// MARK: - PostCaptioning

extension MessageView: PostCaptioning {
    public func show(caption: String?) {
        PostCaptionLabel.show(caption, above: titleLabel, in: verticalStackView)
    }
}

// MARK: - PostStyled

extension MessageView: PostStyled {}

// MARK: - MessageConfigurable

extension MessageView: MessageConfigurable {
    public func set(configuration: MessageConfiguration) {
        if let color = configuration.backgroundColor { backgroundColor = color }
        if let color = configuration.tintColor { tintColor = color }
        if configuration.shadow {
            MessageConfiguration.shadowComponents.apply(to: layer)
        } else if ShadowComponents(of: layer) == MessageConfiguration.shadowComponents {
            ShadowComponents.default.apply(to: layer)
        }
    }
}
