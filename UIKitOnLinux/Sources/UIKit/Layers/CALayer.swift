/// A rectangle with contents, decoration and sublayers.
///
/// As on Apple's platforms, it has no actor isolation and must be used from one thread at a time, which is the main
/// thread for UIKit's layers. The properties are those of the model. Presentation values are computed from the model
/// and the running animations on demand, and aren't stored.
/// https://developer.apple.com/documentation/quartzcore/calayer
open class CALayer: NSObject, CAMediaTiming {
    // MARK: - Lifecycle

    /// `required` on Linux, because layers are created from their type.
    public required override init() {
        super.init()
    }

    // MARK: - State

    package final var model = LayerValues()
    /// The animations, oldest first. Each modifies the result of those before it.
    final var animations: [any LayerAnimation] = []
    final var timing = MediaTiming()
    /// The engine's turn in which the layer was added to its superlayer.
    final var insertionTurn = 0
    final var storedSublayers: [CALayer] = []
    final weak var storedSuperlayer: CALayer?
    final var storedMask: CALayer?
    final var needs = Needs()

    /// The parts of the layer and its descendants that are out of date.
    struct Needs {
        var layout = false
        var layoutBelow = false
        var display = false
        var displayBelow = false
    }

    // MARK: - Delegate and contents

    open weak var delegate: (any CALayerDelegate)?

    /// The layer's contents: a `CGImage`, placed by `contentsGravity`.
    open var contents: Any? {
        didSet { RunCycle.setNeedsCommit() }
    }

    /// The drawing that `draw(_:in:)` recorded when the layer's content was last updated; `nil` if it drew nothing.
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

    /// The part of the contents to show, in unit coordinates; everything by default.
    open var contentsRect: CGRect {
        get { model.contentsRect }
        set { set(\.contentsRect, newValue, animating: "contentsRect") }
    }

    /// The part of the contents that stretches with the layer, in unit coordinates; everything by default. The corners
    /// around it don't stretch, the edges stretch in one direction.
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
    /// The transform of the sublayers, about the layer's anchor point.
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
    /// A Boolean value that indicates whether an opacity below 1 applies to the layer and its sublayers as a group;
    /// `true` by default. Otherwise, it applies to each of them, so that overlapping layers show through one another.
    open var allowsGroupOpacity: Bool {
        get { model.allowsGroupOpacity }
        set { set(\.allowsGroupOpacity, newValue) }
    }
    open var masksToBounds: Bool {
        get { model.masksToBounds }
        set { set(\.masksToBounds, newValue, animating: "masksToBounds") }
    }
    /// A layer whose alpha multiplies that of this layer, including shadow and sublayers; `nil` by default. It is in
    /// this layer's coordinates and must have no superlayer. Outside the mask, nothing is visible.
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

    /// Draws the layer and its sublayers into a context, in the layer's coordinates. Uses the model, without animations
    /// and without background blurs.
    open func render(in ctx: CGContext) { paint(in: ctx, at: nil, backdrops: .none) }

    // MARK: - Actions

    /// The actions of changes by property name, used if the delegate returns `nil`; `NSNull` means no action.
    open var actions: [String: any CAAction]?

    /// Returns the default action of the class for a changed property; `nil` animates implicitly.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Returns the action of the property `event`. Called before the change; the action runs after it.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    // MARK: - Animations

    /// Adds a copy of `anim`, which replaces an animation with the same key. It starts with the next commit.
    open func add(_ anim: CAAnimation, forKey key: String?) { insert(anim, forKey: key) }
    /// Returns the animation with a key. Animations of blocks have the names of their properties as keys.
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.asAdded }
    /// Returns the keys of the animations in the order in which they are applied; `nil` if there are none.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
    open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }
    open func removeAllAnimations() { removeAnimations { _ in true } }

    // MARK: - CAMediaTiming

    // A layer's timing applies to its animations and sublayers. It has no end and doesn't repeat.
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

    /// Converts the time `t` of the layer `l`, or of the device for `nil`, to this layer's time.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.deviceTime(at: t) ?? t)
    }

    /// Converts the time `t` of this layer to the time of the layer `l`, or of the device for `nil`.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = deviceTime(at: t)
        return l?.localTime(at: time) ?? time
    }

    /// Returns the animation behavior of a property by name; `nil` if it isn't animatable. Subclasses override this to
    /// add properties.
    package class func property(forKey key: String) -> LayerProperty? { LayerProperties.common[key] }

    // MARK: - Presentation

    /// Returns a copy of the layer with the current presentation values; `nil` for a layer outside a window. The copy
    /// has no sublayers, and changes to it have no effect on the layer.
    open func presentation() -> Self? {
        guard isOnScreen else { return nil }
        // A copy is in no tree, so it changes nothing on the screen.
        return RunCycle.withoutChanges {
            let copy = Self.init()
            copy.model = presented(at: FrameClock.now)
            copy.contents = contents
            return copy
        }
    }
}
