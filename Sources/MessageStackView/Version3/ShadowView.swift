import UIKit

/// A view with layered shadows that follow its size, its corners, its colour and the appearance.
///
/// ```swift
/// let card = ShadowView()
/// card.layer.setCorner(.rounded(16))
/// card.setNeuomorphicShadow(.dropped)
/// ```
///
/// It has to have a colour and must not clip: what throws the shadows is the view's own surface.
open class ShadowView: UIView {
    // MARK: - Lifecycle

    /// A white view; dark grey in the dark.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .badgeCard
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if backgroundColor == nil { backgroundColor = .badgeCard }
    }

    // MARK: - UIView

    /// `ParentShadowLayer`.
    open override class var layerClass: AnyClass { ParentShadowLayer.self }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { updateShadows() }
    }

    // MARK: - Internal

    /// As they were set, colours unresolved; the lowest first.
    var shadows: [ShadowComponents] = [] {
        didSet { updateShadows() }
    }

    private func updateShadows() {
        layer.setShadowLayers(shadows.map { $0.resolved(for: traitCollection) })
    }
}

/// A layer whose shadow layers keep its size, its corners and its colour.
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

/// What `setShadowComponents(_:createSubview:)` creates: throws the shadows of the view that it lies in.
final class ShadowBackdrop: ShadowView {
    /// Behind everything in `host`, as large as it and of its shape.
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
    /// Gives the view a layered shadow in place of its former one.
    ///
    /// - Parameters:
    ///   - shadow: which; around the view by default.
    ///   - createSubview: as in `setShadowComponents(_:createSubview:)`.
    public func setNeuomorphicShadow(_ shadow: NeuomorphicShadow = .center, createSubview: Bool = false) {
        setShadowComponents(shadow.components, createSubview: createSubview)
    }

    /// Gives the view several shadows, one above the other, in place of its former ones. The view has to have a colour
    /// and must not clip.
    ///
    /// The shadows of a `ShadowView` follow its size, its corners and the appearance; so do those that a subview
    /// throws. Those of another view's own layer are as the view is now: call this again after a change, in
    /// `layoutSubviews()` say; nothing is made anew.
    ///
    /// - Parameters:
    ///   - components: the shadows, the lowest first.
    ///   - createSubview: whether a subview behind everything else in the view throws them, rather than the view's own
    ///     layer. A `ShadowView` needs none.
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

    /// Takes away what `setShadowComponents(_:createSubview:)` gave to the view, and nothing of its subviews'.
    public func removeShadowLayers() {
        shadowBackdrop?.removeFromSuperview()
        (self as? ShadowView)?.shadows = []
        layer.setShadowLayers([])
    }

    private var shadowBackdrop: ShadowBackdrop? {
        subviews.lazy.compactMap { $0 as? ShadowBackdrop }.first
    }
}

/// Shadows of several layers, which look like soft light on a raised surface.
public enum NeuomorphicShadow: Hashable, Sendable {
    /// All around the view, a little more below: three layers.
    case center
    /// Below the view: two layers, one close and one wide.
    case dropped

    /// The layers, the lowest first.
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
