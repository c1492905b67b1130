// Points are row vectors: in a product of two transforms, the first is applied first.

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
}

/// Returns a rotation by `angle` radians about the vector (x, y, z); the identity for a zero vector.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let rest = 1 - c
    return CATransform3D(
        m11: c + x * x * rest, m12: x * y * rest + z * s, m13: x * z * rest - y * s, m14: 0,
        m21: x * y * rest - z * s, m22: c + y * y * rest, m23: y * z * rest + x * s, m24: 0,
        m31: x * z * rest + y * s, m32: y * z * rest - x * s, m33: c + z * z * rest, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns a transform that translates and then applies `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that scales and then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that rotates and then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns a transform that applies `a` and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    return CATransform3D(
        rows: left.map { row in
            (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] } }
        })
}

/// Returns the inverse of `t`, or `t` if it isn't invertible.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss–Jordan elimination with the largest pivot.
    var rows = t.rows
    var inverse = CATransform3DIdentity.rows
    for column in 0..<4 {
        let pivot = (column..<4).reduce(column) { abs(rows[$1][column]) > abs(rows[$0][column]) ? $1 : $0 }
        guard rows[pivot][column] != 0 else { return t }
        rows.swapAt(pivot, column)
        inverse.swapAt(pivot, column)
        let factor = 1 / rows[column][column]
        rows[column] = rows[column].map { $0 * factor }
        inverse[column] = inverse[column].map { $0 * factor }
        for row in 0..<4 where row != column {
            let share = rows[row][column]
            for index in 0..<4 {
                rows[row][index] -= share * rows[column][index]
                inverse[row][index] -= share * inverse[column][index]
            }
        }
    }
    return CATransform3D(rows: inverse)
}

extension CATransform3D {
    fileprivate var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    fileprivate init(rows: [[CGFloat]]) {
        self.init(
            m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
            m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
            m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
            m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
    }
}
