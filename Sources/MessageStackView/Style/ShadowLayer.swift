import UIKit

/// One of several shadows of a layer: as large as that, of the same shape and colour, below its other sublayers.
final class ShadowLayer: CALayer {
    /// Moves as its view does: at once, or with the animation that is going on. A layer on its own would animate every
    /// change.
    override func action(forKey event: String) -> (any CAAction)? {
        nonisolated(unsafe) let layer = self
        nonisolated(unsafe) var action: (any CAAction)?
        // A view's layers are changed on the main actor; the compiler knows that of the view only.
        MainActor.assumeIsolated {
            guard let view = layer.superlayer?.delegate as? UIView else { return }
            action = view.action(for: layer, forKey: event)
            if event == Self.pathKey, action is NSNull { action = layer.pathAnimation(in: view) }
        }
        return action
    }

    /// Blocks may leave a shadow's path alone: it is animated as the colour would be.
    @MainActor
    private func pathAnimation(in view: UIView) -> (any CAAction)? {
        let template = view.action(for: self, forKey: "backgroundColor") as? CABasicAnimation
        guard let animation = template?.copy() as? CABasicAnimation else { return NSNull() }
        animation.keyPath = Self.pathKey
        animation.fromValue = presentation()?.shadowPath ?? shadowPath
        animation.toValue = nil
        animation.byValue = nil
        return animation
    }

    private static let pathKey = "shadowPath"

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
