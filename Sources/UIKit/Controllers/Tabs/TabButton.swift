/// One tab: an image above a name, with a capsule behind it while it is selected. Measured on iOS 26.1.
final class TabButton: UIControl {
    private static let iconMiddle: CGFloat = 24
    private static let titleMiddle: CGFloat = 44.5

    private let imageView: UIImageView
    private let label = UILabel()
    var onPress: () -> Void = {}

    init(item: UITabBarItem) {
        imageView = UIImageView(image: item.image)
        super.init(frame: .zero)
        label.text = item.title
        label.font = .systemFont(ofSize: 10, weight: .semibold)
        label.textAlignment = .center
        isEnabled = item.isEnabled
        isAccessibilityElement = true
        accessibilityLabel = item.title
        addSubview(imageView)
        addSubview(label)
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
        // Without an image the name alone stands in the middle.
        let middle = imageView.image == nil ? bounds.midY : Self.titleMiddle
        label.frame = CGRect(x: 0, y: middle - height / 2, width: bounds.width, height: height)
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
        imageView.tintColor = color
        label.alpha = isEnabled ? 1 : 0.3
        imageView.alpha = label.alpha
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    }
}
