/// A row of dots that shows the number of pages and the current one.
///
/// Positions were measured on iOS 26.1. A tap on one side of the current dot moves by one page in that direction; a
/// drag along the dots moves through all pages. Both send `.valueChanged`.
/// https://developer.apple.com/documentation/uikit/uipagecontrol
open class UIPageControl: UIControl {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    // MARK: - Pages

    /// The number of pages. The default is 0, which also replaces negative values.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            guard numberOfPages != oldValue else { return }
            currentPage = min(currentPage, max(0, numberOfPages - 1))
            pagesDidChange()
        }
    }

    /// The index of the current page, clamped to the indices of the pages. Setting it sends no events.
    open var currentPage: Int {
        get { storedPage }
        set {
            storedPage = max(0, min(newValue, numberOfPages - 1))
            updateColors()
        }
    }

    /// A Boolean value that indicates whether the dot of a single page is hidden. The default is false.
    open var hidesForSinglePage = false {
        didSet { updateColors() }
    }

    /// A Boolean value that indicates whether a drag along the dots moves through the pages. The default is true.
    open var allowsContinuousInteraction = true

    // MARK: - Appearance

    /// The color of the dots. Nil, the default, is the current dot's color at 45% alpha.
    open var pageIndicatorTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The color of the current dot. Nil, the default, is white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// Returns the size of the dots for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: Self.pitch * CGFloat(max(0, pageCount)) + 20, height: 26)
    }

    // MARK: - UIView

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let content = contentRect
        for (index, dot) in dots.enumerated() {
            let place = isReversed ? dots.count - 1 - index : index
            // Each dot is centered in a slot of 10 points.
            let x = content.minX + 14 + CGFloat(place) * Self.pitch
            dot.frame = CGRect(x: x, y: content.minY + 8, width: 10, height: 10)
                .insetBy(dx: (10 - Self.dotSize) / 2, dy: (10 - Self.dotSize) / 2)
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    // MARK: - Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self)
        isScrubbing = false
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if allowsContinuousInteraction, isScrubbing || abs(x - start.x) >= 10 {
            isScrubbing = true
            let place = Int(((x - contentRect.minX - 10) / Self.pitch).rounded(.down))
            change(to: isReversed ? numberOfPages - 1 - place : place)
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard !isScrubbing, isTouchInside, let touch, dots.indices.contains(currentPage) else { return }
        let isBeyond = touch.location(in: self).x > dots[currentPage].frame.midX
        change(to: currentPage + (isBeyond != isReversed ? 1 : -1))
    }

    // MARK: - Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { accessibilityState.isElement = newValue }
    }

    open override var accessibilityValue: String? {
        get { accessibilityState.value ?? "page \(currentPage + 1) of \(numberOfPages)" }
        set { accessibilityState.value = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? [.adjustable, .updatesFrequently] }
        set { accessibilityState.traits = newValue }
    }

    open override func accessibilityIncrement() { change(to: currentPage + 1) }
    open override func accessibilityDecrement() { change(to: currentPage - 1) }

    // MARK: - Internal

    package override var claimsTaps: Bool { true }

    private static let pitch: CGFloat = 18
    private static let dotSize: CGFloat = 7.59

    private var storedPage = 0
    private var dots: [UIView] = []
    private var start = CGPoint.zero
    private var isScrubbing = false

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var contentRect: CGRect {
        let size = size(forNumberOfPages: numberOfPages)
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(.down), y: ((bounds.height - size.height) / 2).rounded(.down),
            width: size.width, height: size.height)
    }

    private func pagesDidChange() {
        while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
        while dots.count < numberOfPages {
            let dot = UIView()
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.dotSize / 2
            dots.append(dot)
            addSubview(dot)
        }
        updateColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updateColors() {
        let current = currentPageIndicatorTintColor ?? .white
        let other = pageIndicatorTintColor ?? current.withAlphaComponent(0.45)
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor = index == currentPage ? current : other
            dot.isHidden = hidesForSinglePage && numberOfPages <= 1
        }
    }

    /// Changes the page and sends an event if it exists and isn't the current one.
    private func change(to page: Int) {
        let old = currentPage
        guard isEnabled else { return }
        currentPage = page
        if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
