/// A view that scrolls its content.
///
/// The content offset is the origin of the bounds, so that scrolling moves layers and lays out only the scroll view
/// itself. This file contains the members that subclasses can override; the other files of this folder contain its
/// movements.
/// https://developer.apple.com/documentation/uikit/uiscrollview
open class UIScrollView: UIView {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
    }

    // MARK: - State

    var drag: ScrollDrag?
    var run: ScrollRun?
    var lastAdjustedInset = UIEdgeInsets.zero
    let indicators = ScrollIndicators()
    private let edgeEffects = ScrollEdgeEffects()
    private let scrollPan = ScrollPanGestureRecognizer()
    let contentTouches = ContentTouchGestureRecognizer()

    open weak var delegate: (any UIScrollViewDelegate)?
    /// The bar that is informed of each scroll step and adjusts the final offset.
    weak var titleBar: (any ScrollingTitleBar)? {
        didSet { if (titleBar == nil) != (oldValue == nil) { titleBarDidChange() } }
    }
    /// The height by which that bar's title can still grow, for which the content can be pulled down, in points.
    var roomForTitle: CGFloat = 0

    // MARK: - Content

    /// The point of the content at the scroll view's origin, in points; equal to the origin of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// The size of the content, in points; zero by default. Constraints to `contentLayoutGuide` set it too.
    open var contentSize: CGSize = .zero {
        didSet { if contentSize != oldValue { contentSizeDidChange() } }
    }

    /// The space around the content in addition to the safe area's, in points; zero by default.
    open var contentInset: UIEdgeInsets = .zero {
        didSet { if contentInset != oldValue { updateAdjustedInset() } }
    }

    /// The sum of `contentInset` and the safe area insets according to `contentInsetAdjustmentBehavior`.
    open var adjustedContentInset: UIEdgeInsets {
        let safe = insetsFromSafeArea
        return UIEdgeInsets(
            top: contentInset.top + safe.top, left: contentInset.left + safe.left,
            bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
    }

    open func adjustedContentInsetDidChange() {}

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }

    /// The layout guide of the content. Its constraints determine the content size.
    open var contentLayoutGuide: UILayoutGuide { guide(\.scrollContentGuide, of: .scrollContent) }

    /// The layout guide of the scroll view's frame, which doesn't move with the content.
    open var frameLayoutGuide: UILayoutGuide { guide(\.scrollFrameGuide, of: .scrollFrame) }

    // MARK: - Settings

    /// A Boolean value that indicates whether touches scroll the content; `true` by default.
    open var isScrollEnabled = true {
        didSet {
            scrollPan.isEnabled = isScrollEnabled
            contentTouches.isEnabled = isScrollEnabled
        }
    }

    /// A Boolean value that indicates whether a drag along one axis is locked to it; `false` by default.
    open var isDirectionalLockEnabled = false

    /// A Boolean value that indicates whether content can be dragged beyond its limits and bounces back; `true` by
    /// default.
    open var bounces = true
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
    }
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
    }

    /// A Boolean value that indicates whether scrolling stops at multiples of the view's size; `false` by default.
    open var isPagingEnabled = false

    /// A Boolean value that indicates whether a tap on the status bar scrolls to the top; `true` by default. The
    /// simulated status bar takes no taps.
    open var scrollsToTop = true

    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true

    /// The effect of a drag on the keyboard; `.none` by default.
    open var keyboardDismissMode = KeyboardDismissMode.none

    open var decelerationRate = DecelerationRate.normal

    /// A Boolean value that indicates whether touches are delivered to subviews only after it is clear that they aren't
    /// drags; `true` by default.
    open var delaysContentTouches = true

    /// A Boolean value that indicates whether a drag can cancel touches in subviews; `true` by default.
    open var canCancelContentTouches = true

    /// Returns whether a drag can cancel the touches in `view`; `false` for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    // MARK: - Scrolling

    /// A Boolean value that indicates whether a finger touches the content, even if it hasn't moved yet.
    open var isTracking: Bool { contentTouches.isTouched || isDragging }

    /// A Boolean value that indicates whether a finger is dragging the content.
    open var isDragging: Bool { drag != nil }

    /// A Boolean value that indicates whether the content is still moving after the finger was lifted.
    open var isDecelerating: Bool { run?.motion.purpose == .deceleration }

    /// Stops the current movement and sets the offset, which isn't limited to the content. An animation takes 0.3
    /// seconds.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls by the minimum distance that makes `rect`, in the content's coordinates, visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(offset(showing: rect), animated: animated)
    }

    /// Shows the scroll indicators briefly.
    open func flashScrollIndicators() {
        indicators.show(in: self)
        indicators.fade()
    }

    // MARK: - UIView

    open override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { didScroll() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        takeOverContentSize()
        updateAdjustedInset()
        keepWithinLimits()
        indicators.layOut(in: self)
        edgeEffects.layOut(in: self)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedInset()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// The part of the safe area that no inset has consumed.
    package override var safeAreaInsetsForSubviews: UIEdgeInsets {
        let taken = insetsFromSafeArea
        return UIEdgeInsets(
            top: safeAreaInsets.top - taken.top, left: safeAreaInsets.left - taken.left,
            bottom: safeAreaInsets.bottom - taken.bottom, right: safeAreaInsets.right - taken.right)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stop() }
    }

    /// A touch on moving content stops it and isn't delivered to subviews.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view != nil && isDecelerating ? self : view
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === scrollPan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return mayTakeTouchesFromContent && !leavesDragToOuterScrollView && !leavesDragToSheet
    }

    /// Called when a bar with a large title above the content has come or gone.
    func titleBarDidChange() {}
}
