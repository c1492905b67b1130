/// A value as numbers, so that the same arithmetic blends, adds and repeats all animatable values.
package struct AnimationVector: Equatable, Sendable {
    /// The part of a value that can't be blended. Two vectors match only if their shapes and lengths are equal.
    package enum Shape: Hashable, Sendable {
        case numbers
        case transform
        case colors
        /// The steps of a path, in order.
        case path([PathStep])
        case nothing
    }

    package enum PathStep: UInt8, Sendable {
        case move, line, curve, close
    }

    package var numbers: [Double]
    package let shape: Shape

    package init(_ numbers: [Double], shape: Shape = .numbers) {
        self.numbers = numbers
        self.shape = shape
    }

    package func matches(_ other: AnimationVector) -> Bool {
        numbers.count == other.numbers.count && shape == other.shape
    }

    var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

    /// Returns the Euclidean distance to another value.
    func distance(to other: AnimationVector) -> Double {
        guard matches(other) else { return 0 }
        return zip(numbers, other.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    /// Returns the value at `progress` between the two, which may be below 0 or above 1 in a spring. Values that don't
    /// match, such as paths with different steps, can't be blended: the result is the first value until the end.
    package func blended(with other: AnimationVector, at progress: Double) -> AnimationVector {
        if progress == 0 { return self }
        if progress == 1 { return other }
        guard matches(other) else { return progress < 1 ? self : other }
        return combined(with: other) { $0 + ($1 - $0) * progress }
    }

    /// Returns the sum; a right operand that doesn't match is ignored.
    package static func + (lhs: AnimationVector, rhs: AnimationVector) -> AnimationVector {
        lhs.matches(rhs) ? lhs.combined(with: rhs) { $0 + $1 } : lhs
    }

    package static func - (lhs: AnimationVector, rhs: AnimationVector) -> AnimationVector {
        lhs.matches(rhs) ? lhs.combined(with: rhs) { $0 - $1 } : lhs
    }

    package static func * (vector: AnimationVector, factor: Double) -> AnimationVector {
        AnimationVector(vector.numbers.map { $0 * factor }, shape: vector.shape)
    }

    private func combined(
        with other: AnimationVector, _ combine: (Double, Double) -> Double
    ) -> AnimationVector {
        var result = self
        for index in numbers.indices { result.numbers[index] = combine(numbers[index], other.numbers[index]) }
        return result
    }
}
