/// An animation through several values, or along a path.
///
/// https://developer.apple.com/documentation/quartzcore/cakeyframeanimation
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// For a property that is a point, in place of values: each point that a line or curve leads to is a keyframe.
    open var path: CGPath?
    /// When the values are reached, as parts of the duration: the first 0, the last 1. In discrete mode a value stands from
    /// its time on, and one time more, 1, ends the list. Without key times the values are evenly spread.
    open var keyTimes: [NSNumber]?
    /// The paces between keyframes, one less than values.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How the layer turns as it follows a path.
    open var rotationMode: CAAnimationRotationMode?

    // Of cubic modes, for each keyframe from −1 to 1; 0 if they aren't given.
    /// Above 0 the curve is tighter at the keyframe, below it rounder.
    open var tensionValues: [NSNumber]?
    /// Other than 0, there is a corner at the keyframe.
    open var continuityValues: [NSNumber]?
    /// Above 0 the curve bends after the keyframe, below it before.
    open var biasValues: [NSNumber]?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? CAKeyframeAnimation {
            copy.values = values
            copy.path = path?.copy()
            copy.keyTimes = keyTimes
            copy.timingFunctions = timingFunctions
            copy.calculationMode = calculationMode
            copy.rotationMode = rotationMode
            copy.tensionValues = tensionValues
            copy.continuityValues = continuityValues
            copy.biasValues = biasValues
        }
        return copy
    }

    // MARK: - Values

    override func value(at progress: Double, along path: LayerKeyPath, below: AnimationVector) -> AnimationVector? {
        track(along: path).value(at: progress)
    }

    override func apply(to seen: inout SeenValues, at moment: MediaTiming.Moment) {
        super.apply(to: &seen, at: moment)
        guard let rotationMode, path != nil, let keyPath, let path = LayerKeyPath(keyPath, of: seen.layer),
            let turn = LayerKeyPath("transform.rotation.z", of: seen.layer),
            let direction = track(along: path).direction(at: progress(at: moment)),
            direction.numbers.contains(where: { $0 != 0 })
        else { return }
        var angle = atan2(direction.numbers[1], direction.numbers[0])
        if rotationMode == .rotateAutoReverse { angle += .pi }
        let below = turn.part(of: seen[turn])
        seen[turn] = turn.replacingPart(of: seen[turn], by: AnimationVector([below.numbers[0] + angle]))
    }

    private func track(along path: LayerKeyPath) -> KeyframeTrack {
        let times = keyTimes?.map(\.doubleValue)
        let paces = timingFunctions?.map(\.bezier) ?? []
        if let way = self.path, path.isPoint {
            return KeyframeTrack(path: way, times: times, paces: paces, mode: calculationMode)
        }
        var vectors: [AnimationVector] = []
        for vector in (values ?? []).compactMap({ path.unbox($0) }) {
            vectors.append(vectors.last.map { path.nearest(vector, to: $0) } ?? vector)
        }
        let bends = KeyframeTrack.Bends(
            tension: tensionValues?.map(\.doubleValue) ?? [], continuity: continuityValues?.map(\.doubleValue) ?? [],
            bias: biasValues?.map(\.doubleValue) ?? [])
        return KeyframeTrack(values: vectors, times: times, paces: paces, mode: calculationMode, bends: bends)
    }
}
