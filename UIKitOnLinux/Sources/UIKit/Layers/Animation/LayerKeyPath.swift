/// The target of an animation: a property of a layer, or a component such as "transform.rotation.z".
struct LayerKeyPath {
    /// The name of the whole property.
    let key: String
    let property: LayerProperty
    private let part: LayerProperty.Part?

    /// Returns `nil` if the path doesn't lead to an animatable property of the layer.
    init?(_ path: String, of layer: CALayer) {
        let names = path.split(separator: ".", maxSplits: 1)
        guard let key = names.first.map(String.init), let property = type(of: layer).property(forKey: key) else {
            return nil
        }
        self.key = key
        self.property = property
        guard names.count > 1 else {
            part = nil
            return
        }
        guard let part = property.parts[String(names[1])] else { return nil }
        self.part = part
    }

    // MARK: - Parts of vectors

    /// Returns the component as a part of the whole value.
    func part(of whole: AnimationVector) -> AnimationVector {
        guard let part else { return whole }
        switch part {
        case .number(let places):
            return AnimationVector([places.reduce(0) { $0 + whole.numbers[$1] } / Double(places.count)])
        case .point(let x, let y), .size(let x, let y):
            return AnimationVector([whole.numbers[x], whole.numbers[y]])
        }
    }

    /// Returns the whole value with its component replaced.
    func replacingPart(of whole: AnimationVector, by vector: AnimationVector) -> AnimationVector {
        guard let part else { return vector }
        var whole = whole
        switch part {
        case .number(let places):
            for place in places { whole.numbers[place] = vector.numbers[0] }
        case .point(let x, let y), .size(let x, let y):
            (whole.numbers[x], whole.numbers[y]) = (vector.numbers[0], vector.numbers[1])
        }
        return whole
    }

    /// Whether the target is a point, which can follow a path.
    var isPoint: Bool {
        switch part {
        case nil: property.isPoint
        case .point: true
        case .number, .size: false
        }
    }

    // MARK: - Arithmetic

    /// Returns the neutral value of addition.
    func rest(like vector: AnimationVector) -> AnimationVector {
        isWholeTransform ? TransformParts(CATransform3DIdentity).vector : vector * 0
    }

    /// Returns the sum; transforms are concatenated.
    func sum(of first: AnimationVector, and second: AnimationVector) -> AnimationVector {
        guard isWholeTransform, first.matches(second) else { return second + first }
        return TransformParts(
            CATransform3DConcat(TransformParts(first).transform, TransformParts(second).transform)
        ).vector
    }

    /// Returns the value that gives `first` when it is added to `second`.
    func difference(of first: AnimationVector, and second: AnimationVector) -> AnimationVector {
        guard isWholeTransform, first.matches(second) else { return first - second }
        let inverse = CATransform3DInvert(TransformParts(second).transform)
        return TransformParts(CATransform3DConcat(inverse, TransformParts(first).transform)).vector
    }

    /// Returns an equivalent value whose numbers are nearest to those of another one, so that a rotation takes the
    /// shorter direction.
    func nearest(_ vector: AnimationVector, to other: AnimationVector) -> AnimationVector {
        guard isWholeTransform, vector.matches(other) else { return vector }
        return other - property.difference(from: other, to: vector)
    }

    private var isWholeTransform: Bool { part == nil && property.isTransform }

    // MARK: - Conversion of app values

    func unbox(_ value: Any) -> AnimationVector? {
        switch part {
        case nil: property.unbox(value)
        case .number: VectorCoding<Double>.number.unbox(value).map { AnimationVector([$0]) }
        case .point: VectorCoding.point.unbox(value).map(VectorCoding.point.encode)
        case .size: VectorCoding.size.unbox(value).map(VectorCoding.size.encode)
        }
    }

    func box(_ vector: AnimationVector) -> Any {
        switch part {
        case nil: property.box(vector)
        case .number: vector.numbers[0]
        case .point: VectorCoding.point.decode(vector)
        case .size: VectorCoding.size.decode(vector)
        }
    }
}
