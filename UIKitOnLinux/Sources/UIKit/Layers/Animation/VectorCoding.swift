/// Conversions between a type's values and vectors, and from the objects that an animation accepts.
package struct VectorCoding<Value>: Sendable {
    let encode: @Sendable (Value) -> AnimationVector
    let decode: @Sendable (AnimationVector) -> Value
    /// Extracts the value of an app's `fromValue`: from Apple's number and geometry objects, or from Swift values.
    let unbox: @Sendable (Any) -> Value?

    package init(
        encode: @escaping @Sendable (Value) -> AnimationVector, decode: @escaping @Sendable (AnimationVector) -> Value,
        unbox: @escaping @Sendable (Any) -> Value? = { $0 as? Value }
    ) {
        self.encode = encode
        self.decode = decode
        self.unbox = unbox
    }
}

extension VectorCoding where Value: BinaryFloatingPoint & Sendable {
    static var number: VectorCoding {
        VectorCoding(
            encode: { AnimationVector([Double($0)]) }, decode: { Value($0.numbers[0]) },
            unbox: { ($0 as? NSNumber).map { Value($0.doubleValue) } })
    }
}

extension VectorCoding<Bool> {
    static let flag = VectorCoding(
        encode: { AnimationVector([$0 ? 1 : 0]) }, decode: { $0.numbers[0] >= 0.5 },
        unbox: { ($0 as? NSNumber)?.boolValue })
}

extension VectorCoding<CGPoint> {
    static let point = VectorCoding(
        encode: { AnimationVector([$0.x, $0.y]) }, decode: { CGPoint(x: $0.numbers[0], y: $0.numbers[1]) })
}

extension VectorCoding<CGSize> {
    static let size = VectorCoding(
        encode: { AnimationVector([$0.width, $0.height]) },
        decode: { CGSize(width: $0.numbers[0], height: $0.numbers[1]) })
}

extension VectorCoding<CGRect> {
    static let rect = VectorCoding(
        encode: { AnimationVector([$0.minX, $0.minY, $0.width, $0.height]) },
        decode: {
            CGRect(
                x: $0.numbers[0], y: $0.numbers[1], width: max(0, $0.numbers[2]), height: max(0, $0.numbers[3]))
        })
}

extension VectorCoding<CATransform3D> {
    static let transform = VectorCoding(
        encode: { TransformParts($0).vector }, decode: { TransformParts($0).transform },
        unbox: { $0 as? CATransform3D ?? ($0 as? CGAffineTransform).map(CATransform3DMakeAffineTransform) })
}

extension VectorCoding<CGColor?> {
    /// A color as sRGB components; no color is clear.
    static let color = VectorCoding(
        encode: { AnimationVector($0?.rgb.numbers ?? [0, 0, 0, 0], shape: .colors) },
        decode: { CGColor($0.numbers[...]) }, unbox: { $0 as? CGColor })
}

extension VectorCoding<[CGColor]?> {
    static let colors = VectorCoding(
        encode: { colors in
            colors.map { AnimationVector($0.flatMap(\.rgb.numbers), shape: .colors) } ?? .nothing
        },
        decode: { vector in
            guard vector.shape != .nothing else { return nil }
            return stride(from: 0, to: vector.numbers.count, by: 4).map { CGColor(vector.numbers[$0...]) }
        },
        unbox: { ($0 as? [Any])?.compactMap { $0 as? CGColor } })
}

extension VectorCoding<[NSNumber]?> {
    static let numbers = VectorCoding(
        encode: { $0.map { AnimationVector($0.map(\.doubleValue)) } ?? .nothing },
        decode: { $0.shape == .nothing ? nil : $0.numbers.map { NSNumber(value: $0) } },
        unbox: { ($0 as? [Any])?.compactMap { $0 as? NSNumber } })
}

extension VectorCoding<CGPath?> {
    /// A path as points: paths with the same steps can be blended.
    static let path = VectorCoding(
        encode: { $0.map(AnimationVector.init(path:)) ?? .nothing }, decode: \.path, unbox: { $0 as? CGPath })
}

extension AnimationVector {
    static let nothing = AnimationVector([], shape: .nothing)

    fileprivate init(path: CGPath) {
        var numbers: [Double] = []
        var steps: [PathStep] = []
        for element in path.elements {
            switch element {
            case .move(let point):
                steps.append(.move)
                numbers += [point.x, point.y]
            case .line(let point):
                steps.append(.line)
                numbers += [point.x, point.y]
            case .curve(let end, let control1, let control2):
                steps.append(.curve)
                numbers += [end.x, end.y, control1.x, control1.y, control2.x, control2.y]
            case .close: steps.append(.close)
            }
        }
        self.init(numbers, shape: .path(steps))
    }

    fileprivate var path: CGPath? {
        guard case .path(let steps) = shape else { return nil }
        var index = 0
        func next() -> CGPoint {
            defer { index += 2 }
            return CGPoint(x: numbers[index], y: numbers[index + 1])
        }
        return CGPath(
            elements: steps.map { step in
                switch step {
                case .move: .move(next())
                case .line: .line(next())
                case .curve: .curve(next(), control1: next(), control2: next())
                case .close: .close
                }
            })
    }
}

extension ColorComponents {
    fileprivate var numbers: [Double] { [red, green, blue, alpha] }
}

extension CGColor {
    fileprivate convenience init(_ numbers: ArraySlice<Double>) {
        let start = numbers.startIndex
        self.init(
            red: numbers[start], green: numbers[start + 1], blue: numbers[start + 2],
            alpha: min(1, max(0, numbers[start + 3])))
    }
}
