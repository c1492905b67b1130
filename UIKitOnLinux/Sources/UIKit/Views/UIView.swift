/// A rectangle on the screen that draws content, lays out subviews and handles touches.
///
/// All overridable members are in this class body, because without Objective-C, members of extensions can't be
/// overridden. Behavior is in `UIView+Aspect.swift` files and in the engines (layout, animation, touches).
/// https://developer.apple.com/documentation/uikit/uiview
@MainActor
open class UIView: UIResponder {
    // MARK: - Lifecycle

    /// The class of the view's layer.
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
        decodeValues(from: coder)
        decodeSubviews(from: coder)
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Encodes the properties in `archivedValues` and the subviews.
    open func encode(with coder: NSCoder) {
        for value in UIView.archivedValues { value.encode(self, with: coder) }
        coder.encode(archivedSubviews as NSArray, forKey: "UISubviews")
    }

    /// The subviews that belong in an archive: none that the class itself adds.
    var archivedSubviews: [UIView] { subviews }

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

    /// Draws the view's content. The base implementation draws nothing. Called when display is needed, not in each
    /// frame.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

    /// Draws the current presentation of the view and its subviews into a rectangle of the current context, in points.
    /// Includes blurs, which use the content of the view only.
    ///
    /// - Parameter afterUpdates: Whether pending changes are laid out and drawn first.
    /// - Returns: `false` without a context, or for a view with an empty size.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawSeenHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }

    /// Returns a static view with this view's size and current appearance.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshotView(afterScreenUpdates: afterUpdates)
    }

    /// Returns the action of a changed layer property: an animation inside an animation block, and none outside.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationEngine.action(for: layer, key: event)
    }

    // MARK: - Geometry

    /// The frame in the superview's coordinates. As on Apple platforms, it is undefined unless `transform` is the
    /// identity.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry(to: newValue.standardized.size) { layer.frame = newValue.standardized } }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry(to: newValue.size) { layer.bounds = newValue } }
    }

    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }

    /// The transform about the layer's anchor point, which layout ignores.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { contentModeDidChange() } }
    }

    /// The scale of the content, in pixels per point.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to fit its content and keeps the origin of its frame.
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

    /// The radii of `cornerConfiguration`; nil, the default, if it isn't set.
    final var cornerRadii: CornerRadii? {
        didSet { if cornerRadii != oldValue { shapeDidChange() } }
    }

    /// Applies `cornerRadii`.
    func shapeDidChange() { cornerRadii?.apply(to: layer) }

    /// A view whose alpha multiplies that of this view. It is in this view's coordinates and must have no superview.
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

    /// The tint color; the superview's while it is `nil`, and blue at the root.
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

    /// Sets the subviews' frames from the layout engine. Subclasses can set frames before or after calling `super`.
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

    /// Informs the view of its width from the engine. Returns whether its intrinsic size depends on it and has changed.
    package func layoutWidthDidSolve(_ width: CGFloat) -> Bool { false }

    /// The distance from the view's top to the first baseline, in points; `nil` for a view without text.
    package var firstBaselineOffset: CGFloat? { nil }

    /// The distance from the last baseline to the view's bottom, in points; `nil` for a view without text.
    package var lastBaselineOffset: CGFloat? { nil }

    /// The distance in points by which the view draws beyond its upper and lower edges.
    package var drawingOverhang: CGFloat { 0 }

    // MARK: - Safe area and margins

    open var safeAreaInsets: UIEdgeInsets { environment.safeAreaInsets }
    open func safeAreaInsetsDidChange() {}
    /// The insets that subviews inherit: less than the view's own if it keeps its content inside the safe area.
    package var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
    }
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
    }
    /// The layout margins; by default 8 points on each edge plus the safe area.
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

    /// Returns the frontmost descendant at `point` that accepts touches, or `nil` if the view receives no touches
    /// there.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestDescendants(point, with: event) }

    /// Returns whether `point` is in the bounds, including the minimum edges but not the maximum edges.
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

    /// Resigns the first responder in the view. With `force`, its refusal is ignored. Returns `false` if one remains.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { FirstResponder.end(within: self, force: force) }

    // MARK: - Accessibility

    /// The accessibility frame; the view's bounds on the screen by default, in points.
    open override var accessibilityFrame: CGRect {
        get { accessibilityState.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
        set { accessibilityState.frame = newValue }
    }

    /// A Boolean value that indicates whether the view and its subviews keep their colors while the screen's colors
    /// are inverted; `false` by default. Use it for photos and other pictures.
    open var accessibilityIgnoresInvertColors: Bool {
        get { layer.model.keepsColors }
        set {
            layer.model.keepsColors = newValue
            RunCycle.setNeedsCommit()
        }
    }
}
