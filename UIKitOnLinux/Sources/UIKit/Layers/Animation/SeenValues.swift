/// A layer's values while its animations are applied, one after the other.
///
/// They are kept as numbers to the end and put into their limits only then: parts of a sum may lie beyond them.
struct SeenValues {
    let layer: CALayer
    /// What the layer looked like, while it turns into what it is now.
    var transition: LayerTransition?
    private var vectors: [String: (property: LayerProperty, vector: AnimationVector)] = [:]

    init(_ layer: CALayer) {
        self.layer = layer
    }

    /// The whole property that the path leads into.
    subscript(path: LayerKeyPath) -> AnimationVector {
        get { vectors[path.key]?.vector ?? path.property.read(layer.model) }
        set { if newValue.isFinite { vectors[path.key] = (path.property, newValue) } }
    }

    var values: LayerValues {
        var values = layer.model
        values.transition = transition
        for (property, vector) in vectors.values { property.write(vector, &values) }
        return values
    }
}
