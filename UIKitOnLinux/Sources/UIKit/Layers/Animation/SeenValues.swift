/// The presentation values of a layer while its animations are applied in order.
///
/// They are stored as numbers and clamped only at the end, because parts of a sum may exceed the limits.
struct SeenValues {
    let layer: CALayer
    private var vectors: [String: (property: LayerProperty, vector: AnimationVector)] = [:]

    init(_ layer: CALayer) {
        self.layer = layer
    }

    /// The value of the whole property that the path belongs to.
    subscript(path: LayerKeyPath) -> AnimationVector {
        get { vectors[path.key]?.vector ?? path.property.read(layer.model) }
        set { if newValue.isFinite { vectors[path.key] = (path.property, newValue) } }
    }

    var values: LayerValues {
        var values = layer.model
        for (property, vector) in vectors.values { property.write(vector, &values) }
        return values
    }
}
