#if SWIFT_PACKAGE
    public import MessageStackView
#endif
public import UIKit

/// A view with several shadows, which follow its size, corners, background color and traits.
///
/// ```swift
/// let card = ShadowView()
/// card.layer.setCorner(.rounded(16))
/// card.setNeumorphicShadow(.dropped)
/// ```
///
/// The view's surface casts the shadows, so the view needs a background color and must not clip to its bounds.
open class ShadowView: UIView {
    // MARK: - Lifecycle

    /// Creates a view with a white background, dark gray in dark mode.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - UIView

    /// The class of the layer, `ParentShadowLayer`.
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

/// The layer of a `ShadowView`, which applies its size, corners and background color to its shadow layers.
open class ParentShadowLayer: CALayer {
    open override var backgroundColor: CGColor? {
        didSet { matchShadows() }
    }

    open override var cornerRadius: CGFloat {
        didSet { matchShadows() }
    }

    open override var cornerCurve: CALayerCornerCurve {
        didSet { matchShadows() }
    }

    open override var maskedCorners: CACornerMask {
        didSet { matchShadows() }
    }

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
    /// Replaces the shadows of the view with those of a preset.
    ///
    /// - Parameters:
    ///   - shadow: The preset. The default is `.center`.
    ///   - createSubview: A Boolean value that indicates whether a subview casts the shadows. See
    ///     `setShadowComponents(_:createSubview:)`. The default is false.
    public func setNeumorphicShadow(_ shadow: NeumorphicShadow = .center, createSubview: Bool = false) {
        setShadowComponents(shadow.components, createSubview: createSubview)
    }

    /// Replaces the shadows of the view. The view needs a background color and must not clip to its bounds.
    ///
    /// The shadows of a `ShadowView`, and shadows cast by a subview, follow the size, corners and traits of the view.
    /// The shadows of any other view's layer don't follow them: call this method again after a change, for example in
    /// `layoutSubviews()`. Existing shadow layers are reused.
    ///
    /// - Parameters:
    ///   - components: The shadows from back to front.
    ///   - createSubview: A Boolean value that indicates whether a subview behind all others casts the shadows, rather
    ///     than the view's layer. A `ShadowView` ignores this value. The default is false.
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

    /// Removes the shadows that `setShadowComponents(_:createSubview:)` added to the view. The shadows of subviews stay.
    public func removeShadowLayers() {
        shadowBackdrop?.removeFromSuperview()
        (self as? ShadowView)?.shadows = []
        layer.setShadowLayers([])
    }

    private var shadowBackdrop: ShadowBackdrop? {
        subviews.lazy.compactMap { $0 as? ShadowBackdrop }.first
    }
}

/// A preset of several shadows that make a surface look raised under soft light.
public enum NeumorphicShadow: Hashable, Sendable {
    /// Three shadows on all sides of the view, slightly stronger below.
    case center
    /// Two shadows below the view: a narrow one and a wide one.
    case dropped

    /// The shadows from back to front.
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
    /// Replaces the shadows of the view with those of a preset, as `setNeumorphicShadow(_:createSubview:)` does. Version 3 has this
    /// misspelled name.
    ///
    /// - Parameters:
    ///   - shadow: The preset. The default is `.center`.
    ///   - createSubview: A Boolean value that indicates whether a subview casts the shadows. The default is false.
    @available(*, deprecated, renamed: "setNeumorphicShadow(_:createSubview:)")
    public func setNeuomorphicShadow(_ shadow: NeumorphicShadow = .center, createSubview: Bool = false) {
        setNeumorphicShadow(shadow, createSubview: createSubview)
    }
}
