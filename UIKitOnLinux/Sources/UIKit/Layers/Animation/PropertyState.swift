/// A value that a property of a layer may be left with.
@MainActor
struct PropertyState {
    let layer: CALayer
    let path: LayerKeyPath
    let vector: AnimationVector
    /// What a view's background is coloured in: a layer knows only what a colour came to.
    let color: UIColor?

    /// Makes it the model's, without an animation.
    func apply() {
        path.property.settle(layer, at: vector)
        guard path.key == "backgroundColor", let view = layer.delegate as? UIView else { return }
        UIView.performWithoutAnimation { view.backgroundColor = color }
    }
}
