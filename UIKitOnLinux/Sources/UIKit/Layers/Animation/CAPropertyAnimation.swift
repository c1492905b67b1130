/// An animation of one property, or of a part of one.
///
/// https://developer.apple.com/documentation/quartzcore/capropertyanimation
open class CAPropertyAnimation: CAAnimation {
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    open var keyPath: String?
    /// Whether its value is added to what is beneath it, rather than taking its place; transforms are multiplied.
    open var isAdditive = false
    /// Whether each repetition goes on from where the one before it ended.
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

    /// The property's value; `below` is what stands in for a value that isn't given. nil changes nothing.
    func value(at progress: Double, along path: LayerKeyPath, below: AnimationVector) -> AnimationVector? { nil }
}
