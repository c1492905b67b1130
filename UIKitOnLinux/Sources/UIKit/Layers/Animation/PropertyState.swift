/// A final value of a layer's property.
@MainActor
struct PropertyState {
    let layer: CALayer
    let path: LayerKeyPath
    let vector: AnimationVector
    /// The background color of the view; a layer only stores the resolved color.
    let color: UIColor?

    /// Sets the model value without an animation.
    func apply() {
        path.property.settle(layer, at: vector)
        guard path.key == "backgroundColor", let view = layer.delegate as? UIView else { return }
        UIView.performWithoutAnimation { view.backgroundColor = color }
    }
}
