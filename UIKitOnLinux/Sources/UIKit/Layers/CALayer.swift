/// A rectangle of the screen with contents, decoration and sublayers.
///
/// As on Apple's platforms it belongs to no actor, and is used from one thread at a time: in UIKit's case the main one.
/// Its properties are the model. What is seen in the middle of animations is computed from the model and the running
/// animations when somebody asks, and stored nowhere.
/// https://developer.apple.com/documentation/quartzcore/calayer
open class CALayer: NSObject, CAMediaTiming {
    // MARK: - Lifecycle

    /// `required` on Linux, where no object is made from its type otherwise.
    public required override init() {
        super.init()
    }

    // MARK: - State

    package final var model = LayerValues()
    /// Oldest first; each changes what those before it show.
    final var animations: [any LayerAnimation] = []
    final var timing = MediaTiming()
    /// The engine's turn in which the layer came to its superlayer.
    final var insertionTurn = 0
    final var storedSublayers: [CALayer] = []
    final weak var storedSuperlayer: CALayer?
    final var storedMask: CALayer?
    final var needs = Needs()

    /// What of the layer, or of something below it, is out of date.
    struct Needs {
        var layout = false
        var layoutBelow = false
        var display = false
        var displayBelow = false
    }

    // MARK: - Delegate and contents

    open weak var delegate: (any CALayerDelegate)?

    /// A `CGImage`, filling the layer by `contentsGravity`.
    open var contents: Any? {
        didSet { RunCycle.setNeedsCommit() }
    }

    /// What `draw(_:in:)` drew when the layer was displayed last; nil if that was nothing.
    package var drawing: CGDrawing? {
        didSet { RunCycle.setNeedsCommit() }
    }

    open var contentsGravity: CALayerContentsGravity {
        get { model.contentsGravity }
        set { set(\.contentsGravity, newValue) }
    }
    open var contentsScale: CGFloat {
        get { model.contentsScale }
        set { set(\.contentsScale, newValue) }
    }

    /// The part of the contents that is shown, in parts of their size; all of them by default.
    open var contentsRect: CGRect {
        get { model.contentsRect }
        set { set(\.contentsRect, newValue, animating: "contentsRect") }
    }

    /// The part of the contents that grows and shrinks with the layer, in parts of their size; all of them by default.
    /// What lies around it keeps its size, the corners in both directions.
    open var contentsCenter: CGRect {
        get { model.contentsCenter }
        set { set(\.contentsCenter, newValue, animating: "contentsCenter") }
    }

    // MARK: - Geometry

    open var position: CGPoint {
        get { model.position }
        set { set(\.position, finite(newValue, "position"), animating: "position") }
    }
    open var bounds: CGRect {
        get { model.bounds }
        set { setBounds(newValue) }
    }
    open var anchorPoint: CGPoint {
        get { model.anchorPoint }
        set { set(\.anchorPoint, finite(newValue, "anchorPoint"), animating: "anchorPoint") }
    }
    open var zPosition: CGFloat {
        get { model.zPosition }
        set { set(\.zPosition, finite(newValue, "zPosition"), animating: "zPosition") }
    }
    open var transform: CATransform3D {
        get { model.transform }
        set { set(\.transform, finite(newValue, "transform"), animating: "transform") }
    }
    open var frame: CGRect {
        get { model.frame }
        set { setFrame(newValue) }
    }
    /// Applied to the sublayers, about the layer's own anchor point.
    open var sublayerTransform: CATransform3D {
        get { model.sublayerTransform }
        set { set(\.sublayerTransform, finite(newValue, "sublayerTransform"), animating: "sublayerTransform") }
    }
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    // MARK: - Appearance

    open var isHidden: Bool {
        get { model.isHidden }
        set { set(\.isHidden, newValue, animating: "hidden") }
    }
    open var opacity: Float {
        get { model.opacity }
        set { set(\.opacity, newValue, animating: "opacity") }
    }
    /// Whether an opacity below 1 is that of layer and sublayers together; otherwise each of them is faded by itself, and
    /// what lies behind shows through more than one. True by default.
    open var allowsGroupOpacity: Bool {
        get { model.allowsGroupOpacity }
        set { set(\.allowsGroupOpacity, newValue) }
    }
    open var masksToBounds: Bool {
        get { model.masksToBounds }
        set { set(\.masksToBounds, newValue, animating: "masksToBounds") }
    }
    /// A layer whose alpha is that of this one, shadow and sublayers included. It lies in this layer's coordinates, must
    /// have no superlayer, and shows nothing where it doesn't reach. Nil by default.
    open var mask: CALayer? {
        get { storedMask }
        set { setMask(newValue) }
    }
    open var backgroundColor: CGColor? {
        get { model.backgroundColor }
        set { set(\.backgroundColor, newValue, animating: "backgroundColor") }
    }
    open var cornerRadius: CGFloat {
        get { model.cornerRadius }
        set { set(\.cornerRadius, newValue, animating: "cornerRadius") }
    }
    open var cornerCurve: CALayerCornerCurve {
        get { model.cornerCurve }
        set { set(\.cornerCurve, newValue) }
    }
    open var maskedCorners: CACornerMask {
        get { model.maskedCorners }
        set { set(\.maskedCorners, newValue) }
    }
    open var borderWidth: CGFloat {
        get { model.borderWidth }
        set { set(\.borderWidth, newValue, animating: "borderWidth") }
    }
    open var borderColor: CGColor? {
        get { model.borderColor }
        set { set(\.borderColor, newValue, animating: "borderColor") }
    }
    open var shadowColor: CGColor? {
        get { model.shadowColor }
        set { set(\.shadowColor, newValue, animating: "shadowColor") }
    }
    open var shadowOpacity: Float {
        get { model.shadowOpacity }
        set { set(\.shadowOpacity, newValue, animating: "shadowOpacity") }
    }
    open var shadowOffset: CGSize {
        get { model.shadowOffset }
        set { set(\.shadowOffset, newValue, animating: "shadowOffset") }
    }
    open var shadowRadius: CGFloat {
        get { model.shadowRadius }
        set { set(\.shadowRadius, newValue, animating: "shadowRadius") }
    }
    open var shadowPath: CGPath? {
        get { model.shadowPath }
        set { set(\.shadowPath, newValue, animating: "shadowPath") }
    }

    // MARK: - Tree

    open var superlayer: CALayer? { storedSuperlayer }
    open var sublayers: [CALayer]? {
        get { storedSublayers.isEmpty ? nil : storedSublayers }
        set { replaceSublayers(with: newValue ?? []) }
    }
    open func addSublayer(_ layer: CALayer) { insert(layer, at: storedSublayers.count) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
    open func removeFromSuperlayer() { detach() }

    // MARK: - Layout and display

    open func setNeedsLayout() { markNeedsLayout() }
    open func needsLayout() -> Bool { needs.layout }
    open func layoutIfNeeded() { layoutTreeIfNeeded() }
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    open func setNeedsDisplay() { markNeedsDisplay() }
    open func needsDisplay() -> Bool { needs.display }
    open func displayIfNeeded() {
        guard needs.display else { return }
        needs.display = false
        display()
    }
    open func display() { delegate?.display(self) }

    /// Draws the layer and its sublayers into a context, in its own coordinates: the model, without animations and
    /// without blurs of what lies behind.
    open func render(in ctx: CGContext) { paint(in: ctx, at: nil, backdrops: .none) }

    // MARK: - Actions

    /// What a change of a property does, by its name, unless the delegate knows; `NSNull` for nothing.
    open var actions: [String: any CAAction]?

    /// What a change of a property does in this class of layers, in place of animating.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// What a change of the property `event` does: asked for before the change, run after it.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    // MARK: - Animations

    /// Adds a copy of `anim`, in place of the one of that key. It starts with the next commit.
    open func add(_ anim: CAAnimation, forKey key: String?) { insert(anim, forKey: key) }
    /// The animation as it was added; those of animation blocks stand under the names of their properties.
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.asAdded }
    /// In the order in which they are applied; nil if there are none.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
    open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }
    open func removeAllAnimations() { removeAnimations { _ in true } }

    // MARK: - CAMediaTiming

    // A layer's time is what its animations and sublayers go by. It has no end and doesn't repeat.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { setTiming(\.beginTime, newValue) }
    }
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { setTiming(\.duration, newValue) }
    }
    open var speed: Float {
        get { timing.speed }
        set { setTiming(\.speed, newValue) }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { setTiming(\.timeOffset, newValue) }
    }
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { setTiming(\.repeatCount, newValue) }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { setTiming(\.repeatDuration, newValue) }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { setTiming(\.autoreverses, newValue) }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { setTiming(\.fillMode, newValue) }
    }

    /// The time here when it is `t` on the layer `l`, or on the device.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.deviceTime(at: t) ?? t)
    }

    /// The time on the layer `l`, or on the device, when it is `t` here.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = deviceTime(at: t)
        return l?.localTime(at: time) ?? time
    }

    /// Says how animations read and change a property, by its name; nil for one that doesn't animate. A subclass adds
    /// its own.
    package class func property(forKey key: String) -> LayerProperty? { LayerProperties.common[key] }

    // MARK: - Presentation

    /// A copy of the layer with the values that are seen now; it has no sublayers and takes no changes back. Nil for
    /// a layer in no window.
    open func presentation() -> Self? {
        guard isOnScreen else { return nil }
        let copy = Self.init()
        copy.model = presented(at: FrameClock.now)
        copy.contents = contents
        return copy
    }
}
