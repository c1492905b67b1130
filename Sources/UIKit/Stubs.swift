// TEMPORARY. Whoever pushes the real type deletes its stand-in here; the file goes when it is empty.
public struct CATransform3D: Sendable {}
func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { CGAffineTransform(translationX: 0, y: 0) }
extension UIColor { func setFill() {}; func setStroke() {} }
public final class CGContext {}
func UIGraphicsPushContext(_ c: CGContext) {}
func UIGraphicsPopContext() {}
func UIGraphicsGetCurrentContext() -> CGContext? { nil }
extension CGContext { var cairo: OpaquePointer { fatalError() } }
extension UILayoutPriority { init(_ v: Float) {} }
package final class CGDrawing { package init?(bounds: CGRect, _ body: (CGContext) -> Void) { nil } }
public protocol CAAction {}
public struct CALayerContentsGravity: Sendable { static let resize = Self(), resizeAspect = Self(), resizeAspectFill = Self(), center = Self(), top = Self(), bottom = Self(), left = Self(), right = Self(), topLeft = Self(), topRight = Self(), bottomLeft = Self(), bottomRight = Self() }
struct LayerValues { var position = CGPoint.zero; var bounds = CGRect.zero; var anchorPoint = CGPoint.zero; var transform = CATransform3D() }
public protocol CALayerDelegate: NSObjectProtocol { func display(_ layer: CALayer); func draw(_ layer: CALayer, in ctx: CGContext); func layoutSublayers(of layer: CALayer); func action(for layer: CALayer, forKey event: String) -> (any CAAction)? }
open class CALayer: NSObject { public required override init() {}; weak var delegate: (any CALayerDelegate)?; var frame = CGRect.zero, bounds = CGRect.zero; var position = CGPoint.zero, anchorPoint = CGPoint.zero; var zPosition: CGFloat = 0; var opacity: Float = 1; var isHidden = false, masksToBounds = false; var contentsScale: CGFloat = 1; var backgroundColor: CGColor?; var drawing: CGDrawing?; var contentsGravity = CALayerContentsGravity(); func setNeedsDisplay() {}; func setNeedsLayout() {}; func displayIfNeeded() {}; func affineTransform() -> CGAffineTransform { .init(translationX: 0, y: 0) }; func setAffineTransform(_ t: CGAffineTransform) {}; var model = LayerValues(); func presented(at: TimeInterval) -> LayerValues { model }; func addSublayer(_ l: CALayer) {}; func insertSublayer(_ l: CALayer, above: CALayer?) {}; func insertSublayer(_ l: CALayer, below: CALayer?) {}; func removeFromSuperlayer() {}; var needsLayoutInTree: Bool { false }; func layoutTreeIfNeeded() {}; func displayTreeIfNeeded() {} }
@MainActor enum AnimationEngine { static func action(for: CALayer, key: String) -> (any CAAction)? { nil }; static func refusesHits(layer: CALayer) -> Bool { false }; static func hitTestsPresentation(layer: CALayer) -> Bool { false }; static func commit(at: TimeInterval) {}; static func finish(at: TimeInterval) {}; static var isIdle: Bool { true }; static func discardAnimations(of: CALayer) {} }
@MainActor enum DisplayLinks { static func fire(at: TimeInterval) {}; static var isIdle: Bool { true } }
@MainActor enum LayoutEngine { static func update(root: UIView) {} }
public struct UILayoutPriority: Hashable, Sendable { static let fittingSizeLevel = UILayoutPriority() }
@MainActor open class NSLayoutConstraint: NSObject { public enum Axis: Sendable { case horizontal, vertical }; public class func activate(_ c: [NSLayoutConstraint]) {}; public class func deactivate(_ c: [NSLayoutConstraint]) {} }
@MainActor open class NSLayoutAnchor<A: AnyObject>: NSObject { public func constraint(equalTo: NSLayoutAnchor<A>) -> NSLayoutConstraint { .init() } }
extension UIView { public var topAnchor: NSLayoutAnchor<UIView> { .init() }; public var bottomAnchor: NSLayoutAnchor<UIView> { .init() }; public var leadingAnchor: NSLayoutAnchor<UIWindow> { .init() }; public var trailingAnchor: NSLayoutAnchor<UIWindow> { .init() }; public var translatesAutoresizingMaskIntoConstraints: Bool { get { true } set {} } }
@MainActor package struct LayoutState { var needsUpdateConstraints = false; func hugging(for: NSLayoutConstraint.Axis) -> UILayoutPriority { .init() }; func compressionResistance(for: NSLayoutConstraint.Axis) -> UILayoutPriority { .init() } }
@MainActor package struct GestureState { var recognizers: [UIGestureRecognizer] = [] }
@MainActor open class UIGestureRecognizer: NSObject { public enum State: Sendable { case possible, began, changed, ended, cancelled, failed }; public var state: State { .possible }; public var isEnabled = true; public weak var delegate: (any UIGestureRecognizerDelegate)?; public var cancelsTouchesInView = true; public var delaysTouchesEnded = true; package func addHandler(_ h: @escaping @MainActor (UIGestureRecognizer) -> Void) {} }
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol { func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool; func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool }
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer { public func translation(in view: UIView?) -> CGPoint { .zero }; public func velocity(in view: UIView?) -> CGPoint { .zero } }
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer { public var minimumPressDuration: TimeInterval = 0.5 }
@MainActor open class UITouch: NSObject {}
@MainActor open class UIEvent: NSObject {}
extension UIView { func layoutGeometryDidChange() {}; func layoutWillMove(toSuperview: UIView?) {}; func layoutDidMove(from: UIView?) {}; func layoutApplySolvedFrames() {}; func layoutInsetsDidChange() {}; func layoutHiddenDidChange() {}; func layoutSizeDidChange(from: CGSize) {}; func layoutUpdateConstraintsIfNeeded() {}; func layoutIntrinsicSizeDidChange() {}; func layoutSetHugging(_ p: UILayoutPriority, for: NSLayoutConstraint.Axis) {}; func layoutSetCompressionResistance(_ p: UILayoutPriority, for: NSLayoutConstraint.Axis) {}; func layoutSizeFitting(_ s: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize { s }; func replaceGestureRecognizers(with: [UIGestureRecognizer]) {}; func attach(_ r: UIGestureRecognizer) {}; func detach(_ r: UIGestureRecognizer) {}; func gestureViewWillLeaveWindow() {} }
extension UIWindow { func routeTouches(of: UIEvent) {} }
@MainActor final class UIBezierPath { init() {}; init(roundedRect: CGRect, cornerRadius: CGFloat) {}; init(arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}; func fill() {}; func stroke() {}; var lineWidth: CGFloat = 1 }
@MainActor public final class UISpringTimingParameters: NSObject { public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {} }
public enum UIViewAnimatingPosition: Sendable { case end, start, current }
@MainActor public final class UIViewPropertyAnimator: NSObject { public init(duration: TimeInterval, timingParameters: UISpringTimingParameters) {}; public func addAnimations(_ a: @escaping () -> Void) {}; public func addCompletion(_ c: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {}; public func startAnimation() {}; public func stopAnimation(_ withoutFinishing: Bool) {} }
