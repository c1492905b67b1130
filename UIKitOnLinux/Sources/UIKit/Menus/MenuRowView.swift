/// A row of a menu. Heights and insets were measured on iOS 26.1.
final class MenuRowView: UIControl {
    private enum Metrics {
        static let height: CGFloat = 42
        static let heightWithSubtitle: CGFloat = 58
        /// The leading insets of the title: alone, after a checkmark, after an image.
        static let plainInset: CGFloat = 28
        static let markedInset: CGFloat = 40
        static let imageInset: CGFloat = 60
        static let trailingInset: CGFloat = 24
        static let markCenter: CGFloat = 25
        static let imageCenter: CGFloat = 38
        static let highlightInset: CGFloat = 10
    }

    var onPress: () -> Void = {}
    let wantedHeight: CGFloat

    private let highlight = UIView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let imageView = UIImageView()
    private let markView = UIImageView()
    private let chevronView = UIImageView()
    private let titleInset: CGFloat

    init(_ element: UIMenuElement, hasImages: Bool, hasMarks: Bool) {
        let action = element as? UIAction
        let hasSubtitle = !(element.subtitle ?? "").isEmpty
        wantedHeight = hasSubtitle ? Metrics.heightWithSubtitle : Metrics.height
        titleInset = hasImages ? Metrics.imageInset : hasMarks ? Metrics.markedInset : Metrics.plainInset
        super.init(frame: .zero)
        let attributes = action?.attributes ?? []
        let isDestructive =
            attributes.contains(.destructive) || (element as? UIMenu)?.options.contains(.destructive) ?? false
        isEnabled = !attributes.contains(.disabled)
        let color: UIColor = isDestructive ? .systemRed : .label
        titleLabel.text = element.title
        titleLabel.font = .systemFont(ofSize: 17)
        titleLabel.textColor = isEnabled ? color : .tertiaryLabel
        subtitleLabel.text = element.subtitle
        subtitleLabel.font = .systemFont(ofSize: 13)
        subtitleLabel.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
        subtitleLabel.isHidden = !hasSubtitle
        let configuration = UIImage.SymbolConfiguration(pointSize: 17)
        imageView.image = element.image
        imageView.preferredSymbolConfiguration = configuration
        imageView.tintColor = titleLabel.textColor
        let mark = action.flatMap { $0.state == .off ? nil : $0.state == .on ? "checkmark" : "minus" }
        markView.image = mark.flatMap { UIImage(systemName: $0) }
        markView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        markView.tintColor = titleLabel.textColor
        chevronView.image = element is UIMenu ? UIImage(systemName: "chevron.forward") : nil
        chevronView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        chevronView.tintColor = .tertiaryLabel
        highlight.isUserInteractionEnabled = false
        for view in [highlight, titleLabel, subtitleLabel, imageView, markView, chevronView] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = [element.title, element.subtitle].compactMap { $0 }.joined(separator: ", ")
        var traits: UIAccessibilityTraits = .button
        if !isEnabled { traits.insert(.notEnabled) }
        if action?.state == .on { traits.insert(.selected) }
        accessibilityTraits = traits
    }

    required init?(coder: NSCoder) { nil }

    package override var claimsTaps: Bool { true }
    override func primaryActionTriggered() { onPress() }

    override func stateDidChange() {
        super.stateDidChange()
        highlight.backgroundColor = isHighlighted ? .quaternarySystemFill : .clear
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        highlight.frame = bounds.insetBy(dx: min(Metrics.highlightInset, bounds.width / 2), dy: 0)
        highlight.layer.cornerRadius = min(bounds.height, Metrics.height) / 2
        let width = max(0, bounds.width - titleInset - Metrics.trailingInset)
        let titleHeight = titleLabel.sizeThatFits(bounds.size).height
        let subtitleHeight = subtitleLabel.isHidden ? 0 : subtitleLabel.sizeThatFits(bounds.size).height
        let x = isReversed ? Metrics.trailingInset : titleInset
        let y = (bounds.height - titleHeight - subtitleHeight) / 2
        titleLabel.frame = CGRect(x: x, y: y, width: width, height: titleHeight)
        subtitleLabel.frame = CGRect(x: x, y: y + titleHeight, width: width, height: subtitleHeight)
        let marks = imageView.image == nil ? Metrics.markCenter : Metrics.markCenter - Metrics.highlightInset
        center(markView, at: marks, isReversed)
        center(imageView, at: Metrics.imageCenter, isReversed)
        center(chevronView, at: bounds.width - Metrics.trailingInset, isReversed)
    }

    private func center(_ view: UIImageView, at x: CGFloat, _ isReversed: Bool) {
        let size = view.sizeThatFits(bounds.size)
        view.bounds.size = size
        view.center = CGPoint(x: isReversed ? bounds.width - x : x, y: bounds.midY)
    }
}
