/// A geometry value of a layer.
protocol LayerGeometry {
    var isFinite: Bool { get }
}

extension CGFloat: LayerGeometry {}

extension CGPoint: LayerGeometry {
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect: LayerGeometry {
    var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension CATransform3D: LayerGeometry {
    /// Whether all elements are finite, which holds if their sum is.
    var isFinite: Bool {
        (m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24 + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44).isFinite
    }
}

extension CALayer {
    /// Returns `value`, and stops the program if it isn't finite.
    ///
    /// Core Animation raises `CALayerInvalidGeometry` when NaN is set ("CALayer position contains NaN"), and for
    /// infinity when the layer is rendered ("sublayer with non-finite position"). This check fails in both cases when
    /// the value is set, so that a test's stack trace contains the caller:
    /// https://github.com/facebookarchive/ios-snapshot-test-case/issues/112
    func finite<Value: LayerGeometry>(_ value: Value, _ property: String) -> Value {
        precondition(value.isFinite, "CALayerInvalidGeometry: CALayer \(property) is not finite: \(value)")
        return value
    }
}
