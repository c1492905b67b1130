/// An animation of one property, or of a component of one.
///
/// https://developer.apple.com/documentation/quartzcore/capropertyanimation
open class CAPropertyAnimation: CAAnimation {
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open var keyPath: String?
    /// A Boolean value that indicates whether the value is added to the underlying value instead of replacing it.
    /// Transforms are multiplied.
    open var isAdditive = false
    /// A Boolean value that indicates whether each repetition continues from the end of the previous one.
    open var isCumulative = false

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? CAPropertyAnimation {
            copy.keyPath = keyPath
            copy.isAdditive = isAdditive
            copy.isCumulative = isCumulative
        }
        return copy
    }

    // MARK: - Values

    override func apply(to seen: inout SeenValues, at moment: MediaTiming.Moment) {
        guard let keyPath, let path = LayerKeyPath(keyPath, of: seen.layer) else { return }
        let below = path.part(of: seen[path])
        let rest = isAdditive ? path.rest(like: below) : below
        guard var value = value(at: progress(at: moment), along: path, below: rest) else { return }
        if isCumulative, moment.run > 0, let end = self.value(at: 1, along: path, below: rest) {
            value = value + end * moment.run
        }
        seen[path] = path.replacingPart(
            of: seen[path], by: isAdditive ? path.sum(of: value, and: below) : value)
    }

    /// Returns the property's value, or `nil` to change nothing. `below` replaces a missing value.
    func value(at progress: Double, along path: LayerKeyPath, below: AnimationVector) -> AnimationVector? { nil }
}
