import UIKit

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
