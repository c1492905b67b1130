/// A control with a thumb for selecting a number from a range.
///
/// Positions were measured on iOS 26.1. Only a drag that starts on the thumb changes the value. `.valueChanged` is sent
/// for each change and again when the touch ends; only then if the slider isn't continuous.
/// https://developer.apple.com/documentation/uikit/uislider
open class UISlider: UIControl {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Value

    /// The value, clamped to the range. The default is 0. Setting it sends no events.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The minimum. The default is 0. A value above `maximumValue` raises that too.
    open var minimumValue: Float = 0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            limitsDidChange()
        }
    }

    /// The maximum. The default is 1. A value below `minimumValue` lowers that too.
    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            limitsDidChange()
        }
    }

    /// Sets the value without sending events.
    open func setValue(_ value: Float, animated: Bool) {
        storedValue = clamped(value)
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    /// A Boolean value that indicates whether events are sent while the thumb moves. The default is true.
    open var isContinuous = true

    // MARK: - Appearance

    /// The image at the minimum's end. The default is nil.
    open var minimumValueImage: UIImage? {
        didSet { imagesDidChange() }
    }

    /// The image at the maximum's end. The default is nil.
    open var maximumValueImage: UIImage? {
        didSet { imagesDidChange() }
    }

    /// The color of the track up to the thumb. Nil, the default, is the tint color.
    open var minimumTrackTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The color of the track beyond the thumb. Nil, the default, is the system's fill color.
    open var maximumTrackTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The color of the thumb. Nil, the default, is white.
    open var thumbTintColor: UIColor? {
        didSet { updateColors() }
    }

    // MARK: - Geometry

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, atLeft: !isReversed)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, atLeft: isReversed)
    }

    /// Returns the rectangle of the track, six points high, between the images.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { track(in: bounds) }

    /// Returns the rectangle of the thumb for a value, rounded to whole points along the track.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        thumb(in: bounds, track: rect, value: value)
    }

    // MARK: - UIView

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    // MARK: - Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        let point = touch.location(in: self)
        guard thumb.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) else { return false }
        grip = point.x - thumb.midX
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let old = value
        value = value(atThumbCenter: touch.location(in: self).x - grip)
        if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// A horizontal drag that starts on the thumb takes precedence over pan gestures of ancestors.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isTracking, gestureRecognizer.view !== self, gestureRecognizer.isHorizontalPan(in: self) else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return false
    }

    // MARK: - Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { accessibilityState.isElement = newValue }
    }

    /// The percentage of the range.
    open override var accessibilityValue: String? {
        get { accessibilityState.value ?? SpokenPercentage.text(of: CGFloat(fraction(of: value))) }
        set { accessibilityState.value = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
        set { accessibilityState.traits = newValue }
    }

    /// Increases the value by a tenth of the range.
    open override func accessibilityIncrement() { step(by: 0.1) }

    /// Decreases the value by a tenth of the range.
    open override func accessibilityDecrement() { step(by: -0.1) }

    // MARK: - Internal

    package override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    let track = UIView()
    let fill = UIView()
    let thumb = UIView()
    let minimumImageView = UIImageView()
    let maximumImageView = UIImageView()
    /// The distance from the thumb's center to the touch.
    private var grip: CGFloat = 0
    private var storedValue: Float = 0

    static let height: CGFloat = 34
    /// The distance in points around the thumb within which a touch hits it.
    private static let reach: CGFloat = 10

    private func clamped(_ value: Float) -> Float {
        value.isNaN ? minimumValue : min(maximumValue, max(minimumValue, value))
    }

    private func limitsDidChange() {
        storedValue = clamped(storedValue)
        setNeedsLayout()
    }

    private func step(by part: Float) {
        guard isEnabled else { return }
        setValue(value + part * (maximumValue - minimumValue), animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
