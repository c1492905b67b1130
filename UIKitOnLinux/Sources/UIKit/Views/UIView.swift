/// A rectangle on screen that draws, lays out its subviews and takes touches.
///
/// Every member that a subclass may override stands in this body: without Objective-C one in an extension can't be
/// overridden. Behaviour is in `UIView+Aspect.swift` and in the engines (layout, animation, touches).
/// https://developer.apple.com/documentation/uikit/uiview
@MainActor
open class UIView: UIResponder {
    // MARK: - Lifecycle

    /// The class that the view's layer is made of.
    open class var layerClass: AnyClass { CALayer.self }

    open class var requiresConstraintBasedLayout: Bool { false }

    public init(frame: CGRect) {
        super.init()
        attachLayer()
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init()
        attachLayer()
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    // MARK: - State of the engines

    package final var layoutState = LayoutState()
    package final var gestureState = GestureState()
    package final var environment = ViewEnvironment()
    package internal(set) final weak var owningController: UIViewController?
    package final var storedSubviews: [UIView] = []
    package final weak var storedSuperview: UIView?
    package final weak var storedWindow: UIWindow?

    private lazy var madeLayer: CALayer = {
        let layerClass = Self.layerClass as? CALayer.Type ?? CALayer.self
        return layerClass.init()
    }()

    // MARK: - Layer

    open var layer: CALayer { madeLayer }

    /// Draws the view's own content; the base implementation draws nothing. Runs when display is needed, not per frame.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

    /// Draws what is seen of the view and its subviews into a rectangle of the current context, in points, animations and
    /// blurs included; a blur sees what the view itself contains. False without a context, or for a view of no size.
    /// - Parameter afterUpdates: Whether changes that no frame has shown yet are laid out and drawn first.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawSeenHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }

    /// A view as large as this one that shows what this one looks like now, and doesn't change.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshotView(afterScreenUpdates: afterUpdates)
    }

    /// What a change of the layer's property does: an animation inside an animation block, nothing outside.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationEngine.action(for: layer, key: event)
    }

    // MARK: - Geometry

    /// In the superview's coordinates. Undefined, as on Apple's, while `transform` isn't the identity.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue.standardized } }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }

    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }

    /// Applied about the layer's anchor point; layout doesn't see it.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { contentModeDidChange() } }
    }

    /// The scale that content is drawn at, in pixels per point.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that fits the content, and keeps the origin of the frame.
    open func sizeToFit() {
        setUntransformedFrame(CGRect(origin: untransformedFrame.origin, size: sizeThatFits(bounds.size)))
    }

    // MARK: - Appearance

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(1, max(0, newValue))) }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            layoutHiddenDidChange()
        }
    }

    /// A view whose alpha is that of this one; it lies in this view's coordinates and must have no superview.
    open var mask: UIView? {
        didSet { maskDidChange(from: oldValue) }
    }

    open var isOpaque = true
    open var clearsContextBeforeDrawing = true

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var backgroundColor: UIColor? {
        didSet { backgroundColorDidChange(from: oldValue) }
    }

    /// Inherited from the superview while it is nil; blue at the top.
    open var tintColor: UIColor! {
        get { environment.tintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            environment.tintColor = newValue
            propagateTintColorChange()
        }
    }

    open func tintColorDidChange() {}

    // MARK: - Hierarchy

    open var superview: UIView? { storedSuperview }
    open var subviews: [UIView] { storedSubviews }
    open var window: UIWindow? { storedWindow }
    open var tag = 0

    open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

    open func removeFromSuperview() { detach() }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    open func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.storedSuperview
        }
        return false
    }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in storedSubviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: - Layout

    open func setNeedsLayout() { layer.setNeedsLayout() }
    open func layoutIfNeeded() { RunCycle.layOut(self) }

    /// Takes over the frames that the layout engine found for the subviews. A subclass sets frames before or after.
    open func layoutSubviews() { layoutApplySolvedFrames() }

    open func setNeedsUpdateConstraints() { layoutSetNeedsUpdateConstraints() }
    open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
    open func updateConstraintsIfNeeded() { layoutUpdateConstraintsIfNeeded() }
    open func updateConstraints() { layoutState.needsUpdateConstraints = false }

    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { layoutIntrinsicSizeDidChange() }

    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging(for: axis)
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutSetHugging(priority, for: axis)
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.compressionResistance(for: axis)
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        layoutSetCompressionResistance(priority, for: axis)
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        layoutSizeFitting(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The width that the engine gave the view; true if the intrinsic size follows from it and has changed.
    package func layoutWidthDidSolve(_ width: CGFloat) -> Bool { false }

    /// Where the first baseline lies below the view's top, in points; nil for a view without text.
    package var firstBaselineOffset: CGFloat? { nil }

    /// Where the last baseline lies above the view's bottom, in points; nil for a view without text.
    package var lastBaselineOffset: CGFloat? { nil }

    // MARK: - Safe area and margins

    open var safeAreaInsets: UIEdgeInsets { environment.safeAreaInsets }
    open func safeAreaInsetsDidChange() {}
    /// What the subviews inherit: less than the view's own if it keeps its content clear of the safe area's edges.
    package var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
    }
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
    }
    /// 8 points on each edge, more where the safe area asks for it.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setBaseMargins(newValue) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalMargins }
        set { setBaseMargins(newValue) }
    }
    open func layoutMarginsDidChange() {}

    // MARK: - Environment

    open var traitCollection: UITraitCollection { environment.traits ?? ViewEnvironment.unattachedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { propagateTraits() } }
    }

    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: - Touches

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false

    /// The front-most descendant at `point`, by UIKit's rules; nil if the view takes no touches there.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestDescendants(point, with: event) }

    /// Whether `point` lies in the bounds, the minimum edges included, the maximum edges not.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestureState.recognizers.isEmpty ? nil : gestureState.recognizers }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: - Interactions

    open var interactions: [any UIInteraction] {
        get { gestureState.interactions }
        set { replaceInteractions(with: newValue) }
    }

    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    open override var next: UIResponder? { owningController ?? storedSuperview }

    /// Has the first responder in the view resign, even against its will if it is forced to. True unless it stays.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { FirstResponder.end(within: self, force: force) }

    // MARK: - Accessibility

    /// The view's bounds on the screen unless the app has set another frame, in points.
    open override var accessibilityFrame: CGRect {
        get { accessibilityState.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
        set { accessibilityState.frame = newValue }
    }

    /// Whether the view and its subviews keep their colours where a person has those of the screen inverted; false by
    /// default. It is meant for pictures.
    open var accessibilityIgnoresInvertColors: Bool {
        get { layer.model.keepsColors }
        set {
            layer.model.keepsColors = newValue
            RunCycle.setNeedsCommit()
        }
    }
}
