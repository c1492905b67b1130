/// Describes how animations read and change one property of a layer.
///
/// A layer class with additional properties stores them in `LayerValues` and adds a line for each to its table:
///
///     private static let properties: [String: LayerProperty] = [
///         "strokeEnd": .number(\.stroke.end, in: 0...1),
///         "path": .path(\.stroke.path),
///     ]
///     package override class func property(forKey key: String) -> LayerProperty? {
///         properties[key] ?? super.property(forKey: key)
///     }
///
/// and sets them with `set(\.stroke.end, newValue, animating: "strokeEnd")`. The renderer uses `presented(at:)`, which
/// returns the values at a time.
package struct LayerProperty: Sendable {
    /// Whether animations of views are additive, so that an interrupted one continues below the new one. Otherwise,
    /// they replace one another.
    private(set) var addsUp: Bool
    /// Whether a change of the property in an animation block is animated.
    private(set) var animatesInBlocks = true
    /// Whether a change of the property on a layer without a view is animated implicitly.
    private(set) var animatesImplicitly = true
    private(set) var isTransform = false
    private(set) var isPoint = false
    /// The components that a key path can refer to.
    private(set) var parts: [String: Part] = [:]

    /// Reads the value as numbers.
    let read: @Sendable (LayerValues) -> AnimationVector
    let write: @Sendable (AnimationVector, inout LayerValues) -> Void
    /// Converts an app's value to numbers; `nil` if its type is wrong.
    let unbox: @Sendable (Any) -> AnimationVector?
    /// Converts numbers to the value that an app reads.
    let box: @Sendable (AnimationVector) -> Any

    package init<Value>(
        _ keyPath: WritableKeyPath<LayerValues, Value> & Sendable, _ coding: VectorCoding<Value>, addsUp: Bool,
        limits: ClosedRange<Double>? = nil
    ) {
        self.addsUp = addsUp
        read = { coding.encode($0[keyPath: keyPath]) }
        write = { vector, values in
            var vector = vector
            if let limits { vector.numbers = vector.numbers.map { min(limits.upperBound, max(limits.lowerBound, $0)) } }
            values[keyPath: keyPath] = coding.decode(vector)
        }
        unbox = { coding.unbox($0).map(coding.encode) }
        box = { coding.decode($0) }
    }

    /// Returns the difference that, added to `new`, gives `old`.
    func difference(from old: AnimationVector, to new: AnimationVector) -> AnimationVector {
        isTransform ? TransformParts.difference(from: old, to: new) : old - new
    }

    /// Sets the model value without an action. A new size triggers layout.
    func settle(_ layer: CALayer, at vector: AnimationVector) {
        let oldSize = layer.model.bounds.size
        write(vector, &layer.model)
        if layer.model.bounds.size != oldSize { layer.setNeedsLayout() }
        RunCycle.setNeedsCommit()
    }

    /// A component of a value, as indices in its vector.
    enum Part {
        /// One number. With several indices, all of them have this value.
        case number([Int])
        case point(Int, Int)
        case size(Int, Int)
    }
}

// MARK: - Kinds

extension LayerProperty {
    package static func number<Number: BinaryFloatingPoint & Sendable>(
        _ keyPath: WritableKeyPath<LayerValues, Number> & Sendable,
        in limits: ClosedRange<Double> = -Double.infinity...Double.infinity
    ) -> LayerProperty {
        LayerProperty(keyPath, .number, addsUp: true, limits: limits)
    }

    package static func flag(_ keyPath: WritableKeyPath<LayerValues, Bool> & Sendable) -> LayerProperty {
        var property = LayerProperty(keyPath, .flag, addsUp: false)
        property.animatesInBlocks = false
        property.animatesImplicitly = false
        return property
    }

    package static func point(_ keyPath: WritableKeyPath<LayerValues, CGPoint> & Sendable) -> LayerProperty {
        var property = LayerProperty(keyPath, .point, addsUp: true)
        property.isPoint = true
        property.parts = ["x": .number([0]), "y": .number([1])]
        return property
    }

    package static func size(_ keyPath: WritableKeyPath<LayerValues, CGSize> & Sendable) -> LayerProperty {
        var property = LayerProperty(keyPath, .size, addsUp: true)
        property.parts = ["width": .number([0]), "height": .number([1])]
        return property
    }

    package static func rect(_ keyPath: WritableKeyPath<LayerValues, CGRect> & Sendable) -> LayerProperty {
        var property = LayerProperty(keyPath, .rect, addsUp: true)
        property.parts = [
            "origin": .point(0, 1), "origin.x": .number([0]), "origin.y": .number([1]),
            "size": .size(2, 3), "size.width": .number([2]), "size.height": .number([3]),
        ]
        return property
    }

    /// Returns the description of a transform property. An animation's key path can refer to a component of it, such as
    /// `rotation`, which is about the z axis, or `scale`, which is along all axes.
    package static func transform(
        _ keyPath: WritableKeyPath<LayerValues, CATransform3D> & Sendable
    ) -> LayerProperty {
        typealias Index = TransformParts.Index
        var property = LayerProperty(keyPath, .transform, addsUp: true)
        property.isTransform = true
        property.parts = [
            "rotation": .number([Index.rotation + 2]),
            "scale": .number([Index.scale, Index.scale + 1, Index.scale + 2]),
            "translation": .size(Index.translation, Index.translation + 1),
        ]
        for (offset, axis) in ["x", "y", "z"].enumerated() {
            property.parts["rotation.\(axis)"] = .number([Index.rotation + offset])
            property.parts["scale.\(axis)"] = .number([Index.scale + offset])
            property.parts["translation.\(axis)"] = .number([Index.translation + offset])
        }
        return property
    }

    package static func color(_ keyPath: WritableKeyPath<LayerValues, CGColor?> & Sendable) -> LayerProperty {
        LayerProperty(keyPath, .color, addsUp: false)
    }

    package static func colors(_ keyPath: WritableKeyPath<LayerValues, [CGColor]?> & Sendable) -> LayerProperty {
        LayerProperty(keyPath, .colors, addsUp: false)
    }

    package static func numbers(_ keyPath: WritableKeyPath<LayerValues, [NSNumber]?> & Sendable) -> LayerProperty {
        LayerProperty(keyPath, .numbers, addsUp: false)
    }

    package static func path(
        _ keyPath: WritableKeyPath<LayerValues, CGPath?> & Sendable, animatesImplicitly: Bool = true
    ) -> LayerProperty {
        var property = LayerProperty(keyPath, .path, addsUp: false)
        property.animatesImplicitly = animatesImplicitly
        return property
    }
}
