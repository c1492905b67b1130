/// A tab: an image above a title, with a capsule behind it while selected. Measured on iOS 26.1.
final class TabButton: UIControl {
    private static let iconMiddle: CGFloat = 24
    private static let titleMiddle: CGFloat = 44.5

    private let item: UITabBarItem
    private let imageView: UIImageView
    private let label = UILabel()
    private let badge: TabBadge?
    var onPress: () -> Void = {}
    /// Whether only the title is shown, as in the bar at the top of an iPad.
    var showsTitleOnly = false {
        didSet { if showsTitleOnly != oldValue { updateLook() } }
    }

    init(item: UITabBarItem) {
        self.item = item
        imageView = UIImageView(image: item.image)
        badge = item.badgeValue.map { TabBadge($0, color: item.badgeColor ?? .systemRed) }
        super.init(frame: .zero)
        label.text = item.title
        label.textAlignment = .center
        isEnabled = item.isEnabled
        isAccessibilityElement = true
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityHint = item.accessibilityHint
        accessibilityValue = item.accessibilityValue ?? item.badgeValue
        accessibilityIdentifier = item.accessibilityIdentifier
        addSubview(imageView)
        addSubview(label)
        if let badge { addSubview(badge) }
        updateLook()
    }

    required init?(coder: NSCoder) { nil }

    package override var claimsTaps: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        let imageSize = imageView.image?.size ?? .zero
        imageView.bounds.size = imageSize
        imageView.center = CGPoint(x: bounds.midX, y: Self.iconMiddle)
        let height = label.sizeThatFits(bounds.size).height
        // Without an image, the title is centered.
        let isAlone = imageView.image == nil || showsTitleOnly
        let middle = isAlone ? bounds.midY : Self.titleMiddle
        label.frame = CGRect(x: 0, y: middle - height / 2, width: bounds.width, height: height)
        guard let badge else { return }
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = (isAlone ? label.sizeThatFits(bounds.size).width : imageSize.width) / 2
        badge.bounds.size = badge.sizeThatFits(bounds.size)
        badge.center = CGPoint(
            x: bounds.midX + (isReversed ? -1 : 1) * (side + 2),
            y: (isAlone ? bounds.midY : Self.iconMiddle - imageSize.height / 2) + (isAlone ? -10 : 4))
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateLook()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    override func primaryActionTriggered() { onPress() }

    private func updateLook() {
        let color: UIColor = isSelected ? tintColor : .label
        label.textColor = color
        label.font =
            showsTitleOnly ? .systemFont(ofSize: 15, weight: .medium) : .systemFont(ofSize: 10, weight: .semibold)
        imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.isHidden = showsTitleOnly
        setNeedsLayout()
        imageView.tintColor = color
        label.alpha = isEnabled ? 1 : 0.3
        imageView.alpha = label.alpha
        accessibilityTraits = isSelected ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem]
        if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    }
}
