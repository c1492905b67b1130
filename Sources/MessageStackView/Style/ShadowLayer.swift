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
