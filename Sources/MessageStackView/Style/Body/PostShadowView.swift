package import UIKit

/// A view that displays the shadows of a post's shape, below all other parts of a body.
final class PostShadowView: UIView {
    // MARK: - Internal

    /// Shows shadows, the lowest first, with colors resolved for traits.
    func show(_ shadows: [PostStyle.Shadow], in traits: UITraitCollection) {
        layer.setShadowLayers(shadows.map { $0.clamped.resolved(for: traits) })
        reach = shadows.map(\.reach).max() ?? 0
    }

    /// A Boolean value that indicates whether the shadows are cut out behind the post, where they would show through a
    /// translucent background.
    var isHollow = false {
        didSet { if isHollow != oldValue { updateMask() } }
    }

    /// The shapes of neighbors in a column of posts, on which the shadows don't fall; none by default. A change is animated.
    var neighbors: [PostShape.Placed] = [] {
        didSet {
            guard neighbors != oldValue else { return }
            let hadMask = layer.mask != nil
            updateMask()
            if !hadMask { UIView.performWithoutAnimation { cut(clearOf: []) } }
            guard window != nil, UIView.areAnimationsEnabled else { return cut(clearOf: neighbors) }
            UIViewPropertyAnimator(duration: .postAnimation, curve: .easeInOut) { [self] in cut(clearOf: neighbors) }
                .startAnimation()
        }
    }

    func follow(_ shape: PostShape) {
        self.shape = shape
        for shadow in layer.shadowLayers {
            shadow.frame = layer.bounds
            shadow.shadowPath = shape.path
        }
        cut(clearOf: neighbors)
    }

    // MARK: - Private

    /// The distance in points that the shadows extend beyond the shape.
    private var reach: CGFloat = 0

    private var shape: PostShape?

    private func updateMask() {
        let needsMask = isHollow || !neighbors.isEmpty
        if needsMask != (layer.mask != nil) { layer.mask = needsMask ? makeMask() : nil }
    }

    /// Cuts the shadows out behind the post, if they are hollow, and where its neighbors are.
    private func cut(clearOf neighbors: [PostShape.Placed]) {
        guard let shape, let mask = layer.mask as? PostShapeLayer else { return }
        mask.frame = layer.bounds
        mask.path = shape.shadowArea(asFarAs: reach, isHollow: isHollow, clearOf: neighbors)
    }

    private func makeMask() -> PostShapeLayer {
        let mask = PostShapeLayer()
        unsafe mask.view = self
        mask.fillRule = .evenOdd
        return mask
    }
}

/// A mask or a line in a view. Its path changes with the animations of the view.
final class PostShapeLayer: CAShapeLayer {
    // Not an argument of an initializer: UIKit copies layers with an initializer that a subclass has to inherit.
    nonisolated(unsafe) weak var view: UIView?

    override func action(forKey event: String) -> (any CAAction)? {
        unsafe action(forKey: event, in: view)
    }
}

extension CALayer {
    /// Returns the action with which `view` animates a change of this layer, one of its layers.
    func action(forKey event: String, in view: UIView?) -> (any CAAction)? {
        nonisolated(unsafe) let layer = self
        nonisolated(unsafe) var action: (any CAAction)?
        // Layers of views change on the main actor, but this isn't visible to the compiler.
        MainActor.assumeIsolated { unsafe action = view?.action(for: layer, along: event) }
        return unsafe action
    }
}

extension UIView {
    /// Returns the action that animates a change of one of the view's layers.
    ///
    /// Animation blocks may leave paths alone, so these are animated as a color would be.
    fileprivate func action(for layer: CALayer, along event: String) -> (any CAAction)? {
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

/// One of several shadows of a layer. It has the size, shape and color of that layer, and is below its other sublayers.
package final class ShadowLayer: CALayer {
    /// Animates changes together with the view to which the superlayer belongs. By default, a layer without a view
    /// would animate every change.
    package override func action(forKey event: String) -> (any CAAction)? {
        action(forKey: event, in: superlayer?.delegate as? UIView)
    }

    /// Copies the bounds, the corners and the background color of a layer.
    package func match(_ layer: CALayer) {
        frame = layer.bounds
        cornerRadius = layer.cornerRadius
        cornerCurve = layer.cornerCurve
        maskedCorners = layer.maskedCorners
        backgroundColor = layer.backgroundColor
    }
}

extension CALayer {
    /// The shadow layers among the sublayers, the lowest first.
    package var shadowLayers: [ShadowLayer] { (sublayers ?? []).compactMap { $0 as? ShadowLayer } }

    /// Shows the shadows in shadow layers. Reuses the existing shadow layers, adds missing ones and removes the rest.
    package func setShadowLayers(_ shadows: [PostStyle.Shadow]) {
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
