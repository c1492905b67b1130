/// A view that shows a part of something larger, which fingers move.
///
/// The content offset is the origin of the bounds, so that scrolling moves layers and lays out nothing but the scroll
/// view itself. Members that a subclass may override stand here; how it moves, in the other files of this folder.
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
    /// Told of each step, and asked where the content may rest.
    weak var titleBar: (any ScrollingTitleBar)?
    /// What that bar could still grow by, for which the content can be pulled down; in points.
    var roomForTitle: CGFloat = 0

    // MARK: - Content

    /// The point of the content that is at the scroll view's origin; it is that of the bounds. In points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Zero by default; constraints to `contentLayoutGuide` set it as well.
    open var contentSize: CGSize = .zero {
        didSet { if contentSize != oldValue { contentSizeDidChange() } }
    }

    /// Room around the content, in addition to what the safe area asks for, in points.
    open var contentInset: UIEdgeInsets = .zero {
        didSet { if contentInset != oldValue { updateAdjustedInset() } }
    }

    /// `contentInset` and what `contentInsetAdjustmentBehavior` takes of the safe area.
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

    /// The content, whose size follows from the constraints to this guide.
    open var contentLayoutGuide: UILayoutGuide { guide(\.scrollContentGuide, of: .scrollContent) }

    /// The part of the screen that the scroll view takes, which doesn't move with the content.
    open var frameLayoutGuide: UILayoutGuide { guide(\.scrollFrameGuide, of: .scrollFrame) }

    // MARK: - Settings

    /// Whether fingers scroll; true by default.
    open var isScrollEnabled = true {
        didSet {
            scrollPan.isEnabled = isScrollEnabled
            contentTouches.isEnabled = isScrollEnabled
        }
    }

    /// Whether a drag that starts along one axis stays on it; false by default.
    open var isDirectionalLockEnabled = false

    /// Whether content can be drawn beyond its end and comes back; true by default.
    open var bounces = true
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
    }
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
    }

    /// Whether content that is let go comes to rest at a multiple of the view's size; false by default.
    open var isPagingEnabled = false

    /// Whether a tap on the status bar scrolls to the top, if this is the only scroll view on the screen that does so;
    /// true by default.
    open var scrollsToTop = true

    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true

    /// None by default.
    open var keyboardDismissMode = KeyboardDismissMode.none

    open var decelerationRate = DecelerationRate.normal

    /// Whether views inside hear of a touch only once it is clear that it isn't a drag; true by default.
    open var delaysContentTouches = true

    /// Whether a drag may take a touch away from a view inside; true by default.
    open var canCancelContentTouches = true

    /// Whether a drag may take a touch away from `view`: not from a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    // MARK: - Scrolling

    /// Whether a finger is down, even if it hasn't dragged yet.
    open var isTracking: Bool { contentTouches.isTouched || isDragging }

    /// Whether a finger drags the content.
    open var isDragging: Bool { drag != nil }

    /// Whether the content moves on after a finger has let go.
    open var isDecelerating: Bool { run?.motion.purpose == .deceleration }

    /// Ends what moves; animated, takes a quarter of a second. The offset isn't held within the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Scrolls as little as shows `rect`, in the content's coordinates; not at all if it is seen already.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(offset(showing: rect), animated: animated)
    }

    /// Shows the indicators for a moment.
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

    /// What is left of the safe area to the content: the part that no inset has taken.
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

    /// A touch on content that moves by itself catches it, and is for nobody else.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view != nil && isDecelerating ? self : view
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === scrollPan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return mayTakeTouchesFromContent && !leavesDragToOuterScrollView && !leavesDragToSheet
    }
}
