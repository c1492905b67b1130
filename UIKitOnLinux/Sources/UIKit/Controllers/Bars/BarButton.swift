/// The capsule of a bar button, as measured on iOS 26.1: 44 points high and at least as wide.
final class BarButton: UIControl {
    private static let height: CGFloat = 44
    private static let contentInset: CGFloat = 16
    /// The least width that an image alone is given, and its distance from the sides, in points.
    private static let leastImageWidth: CGFloat = 22
    private static let imageInset: CGFloat = 11

    private static let symbolSize: CGFloat = 19
    private static let backSymbolSize: CGFloat = 22

    private let content: UIView
    /// Whether the content is a single symbol, shown in a circle.
    private let isSymbol: Bool
    private let onPress: () -> Void

    init(item: UIBarButtonItem) {
        let color = item.tintColor ?? .label
        isSymbol = item.symbol != nil
        if let symbol = item.symbol {
            content = Self.view(of: symbol, Self.symbolSize)
        } else if let image = item.image {
            content = UIImageView(image: image)
        } else {
            let label = UILabel()
            label.text = item.title
            label.font = .systemFont(ofSize: 17, weight: .medium)
            content = label
        }
        onPress = { [weak item] in item?.press() }
        super.init(frame: .zero)
        let isFilled = item.style == .done && item.isEnabled
        setUp(color: isFilled ? .white : color, fill: isFilled ? item.tintColor ?? .systemBlue : nil)
        isEnabled = item.isEnabled
        content.alpha = item.isEnabled ? 1 : 0.3
        accessibilityLabel = item.accessibilityLabel ?? item.title ?? item.accessibilityName
        accessibilityHint = item.accessibilityHint
        accessibilityValue = item.accessibilityValue
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
    }

    /// Creates a back button.
    init(backTo accessibilityLabel: String, onPress: @escaping () -> Void) {
        isSymbol = true
        content = Self.view(of: "chevron.backward", Self.backSymbolSize)
        self.onPress = onPress
        super.init(frame: .zero)
        setUp(color: .label, fill: nil)
        self.accessibilityLabel = accessibilityLabel
        accessibilityTraits = [.button, .backButton]
    }

    required init?(coder: NSCoder) { nil }

    package override var claimsTaps: Bool { true }

    private func setUp(color: UIColor, fill: UIColor?) {
        isAccessibilityElement = true
        content.tintColor = color
        (content as? UILabel)?.textColor = color
        addSubview(content)
        backgroundColor = fill ?? .barPlatter
        layer.cornerRadius = Self.height / 2
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.075
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    private static func view(of symbol: String, _ pointSize: CGFloat) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: symbol))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: .medium)
        return view
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = content.sizeThatFits(bounds.size).width
        let room =
            isSymbol
            ? Self.height
            : content is UIImageView
                ? max(Self.leastImageWidth, width) + 2 * Self.imageInset : width + 2 * Self.contentInset
        return CGSize(width: max(Self.height, room), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = content.sizeThatFits(bounds.size)
        let width = min(size.width, max(0, bounds.width - 2 * 8))
        content.frame = CGRect(
            x: (bounds.width - width) / 2, y: (bounds.height - size.height) / 2, width: width, height: size.height)
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.6 : 1
    }

    override func primaryActionTriggered() { onPress() }
}
