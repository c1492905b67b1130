/// Turns something on and off.
///
/// Size, places and timing as measured on iOS 26.1: 63 × 28 points whatever frame it is given, of which Auto Layout sees
/// 61. A tap or a drag across the middle changes it; both send `.valueChanged` as the finger lifts.
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

    /// Off by default. Setting it sends no events.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Sends no events. A switch that isn't on the screen changes at once.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        storedIsOn = on
        show(on, animated: animated)
    }

    // MARK: - Looks

    /// Of the track while the switch is on; the system's green for nil, the default.
    open var onTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// White for nil, the default.
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

    /// A drag along the switch that starts on it is its own.
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

    /// "1" or "0", which VoiceOver says as on and off.
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
    /// What the thumb shows; not what the switch is while a finger drags it.
    var shownOn = false
    private var storedIsOn = false
    private var isDragged = false
    private var startX: CGFloat = 0

    static let size = CGSize(width: 63, height: 28)
    static let thumbSize = CGSize(width: 37, height: 24)
    /// How far the switch stands out of its alignment rectangle.
    private static let overhang: CGFloat = 2
    /// Points that a finger may move and still tap.
    private static let slop: CGFloat = 10

    private func change(to on: Bool) {
        let hasChanged = on != storedIsOn
        storedIsOn = on
        show(on, animated: true)
        if hasChanged { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
