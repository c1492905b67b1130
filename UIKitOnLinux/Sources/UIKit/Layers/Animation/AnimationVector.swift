/// A value taken apart into numbers, so that one arithmetic blends, adds and repeats whatever can be animated.
package struct AnimationVector: Equatable, Sendable {
    /// What can't be blended of a value: two vectors go together only if they have this and their length in common.
    package enum Shape: Hashable, Sendable {
        case numbers
        case transform
        case colors
        /// The steps of a path, one after the other.
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

    /// How far it is to another value, as the crow flies through its numbers.
    func distance(to other: AnimationVector) -> Double {
        guard matches(other) else { return 0 }
        return zip(numbers, other.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    /// What lies between the two at `progress`, which a spring takes beyond 0 and 1. Between values that have nothing in
    /// common, as paths of different steps, there is nothing: the first stands until the end.
    package func blended(with other: AnimationVector, at progress: Double) -> AnimationVector {
        if progress == 0 { return self }
        if progress == 1 { return other }
        guard matches(other) else { return progress < 1 ? self : other }
        return combined(with: other) { $0 + ($1 - $0) * progress }
    }

    /// The sum; a summand that doesn't match counts for nothing.
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
