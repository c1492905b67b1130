import UIKit

extension CALayer {
    /// The layer's shadow; nil for one that has none, as its opacity or its colour's says. Setting nil takes it away.
    public var shadowComponents: ShadowComponents? {
        get {
            guard shadowOpacity > 0, let shadowColor, shadowColor.alpha > 0 else { return nil }
            return ShadowComponents(of: self)
        }
        set { (newValue ?? .default).apply(to: self) }
    }
}

extension UIView {
    /// The shadow of the view's layer; nil for one that has none. Its colour is resolved for the view's appearance when
    /// it is set.
    @MainActor public var shadowComponents: ShadowComponents? {
        get { layer.shadowComponents }
        set { layer.shadowComponents = newValue?.resolved(for: traitCollection) }
    }
}

extension ShadowComponents {
    /// The same with a colour that doesn't depend on the appearance any more.
    func resolved(for traits: UITraitCollection) -> ShadowComponents {
        var components = self
        components.color = color.resolvedColor(with: traits)
        return components
    }

    /// The shadow with finite numbers: a radius of at most 1,000 points, an opacity from 0 to 1.
    var clamped: ShadowComponents {
        var components = self
        components.radius = min(radius.length, 1_000)
        components.opacity = opacity.isFinite ? min(1, max(0, opacity)) : 0
        components.offset = CGSize(width: offset.width.limited, height: offset.height.limited)
        return components
    }
}
