/// Chooses a number from a range by dragging a thumb.
///
/// Places as measured on iOS 26.1. Only a drag that starts on the thumb changes it. `.valueChanged` is sent with every
/// change and once more as the finger lifts; only then if the slider isn't continuous.
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

    /// Within the limits, 0 by default. Setting it sends no events.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// 0 by default. It takes `maximumValue` along if it goes beyond that.
    open var minimumValue: Float = 0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            limitsDidChange()
        }
    }

    /// 1 by default. It takes `minimumValue` along if it goes below that.
    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            limitsDidChange()
        }
    }

    /// Sends no events.
    open func setValue(_ value: Float, animated: Bool) {
        storedValue = clamped(value)
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    /// Whether events are sent while the thumb moves; true by default.
    open var isContinuous = true

    // MARK: - Looks

    /// Shown at the minimum's end; nil by default.
    open var minimumValueImage: UIImage? {
        didSet { imagesDidChange() }
    }

    /// Shown at the maximum's end; nil by default.
    open var maximumValueImage: UIImage? {
        didSet { imagesDidChange() }
    }

    /// Of the part up to the thumb; the tint colour for nil, the default.
    open var minimumTrackTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// Of the part beyond the thumb; the system's fill for nil, the default.
    open var maximumTrackTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// White for nil, the default.
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

    /// Six points high, between the images.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { track(in: bounds) }

    /// The thumb's rectangle for a value, on whole points along the track.
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

    /// A drag along the track that starts on the thumb is the slider's own.
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

    /// A percentage of the range.
    open override var accessibilityValue: String? {
        get { accessibilityState.value ?? SpokenPercentage.text(of: CGFloat(fraction(of: value))) }
        set { accessibilityState.value = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
        set { accessibilityState.traits = newValue }
    }

    /// A tenth of the range more.
    open override func accessibilityIncrement() { step(by: 0.1) }

    /// A tenth of the range less.
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
    /// From the thumb's middle to the finger that holds it.
    private var grip: CGFloat = 0
    private var storedValue: Float = 0

    static let height: CGFloat = 34
    /// Points around the thumb that count as on it.
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
