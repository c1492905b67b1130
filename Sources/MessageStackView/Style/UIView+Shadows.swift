import UIKit

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
