/// The capsule button of an alert's action, as measured on iOS 26.1.
final class AlertActionButton: UIControl {
    private let label = UILabel()
    private let isPreferred: Bool
    var onPress: () -> Void = {}

    init(action: UIAlertAction, isPreferred: Bool) {
        self.isPreferred = isPreferred
        super.init(frame: .zero)
        isEnabled = action.isEnabled
        label.text = action.title
        label.textAlignment = .center
        label.textColor = isPreferred ? .white : action.style == .destructive ? .systemRed : .label
        label.alpha = action.isEnabled ? 1 : 0.3
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
        updateLook()
    }

    required init?(coder: NSCoder) { nil }

    package override var claimsTaps: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds.insetBy(dx: min(Self.sideInset, bounds.width / 2), dy: 0)
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateLook()
    }

    /// Returns the size of the title, with the distances from the sides.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let title = label.sizeThatFits(size)
        return CGSize(width: title.width + 2 * Self.sideInset, height: title.height)
    }

    /// Sets the size of the title to that of body text.
    func adjustFont(compatibleWith traits: UITraitCollection) {
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        label.font = .systemFont(ofSize: size, weight: isPreferred ? .semibold : .medium)
    }

    private static let sideInset: CGFloat = 8

    override func primaryActionTriggered() { onPress() }

    private func updateLook() {
        backgroundColor =
            isPreferred
            ? UIColor(red: 55 / 255, green: 126 / 255, blue: 239 / 255, alpha: isHighlighted ? 0.7 : 1)
            : Self.fill(isHighlighted: isHighlighted)
    }

    /// Returns the fill color of a button on the card.
    static func fill(isHighlighted: Bool) -> UIColor {
        let factor: CGFloat = isHighlighted ? 2 : 1
        return UIColor { traits in
            let isDark = traits.userInterfaceStyle == .dark
            return UIColor(white: isDark ? 1 : 0.109, alpha: factor * (isDark ? 0.11 : 0.137))
        }
    }
}
