/// A control with the states on and off.
///
/// Size, positions and timing were measured on iOS 26.1. The size is 63 × 28 points regardless of its frame; the
/// alignment rectangle is 61 points wide. A tap, or a drag across the center, toggles it. Both send `.valueChanged`
/// when the touch ends.
/// https://developer.apple.com/documentation/uikit/uiswitch
open class UISwitch: UIControl {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - State

    /// A Boolean value that indicates whether the switch is on. The default is false. Setting it sends no events.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Sets the state without sending events. The change is animated only in a window.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        storedIsOn = on
        show(on, animated: animated)
    }

    // MARK: - Appearance

    /// The color of the track while on. Nil, the default, is the system's green.
    open var onTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The color of the thumb. Nil, the default, is white.
    open var thumbTintColor: UIColor? {
        didSet { updateColors() }
    }

    // MARK: - UIView

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.standardized.origin, size: Self.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.size.width - Self.overhang, height: Self.size.height)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.overhang)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place(on: shownOn)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    // MARK: - Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isDragged = false
        startX = touch.location(in: self).x
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if abs(x - startX) >= Self.slop { isDragged = true }
        if isDragged { show(isReversed ? x < Self.size.width / 2 : x > Self.size.width / 2, animated: true) }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isDragged || isTouchInside else { return show(storedIsOn, animated: true) }
        change(to: isDragged ? shownOn : !storedIsOn)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        show(storedIsOn, animated: true)
    }

    /// A horizontal drag that starts on the switch takes precedence over pan gestures of ancestors.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, gestureRecognizer.isHorizontalPan(in: self) else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return false
    }

    // MARK: - Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { accessibilityState.isElement = newValue }
    }

    /// The accessibility label; in a row of a table, by default the text of the row's first label.
    open override var accessibilityLabel: String? {
        get { accessibilityState.label ?? textOfRow }
        set { accessibilityState.label = newValue }
    }

    private var textOfRow: String? {
        let row = sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }.first
        return row.flatMap { Self.firstText(in: $0.contentView) }
    }

    private static func firstText(in view: UIView) -> String? {
        if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
        return view.subviews.lazy.compactMap(firstText).first
    }

    /// "1" or "0", which VoiceOver reads as on and off.
    open override var accessibilityValue: String? {
        get { accessibilityState.value ?? (isOn ? "1" : "0") }
        set { accessibilityState.value = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            accessibilityState.traits
                ?? (isEnabled ? [.button, .switchButton] : [.button, .switchButton, .notEnabled])
        }
        set { accessibilityState.traits = newValue }
    }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        change(to: !isOn)
        return true
    }

    // MARK: - Internal

    package override var claimsTaps: Bool { true }

    package override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    let track = UIView(frame: CGRect(origin: .zero, size: UISwitch.size))
    let thumb = UIView(frame: CGRect(origin: CGPoint(x: 2, y: 2), size: UISwitch.thumbSize))
    /// The state that the thumb shows, which can differ from `isOn` during a drag.
    var shownOn = false
    private var storedIsOn = false
    private var isDragged = false
    private var startX: CGFloat = 0

    static let size = CGSize(width: 63, height: 28)
    static let thumbSize = CGSize(width: 37, height: 24)
    /// The distance by which the switch extends beyond its alignment rectangle.
    private static let overhang: CGFloat = 2
    /// The distance in points that a touch may move and still be a tap.
    private static let slop: CGFloat = 10

    private func change(to on: Bool) {
        let hasChanged = on != storedIsOn
        storedIsOn = on
        show(on, animated: true)
        if hasChanged { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
