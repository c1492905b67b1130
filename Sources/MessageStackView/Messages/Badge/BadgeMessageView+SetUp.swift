import UIKit

/// The constraints that `containerViewInsets` change.
struct BadgeMessageInsets {
    let top: NSLayoutConstraint
    let leading: NSLayoutConstraint
    let bottom: NSLayoutConstraint
    let trailing: NSLayoutConstraint
}

extension BadgeMessageView {
    func setUp() {
        setUpCard()
        setUpTexts()
        setUpButton()
        setUpContent()
        accessibilityElements = [textStackView, button]
        shouldGroupAccessibilityChildren = true
    }

    func applyInsets() {
        insetConstraints?.top.constant = containerViewInsets.top
        insetConstraints?.leading.constant = containerViewInsets.left
        insetConstraints?.bottom.constant = -containerViewInsets.bottom
        insetConstraints?.trailing.constant = -containerViewInsets.right
    }

    /// The shadow is the view's, since the card inside it clips.
    private func setUpCard() {
        backgroundColor = .clear
        Self.shadowComponents.apply(to: layer)

        containerView.backgroundColor = .badgeCard
        containerView.layer.cornerRadius = Metrics.cornerRadius
        containerView.layer.cornerCurve = .continuous
        containerView.clipsToBounds = true
        containerView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(containerView)

        backgroundImageView.contentMode = .scaleAspectFit
        backgroundImageView.alpha = Metrics.backgroundImageAlpha
        backgroundImageView.translatesAutoresizingMaskIntoConstraints = false
        containerView.addSubview(backgroundImageView)

        NSLayoutConstraint.activate([
            containerView.topAnchor.constraint(equalTo: topAnchor),
            containerView.leadingAnchor.constraint(equalTo: leadingAnchor),
            containerView.bottomAnchor.constraint(equalTo: bottomAnchor),
            containerView.trailingAnchor.constraint(equalTo: trailingAnchor),
            backgroundImageView.widthAnchor.constraint(equalToConstant: Metrics.backgroundImageSize),
            backgroundImageView.heightAnchor.constraint(equalToConstant: Metrics.backgroundImageSize),
            backgroundImageView.centerYAnchor.constraint(equalTo: containerView.centerYAnchor),
            backgroundImageView.leadingAnchor.constraint(
                equalTo: containerView.leadingAnchor, constant: Metrics.backgroundImageOffset),
        ])
    }

    private func setUpTexts() {
        let title = UIFont.systemFont(ofSize: 18, weight: .heavy)
        titleLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: title)
        titleLabel.textColor = .label
        let subtitle = UIFont.systemFont(ofSize: 13, weight: .regular)
        subtitleLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: subtitle)
        subtitleLabel.textColor = .badgeSubtitle
        for label in [titleLabel, subtitleLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            label.isHidden = true
            textStackView.addArrangedSubview(label)
        }
        textStackView.axis = .vertical
        textStackView.spacing = Metrics.textSpacing
        textStackView.labels = [titleLabel, subtitleLabel]
    }

    private func setUpButton() {
        button.setImage(.cross, for: .normal)
        button.tintColor = .badgeSubtitle
        button.accessibilityLabel = PostStrings.current.dismiss
        button.addAction(UIAction { [weak self] _ in self?.endEnclosingPost(.closeButton) }, for: .touchUpInside)
    }

    private func setUpContent() {
        contentStackView.axis = .horizontal
        contentStackView.alignment = .center
        contentStackView.spacing = Metrics.badgeSpacing
        contentStackView.translatesAutoresizingMaskIntoConstraints = false
        contentStackView.addArrangedSubview(badgeView)
        contentStackView.addArrangedSubview(textStackView)
        contentStackView.addArrangedSubview(button)
        contentStackView.setCustomSpacing(0, after: textStackView)
        containerView.addSubview(contentStackView)

        let insets = BadgeMessageInsets(
            top: contentStackView.topAnchor.constraint(equalTo: containerView.topAnchor),
            leading: contentStackView.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
            bottom: contentStackView.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
            trailing: contentStackView.trailingAnchor.constraint(equalTo: containerView.trailingAnchor))
        insetConstraints = insets
        applyInsets()
        NSLayoutConstraint.activate([
            insets.top, insets.leading, insets.bottom, insets.trailing,
            badgeView.widthAnchor.constraint(equalToConstant: Metrics.badgeSize),
            badgeView.heightAnchor.constraint(equalToConstant: Metrics.badgeSize),
            button.widthAnchor.constraint(equalToConstant: Metrics.buttonSize),
            button.heightAnchor.constraint(equalToConstant: Metrics.buttonSize),
        ])
    }
}
