/// An animation from one value to another.
///
/// Specify one or two of `fromValue`, `toValue` and `byValue`. A missing value is the presentation value without the
/// animation.
/// https://developer.apple.com/documentation/quartzcore/cabasicanimation
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? CABasicAnimation {
            copy.fromValue = fromValue
            copy.toValue = toValue
            copy.byValue = byValue
        }
        return copy
    }

    // MARK: - Values

    override func value(at progress: Double, along path: LayerKeyPath, below: AnimationVector) -> AnimationVector? {
        let (from, to) = ends(along: path, below: below)
        return from.blended(with: path.nearest(to, to: from), at: progress)
    }

    private func ends(
        along path: LayerKeyPath, below: AnimationVector
    ) -> (from: AnimationVector, to: AnimationVector) {
        func vector(_ value: Any?) -> AnimationVector? { value.flatMap { path.unbox($0) } }
        switch (vector(fromValue), vector(toValue), vector(byValue)) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, path.sum(of: by, and: from))
        case (nil, let to?, let by?): return (path.difference(of: to, and: by), to)
        case (let from?, nil, nil): return (from, below)
        case (nil, let to?, nil): return (below, to)
        case (nil, nil, let by?): return (below, path.sum(of: by, and: below))
        case (nil, nil, nil): return (below, below)
        }
    }
}
