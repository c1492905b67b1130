/// A transform decomposed into translation, scale, shear and rotation, which are blended separately.
///
/// The rotation is a vector in the direction of the axis whose length is the angle in radians, so that angles about the
/// same axis can be added.
struct TransformParts {
    /// The indices of the parts in a vector.
    enum Index {
        static let translation = 0
        static let scale = 3
        /// The shear of y along x, z along x, z along y.
        static let shear = 6
        static let rotation = 9
        /// The last column of the matrix.
        static let perspective = 12
        static let count = 16
    }

    private(set) var vector: AnimationVector

    init(_ vector: AnimationVector) {
        self.vector = vector
    }

    init(_ transform: CATransform3D) {
        vector = AnimationVector(Array(repeating: 0, count: Index.count), shape: .transform)
        set(Index.translation, Row(transform.m41, transform.m42, transform.m43))
        vector.numbers.replaceSubrange(
            Index.perspective..<Index.count, with: [transform.m14, transform.m24, transform.m34, transform.m44])
        if CATransform3DIsAffine(transform) { takeApartInPlane(transform) } else { takeApart(transform) }
    }

    var transform: CATransform3D {
        let axes = Self.axes(turnedBy: row(Index.rotation))
        let (translation, scale, shear) = (row(Index.translation), row(Index.scale), row(Index.shear))
        let first = axes.0 * scale.x
        let second = axes.0 * shear.x + axes.1 * scale.y
        let third = axes.0 * shear.y + axes.1 * shear.z + axes.2 * scale.z
        let last = vector.numbers[Index.perspective..<Index.count].map { CGFloat($0) }
        return CATransform3D(
            m11: first.x, m12: first.y, m13: first.z, m14: last[0],
            m21: second.x, m22: second.y, m23: second.z, m24: last[1],
            m31: third.x, m32: third.y, m33: third.z, m34: last[2],
            m41: translation.x, m42: translation.y, m43: translation.z, m44: last[3])
    }

    /// Returns the difference that, added to `new`, gives `old`, with the shorter rotation.
    static func difference(from old: AnimationVector, to new: AnimationVector) -> AnimationVector {
        var delta = TransformParts(old - new)
        let turn = TransformParts(old).row(Index.rotation)
        // The same rotation in the opposite direction about the same axis.
        if let axis = turn.normalized ?? TransformParts(new).row(Index.rotation).normalized {
            let way = delta.row(Index.rotation)
            let others = [way - axis * (2 * .pi), way + axis * (2 * .pi)]
            delta.set(Index.rotation, others.reduce(way) { $1.length < $0.length - 1e-9 ? $1 : $0 })
        }
        return delta.vector
    }

    // MARK: - Decomposition

    private mutating func takeApartInPlane(_ transform: CATransform3D) {
        let scaleX = hypot(transform.m11, transform.m12)
        let rotation = scaleX == 0 ? 0 : atan2(transform.m12, transform.m11)
        let (cosine, sine) = (cos(rotation), sin(rotation))
        let sheared = transform.m21 * cosine + transform.m22 * sine
        let scaleY = transform.m22 * cosine - transform.m21 * sine
        set(Index.scale, Row(scaleX, scaleY, 1))
        set(Index.shear, Row(sheared, 0, 0))
        set(Index.rotation, Row(0, 0, rotation))
    }

    /// Decomposes a transform with the Gram–Schmidt process. A reflection becomes a negative vertical scale.
    private mutating func takeApart(_ transform: CATransform3D) {
        let rows = (
            Row(transform.m11, transform.m12, transform.m13), Row(transform.m21, transform.m22, transform.m23),
            Row(transform.m31, transform.m32, transform.m33)
        )
        let first = rows.0.normalized ?? Row(1, 0, 0)
        let shearOfSecond = rows.1.dot(first)
        let rest = rows.1 - first * shearOfSecond
        var second = rest.normalized ?? rows.2.cross(first).normalized ?? Row(0, 1, 0)
        var scaleY = rest.length
        if first.cross(second).dot(rows.2) < 0 {
            second = second * -1
            scaleY = -scaleY
        }
        let third = first.cross(second)
        set(Index.scale, Row(rows.0.length, scaleY, rows.2.dot(third)))
        set(Index.shear, Row(shearOfSecond, rows.2.dot(first), rows.2.dot(second)))
        set(Index.rotation, Self.turn(to: (first, second, third)))
    }

    // MARK: - Rotation

    private static func axes(turnedBy turn: Row) -> (Row, Row, Row) {
        func turned(_ row: Row) -> Row {
            guard let axis = turn.normalized else { return row }
            let (cosine, sine) = (cos(turn.length), sin(turn.length))
            return row * cosine + axis.cross(row) * sine + axis * (axis.dot(row) * (1 - cosine))
        }
        return (turned(Row(1, 0, 0)), turned(Row(0, 1, 0)), turned(Row(0, 0, 1)))
    }

    private static func turn(to axes: (Row, Row, Row)) -> Row {
        let twiceSine = Row(axes.1.z - axes.2.y, axes.2.x - axes.0.z, axes.0.y - axes.1.x)
        let angle = atan2(twiceSine.length, axes.0.x + axes.1.y + axes.2.z - 1)
        if let axis = twiceSine.normalized, angle < .pi - 1e-6 { return axis * angle }
        guard angle > 1 else { return Row(0, 0, 0) }
        // For half a turn, the axis is the direction that doesn't change.
        let candidates = [axes.0 + Row(1, 0, 0), axes.1 + Row(0, 1, 0), axes.2 + Row(0, 0, 1)]
        let longest = candidates.reduce(Row(0, 0, 0)) { $1.length > $0.length ? $1 : $0 }
        return (longest.normalized ?? Row(0, 0, 1)) * .pi
    }

    // MARK: - Rows

    private func row(_ index: Int) -> Row {
        Row(vector.numbers[index], vector.numbers[index + 1], vector.numbers[index + 2])
    }

    private mutating func set(_ index: Int, _ row: Row) {
        vector.numbers.replaceSubrange(index..<index + 3, with: [row.x, row.y, row.z])
    }

    private struct Row {
        let x: CGFloat, y: CGFloat, z: CGFloat

        init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { (self.x, self.y, self.z) = (x, y, z) }

        var length: CGFloat { (x * x + y * y + z * z).squareRoot() }
        /// The vector with length 1; `nil` for a zero vector.
        var normalized: Row? { length > 1e-12 ? self * (1 / length) : nil }

        func dot(_ other: Row) -> CGFloat { x * other.x + y * other.y + z * other.z }
        func cross(_ other: Row) -> Row {
            Row(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
        }

        static func + (lhs: Row, rhs: Row) -> Row { Row(lhs.x + rhs.x, lhs.y + rhs.y, lhs.z + rhs.z) }
        static func - (lhs: Row, rhs: Row) -> Row { lhs + rhs * -1 }
        static func * (row: Row, factor: CGFloat) -> Row { Row(row.x * factor, row.y * factor, row.z * factor) }
    }
}
