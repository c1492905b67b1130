/// The shares of a superview's growth that a view's origin and length receive on one axis, per point of growth.
///
/// The flexible parts among near margin, length and far margin share the growth in proportion to their size, or equally
/// if all of them are zero, as documented for `UIView.autoresizingMask`.
struct AutoresizingShares: Equatable {
    var origin = 0.0
    var length = 0.0

    init(origin: Double, length: Double, outerLength: Double, flexible: (near: Bool, length: Bool, far: Bool)) {
        let parts = [
            flexible.near ? max(0, origin) : nil,
            flexible.length ? max(0, length) : nil,
            flexible.far ? max(0, outerLength - origin - length) : nil,
        ]
        let count = parts.count { $0 != nil }
        guard count > 0 else { return }
        let sum = parts.reduce(0) { $0 + ($1 ?? 0) }
        let share = { (part: Double?) -> Double in
            guard let part else { return 0 }
            return sum > 0 ? part / sum : 1 / Double(count)
        }
        self.origin = share(parts[0])
        self.length = share(parts[1])
    }

    init(of frame: CGRect, in outer: CGSize, mask: UIView.AutoresizingMask, axis: NSLayoutConstraint.Axis) {
        switch axis {
        case .horizontal:
            self.init(
                origin: frame.minX, length: frame.width, outerLength: outer.width,
                flexible: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                ))
        case .vertical:
            self.init(
                origin: frame.minY, length: frame.height, outerLength: outer.height,
                flexible: (
                    mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                    mask.contains(.flexibleBottomMargin)
                ))
        }
    }
}
