/// A segment of a segmented control: a title or an image, and an accessibility element.
final class SegmentView: UIView {
    var action: UIAction?
    var onActivate: () -> Bool = { false }
    /// The fixed width in points, or 0 for an equal share.
    var fixedWidth: CGFloat = 0
    /// The index of the segment and the number of segments.
    var place = (index: 0, count: 0)

    var title: String? {
        didSet { label.text = title }
    }

    var image: UIImage? {
        didSet { imageView.image = image?.withRenderingMode(.alwaysTemplate) }
    }

    var isEnabled = true {
        didSet { alpha = isEnabled ? 1 : 0.5 }
    }

    var isPressed = false {
        didSet { if isPressed != oldValue { UIView.animate(withDuration: 0.2) { self.updateAlpha() } } }
    }

    var isShownSelected = false {
        didSet { label.font = .systemFont(ofSize: 13, weight: isShownSelected ? .medium : .regular) }
    }

    private let label = UILabel()
    private let imageView = UIImageView()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        label.font = .systemFont(ofSize: 13)
        label.textAlignment = .center
        imageView.tintColor = .label
        imageView.contentMode = .center
        addSubview(label)
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    /// The width of the content in its selected, widest state, so that selecting it moves nothing.
    var contentWidth: CGFloat {
        if let image { return image.size.width }
        let font = UIFont.systemFont(ofSize: 13, weight: .medium)
        return NSAttributedString(string: title ?? "", attributes: [.font: font]).size().width.rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
        imageView.frame = bounds
    }

    private func updateAlpha() {
        for content in [label, imageView] { content.alpha = isPressed ? 0.3 : 1 }
    }

    // MARK: - Accessibility

    override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { accessibilityState.isElement = newValue }
    }

    override var accessibilityLabel: String? {
        get { accessibilityState.label ?? title }
        set { accessibilityState.label = newValue }
    }

    override var accessibilityValue: String? {
        get { accessibilityState.value ?? "\(place.index + 1) of \(place.count)" }
        set { accessibilityState.value = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? ownTraits }
        set { accessibilityState.traits = newValue }
    }

    override func accessibilityActivate() -> Bool { isEnabled && onActivate() }

    private var ownTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = .button
        if isShownSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}
