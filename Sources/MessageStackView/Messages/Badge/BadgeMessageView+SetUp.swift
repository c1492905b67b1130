import UIKit

extension BadgeMessageView {
    func setUp() {
        setUpCard()
        setUpTexts()
        setUpButton()
        setUpContent()
        accessibilityElements = [textStackView, button]
        shouldGroupAccessibilityChildren = true
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

        _ = EdgeConstraints(of: containerView, in: self, insets: .zero)
        _ = SizeConstraints(of: backgroundImageView, size: Metrics.backgroundImageSize)
        backgroundImageView.leadingAnchor.constraint(
            equalTo: containerView.leadingAnchor, constant: Metrics.backgroundImageOffset
        ).isActive = true
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
    }

    private func setUpButton() {
        button.tintColor = .badgeSubtitle
        button.accessibilityLabel = PostStrings.current.dismiss
        button.addAction(UIAction { [weak self] _ in self?.endEnclosingPost(.closeButton) }, for: .touchUpInside)
    }

    private func setUpContent() {
        contentStackView.axis = .horizontal
        contentStackView.spacing = Metrics.badgeSpacing
        contentStackView.translatesAutoresizingMaskIntoConstraints = false
        contentStackView.addArrangedSubview(textStackView)
        contentStackView.addArrangedSubview(button)
        contentStackView.setCustomSpacing(0, after: textStackView)
        containerView.addSubview(contentStackView)

        contentConstraints = EdgeConstraints(of: contentStackView, in: containerView, insets: containerViewInsets)
        _ = SizeConstraints(of: badgeView, size: Metrics.badgeSize)
        _ = SizeConstraints(of: button, size: Metrics.buttonSize)
        placeBadge()
    }

    /// Before the texts, or above them where they need all the width that there is.
    func placeBadge() {
        let isAbove = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let stackView = isAbove ? textStackView : contentStackView
        guard badgeView.superview !== stackView else { return }
        stackView.insertArrangedSubview(badgeView, at: 0)
        contentStackView.alignment = isAbove ? .top : .center
        textStackView.alignment = isAbove ? .leading : .fill
        textStackView.setCustomSpacing(Metrics.spacingBelowBadge, after: badgeView)
        // The image behind it is left where the badge was.
        backgroundImageConstraint?.isActive = false
        backgroundImageConstraint = backgroundImageView.centerYAnchor.constraint(equalTo: badgeView.centerYAnchor)
        backgroundImageConstraint?.isActive = true
    }
}

// MARK: - PostTextScrolling

extension BadgeMessageView: PostTextScrolling {
    var scrollsText: Bool { textScrollView != nil }

    func letTextScroll() {
        guard textScrollView == nil, let index = contentStackView.arrangedSubviews.firstIndex(of: textStackView)
        else { return }
        let scrollView = PostScrollView()
        textScrollView = scrollView
        textStackView.removeFromSuperview()
        textStackView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(textStackView)
        NSLayoutConstraint.activate(scrollView.constraints(holding: textStackView, .postTextHeight))
        contentStackView.insertArrangedSubview(scrollView, at: index)
        contentStackView.setCustomSpacing(0, after: scrollView)
    }
}
