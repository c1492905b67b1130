/// A tab: an image and a title, with a capsule behind it while selected. Measured on iOS 26.1.
final class TabButton: UIControl {
    /// The position of the image in the tab.
    enum Arrangement {
        case above
        /// At the leading side of the title, as in compact height.
        case beside
        /// Only the title is shown, as in the bar at the top of an iPad.
        case titleOnly
    }

    private static let iconMiddle: CGFloat = 24
    private static let titleMiddle: CGFloat = 44.5
    /// The distances before, between and after an image and a title side by side.
    private static let beside: (before: CGFloat, between: CGFloat, after: CGFloat) = (6, 8, 12)
    /// The greatest width and height of an image beside a title.
    private static let imageBeside: CGFloat = 20.5
    /// The size of symbols above titles: a circle is 27.5 points wide and high.
    private static let symbols = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)

    private let item: UITabBarItem
    private let imageView: UIImageView
    private let label = UILabel()
    private let badge: TabBadge?
    var onPress: () -> Void = {}
    var arrangement = Arrangement.above {
        didSet { if arrangement != oldValue { updateLook() } }
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
        if arrangement == .beside { layOutSideBySide() } else { layOutUpright() }
    }

    /// Returns the size of a tab with its image beside the title. Selection makes the title bolder, but not the tab wider.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let image = imageSizeBeside.width
        let title = NSAttributedString(
            string: item.title ?? "", attributes: [.font: Self.fontBeside(isSelected: false)])
        let width = title.size().width.rounded(.up)
        let content = image > 0 ? Self.beside.before + image + Self.beside.between : Self.beside.after
        return CGSize(width: content + width + Self.beside.after, height: size.height)
    }

    private var imageSizeBeside: CGSize {
        guard let size = imageView.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let factor = min(1, Self.imageBeside / max(size.width, size.height))
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    private static func fontBeside(isSelected: Bool) -> UIFont {
        .systemFont(ofSize: 12, weight: isSelected ? .semibold : .regular)
    }

    private func layOutSideBySide() {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let imageSize = imageSizeBeside
        let start = imageSize.width > 0 ? Self.beside.before + imageSize.width + Self.beside.between : Self.beside.after
        let title = label.sizeThatFits(bounds.size)
        let width = min(title.width, max(0, bounds.width - start))
        imageView.bounds.size = imageSize
        let imageMiddle = Self.beside.before + imageSize.width / 2
        imageView.center = CGPoint(x: isReversed ? bounds.width - imageMiddle : imageMiddle, y: bounds.midY)
        label.frame = CGRect(
            x: isReversed ? bounds.width - start - width : start, y: bounds.midY - title.height / 2, width: width,
            height: title.height)
        guard let badge else { return }
        badge.bounds.size = badge.sizeThatFits(bounds.size)
        let middle = bounds.width - badge.bounds.width / 2 - 1
        badge.center = CGPoint(x: isReversed ? bounds.width - middle : middle, y: badge.bounds.height / 2)
    }

    private func layOutUpright() {
        let imageSize = imageView.intrinsicContentSize.width >= 0 ? imageView.intrinsicContentSize : .zero
        imageView.bounds.size = imageSize
        imageView.center = CGPoint(x: bounds.midX, y: Self.iconMiddle)
        let height = label.sizeThatFits(bounds.size).height
        // Without an image, the title is centered.
        let isAlone = imageView.image == nil || arrangement == .titleOnly
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
            switch arrangement {
            case .above: .systemFont(ofSize: 10, weight: .semibold)
            case .beside: Self.fontBeside(isSelected: isSelected)
            case .titleOnly: .systemFont(ofSize: 15, weight: .medium)
            }
        imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.preferredSymbolConfiguration = arrangement == .above ? Self.symbols : nil
        imageView.isHidden = arrangement == .titleOnly
        setNeedsLayout()
        imageView.tintColor = color
        label.alpha = isEnabled ? 1 : 0.3
        imageView.alpha = label.alpha
        accessibilityTraits = isSelected ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem]
        if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    }
}
