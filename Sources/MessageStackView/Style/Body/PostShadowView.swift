import UIKit

/// Throws the shadows of a post's shape, below everything else in a body.
final class PostShadowView: UIView {
    // MARK: - Lifecycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// The lowest first, in the colours of an appearance.
    func show(_ shadows: [ShadowComponents], in traits: UITraitCollection) {
        layer.setShadowLayers(shadows.map { $0.clamped.resolved(for: traits) })
        reach = shadows.map(\.reach).max() ?? 0
    }

    /// Whether the shadows are left out where the post is, which would show through what is translucent.
    var isHollow = false {
        didSet {
            guard isHollow != oldValue else { return }
            layer.mask = isHollow ? makeMask() : nil
        }
    }

    func follow(_ shape: PostShape) {
        for shadow in layer.shadowLayers {
            shadow.frame = layer.bounds
            shadow.shadowPath = shape.path
        }
        guard let mask = layer.mask as? PostShadowMask else { return }
        mask.frame = layer.bounds
        mask.path = shape.surroundings(asFarAs: reach)
    }

    // MARK: - Private

    /// How far the shadows are seen beyond the shape, in points.
    private var reach: CGFloat = 0

    private func makeMask() -> PostShadowMask {
        let mask = PostShadowMask()
        mask.view = self
        mask.fillRule = .evenOdd
        return mask
    }
}

/// Shows what is around a post's shape, whose path goes with the animation in which its view changes.
final class PostShadowMask: CAShapeLayer {
    /// Its changes are the mask's. Without initialisers of its own the layer can be copied by whoever shows it.
    nonisolated(unsafe) weak var view: UIView?

    override func action(forKey event: String) -> (any CAAction)? {
        nonisolated(unsafe) let layer = self
        nonisolated(unsafe) var action: (any CAAction)?
        // A view's layers are changed on the main actor; the compiler knows that of the view only.
        MainActor.assumeIsolated { action = layer.view?.action(for: layer, along: event) }
        return action
    }
}

extension UIView {
    /// What animates one of the view's layers. Blocks may leave paths alone: those are animated as a colour would be.
    func action(for layer: CALayer, along event: String) -> (any CAAction)? {
        let action = action(for: layer, forKey: event)
        guard action is NSNull, event == "path" || event == "shadowPath" else { return action }
        let template = self.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation
        guard let animation = template?.copy() as? CABasicAnimation else { return action }
        let seen = layer.presentation() ?? layer
        animation.keyPath = event
        animation.fromValue = event == "path" ? (seen as? CAShapeLayer)?.path : seen.shadowPath
        animation.toValue = nil
        animation.byValue = nil
        return animation
    }
}

/// One of several shadows of a layer: as large as that, of the same shape and colour, below its other sublayers.
final class ShadowLayer: CALayer {
    /// Moves as its view does: at once, or with the animation that is going on. A layer on its own would animate every
    /// change.
    override func action(forKey event: String) -> (any CAAction)? {
        nonisolated(unsafe) let layer = self
        nonisolated(unsafe) var action: (any CAAction)?
        // A view's layers are changed on the main actor; the compiler knows that of the view only.
        MainActor.assumeIsolated {
            action = (layer.superlayer?.delegate as? UIView)?.action(for: layer, along: event)
        }
        return action
    }

    /// Takes over shape and colour.
    func match(_ layer: CALayer) {
        frame = layer.bounds
        cornerRadius = layer.cornerRadius
        cornerCurve = layer.cornerCurve
        maskedCorners = layer.maskedCorners
        backgroundColor = layer.backgroundColor
    }
}

extension CALayer {
    /// Those of the layer itself, the lowest first.
    var shadowLayers: [ShadowLayer] { (sublayers ?? []).compactMap { $0 as? ShadowLayer } }

    /// Replaces the layer's shadow layers, keeping as many as it can.
    func setShadowLayers(_ shadows: [ShadowComponents]) {
        let known = shadowLayers
        for layer in known.dropFirst(shadows.count) { layer.removeFromSuperlayer() }
        for (index, shadow) in shadows.enumerated() {
            let layer = index < known.count ? known[index] : ShadowLayer()
            insertSublayer(layer, at: UInt32(index))
            layer.match(self)
            shadow.apply(to: layer)
        }
    }
}
