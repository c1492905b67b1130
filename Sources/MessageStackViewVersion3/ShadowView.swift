#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

/// A view that can have several shadows. The shadows adapt when the size, the corners, the background color or the traits of the
/// view change.
///
/// ```swift
/// let card = ShadowView()
/// card.layer.setCorner(.rounded(16))
/// card.setNeumorphicShadow(.dropped)
/// ```
///
/// The shadows are visible only if the view has a background color and doesn't clip to its bounds.
open class ShadowView: UIView {
    // MARK: - Lifecycle

    /// Creates a view without shadows. Its background is white, or dark gray in dark mode.
    ///
    /// - Parameter frame: The frame in the coordinates of the superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view without shadows from an archive, such as a nib. If the archive has no background color, the background is
    /// white, or dark gray in dark mode.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - UIView

    /// The class of the view's layer, which is `ParentShadowLayer`.
    open override class var layerClass: AnyClass { ParentShadowLayer.self }

    // MARK: - Internal

    /// The shadows from back to front, with unresolved colors.
    var shadows: [ShadowComponents] = [] {
        didSet { updateShadows() }
    }

    // MARK: - Private

    private func setUp() {
        if backgroundColor == nil { backgroundColor = .badgeCard }
        adaptToTraits { view, previous in
            if view.traitCollection.hasDifferentColorAppearance(comparedTo: previous) { view.updateShadows() }
        }
    }

    private func updateShadows() {
        layer.setShadowLayers(shadows.map { $0.resolved(for: traitCollection) })
    }
}

/// The layer of a `ShadowView`. It contains a layer for each shadow, and gives these layers its own size, corners and background
/// color.
open class ParentShadowLayer: CALayer {
    /// The background color of the layer. The layers that draw its shadows get the same color.
    open override var backgroundColor: CGColor? {
        didSet { matchShadows() }
    }

    /// The corner radius of the layer in points. The layers that draw its shadows get the same radius.
    open override var cornerRadius: CGFloat {
        didSet { matchShadows() }
    }

    /// The curve of the layer's corners. The layers that draw its shadows get the same curve.
    open override var cornerCurve: CALayerCornerCurve {
        didSet { matchShadows() }
    }

    /// The set of the layer's corners that are rounded. The layers that draw its shadows get the same set.
    open override var maskedCorners: CACornerMask {
        didSet { matchShadows() }
    }

    /// Lays out the sublayers, and gives the layers that draw the shadows the size of this layer.
    open override func layoutSublayers() {
        super.layoutSublayers()
        matchShadows()
    }

    private func matchShadows() {
        for layer in shadowLayers { layer.match(self) }
    }
}

/// The subview that `setShadowComponents(_:createSubview:)` creates, which casts the shadows of its superview.
final class ShadowBackdrop: ShadowView {
    /// Creates a view with the size and corners of `host`, and inserts it behind all subviews of `host`.
    init(in host: UIView) {
        super.init(frame: host.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        host.insertSubview(self, at: 0)
        match(host)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let superview { match(superview) }
    }

    private func match(_ host: UIView) {
        layer.cornerRadius = host.layer.cornerRadius
        layer.cornerCurve = host.layer.cornerCurve
        layer.maskedCorners = host.layer.maskedCorners
        if let color = host.backgroundColor, backgroundColor != color { backgroundColor = color }
    }
}

extension UIView {
    /// Gives the view a set of shadows, which replaces the shadows of earlier calls. The shadows are visible only if the view has a
    /// background color and doesn't clip to its bounds.
    ///
    /// - Parameters:
    ///   - shadow: The set of shadows. The default is `.center`.
    ///   - createSubview: If true, a subview behind all other subviews draws the shadows. If false, layers in the view's own layer
    ///     draw them. The default is false. A `ShadowView` ignores this value.
    public func setNeumorphicShadow(_ shadow: NeumorphicShadow = .center, createSubview: Bool = false) {
        setShadowComponents(shadow.components, createSubview: createSubview)
    }

    /// Gives the view shadows, which replace the shadows of earlier calls. The shadows are visible only if the view has a
    /// background color and doesn't clip to its bounds.
    ///
    /// If the view is a `ShadowView`, or if `createSubview` is true, the shadows adapt when the size, the corners or the traits of
    /// the view change. Otherwise, call this method again after such a change, for example in `layoutSubviews()`.
    ///
    /// - Parameters:
    ///   - components: The shadows from back to front.
    ///   - createSubview: If true, a subview behind all other subviews draws the shadows. If false, layers in the view's own layer
    ///     draw them. The default is false. A `ShadowView` ignores this value.
    public func setShadowComponents(_ components: [ShadowComponents], createSubview: Bool = false) {
        if let view = self as? ShadowView {
            view.shadows = components
        } else if createSubview {
            layer.setShadowLayers([])
            (shadowBackdrop ?? ShadowBackdrop(in: self)).shadows = components
        } else {
            shadowBackdrop?.removeFromSuperview()
            layer.setShadowLayers(components.map { $0.resolved(for: traitCollection) })
        }
    }

    /// Removes the shadows that `setShadowComponents(_:createSubview:)` and `setNeumorphicShadow(_:createSubview:)` added to this
    /// view. The shadows of its subviews aren't removed.
    public func removeShadowLayers() {
        shadowBackdrop?.removeFromSuperview()
        (self as? ShadowView)?.shadows = []
        layer.setShadowLayers([])
    }

    private var shadowBackdrop: ShadowBackdrop? {
        subviews.lazy.compactMap { $0 as? ShadowBackdrop }.first
    }
}

/// A set of shadows that makes a view look raised under soft light.
public enum NeumorphicShadow: Hashable, Sendable {
    /// Three shadows on all sides of the view, which are slightly stronger below the view.
    case center
    /// Two shadows below the view: a narrow one and a wide one.
    case dropped

    /// The radius, opacity, color and offset of each shadow, from back to front.
    public var components: [ShadowComponents] {
        switch self {
        case .center:
            [
                ShadowComponents(radius: 8, opacity: 0.06, color: .black, offset: .zero),
                ShadowComponents(radius: 2, opacity: 0.04, color: .black, offset: CGSize(width: 0, height: -1)),
                ShadowComponents(radius: 2, opacity: 0.06, color: .black, offset: CGSize(width: 0, height: 1)),
            ]
        case .dropped: ShadowComponents.raised
        }
    }
}

// MARK: - Misspelled Names of Version 3

/// The misspelled name of `NeumorphicShadow` in version 3.
@available(*, deprecated, renamed: "NeumorphicShadow")
public typealias NeuomorphicShadow = NeumorphicShadow

extension UIView {
    /// Gives the view a set of shadows. This method has a misspelled name of version 3, and does the same as
    /// `setNeumorphicShadow(_:createSubview:)`.
    ///
    /// - Parameters:
    ///   - shadow: The set of shadows. The default is `.center`.
    ///   - createSubview: If true, a subview behind all other subviews draws the shadows. If false, layers in the view's own layer
    ///     draw them. The default is false. A `ShadowView` ignores this value.
    @available(*, deprecated, renamed: "setNeumorphicShadow(_:createSubview:)")
    public func setNeuomorphicShadow(_ shadow: NeumorphicShadow = .center, createSubview: Bool = false) {
        setNeumorphicShadow(shadow, createSubview: createSubview)
    }
}
