/// An animation through several values, or along a path.
///
/// https://developer.apple.com/documentation/quartzcore/cakeyframeanimation
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// The path of a point property, used instead of `values`: each end point of a line or curve is a keyframe.
    open var path: CGPath?
    /// The times of the keyframes, as fractions of the duration, from 0 to 1. In discrete mode, a value applies from
    /// its time on, and the list has one more time, 1, at the end. Without key times, the keyframes are evenly spaced.
    open var keyTimes: [NSNumber]?
    /// The timing functions between keyframes, one fewer than values.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The rotation of the layer along the path; `nil`, the default, doesn't rotate it.
    open var rotationMode: CAAnimationRotationMode?

    // Parameters of the cubic modes, one per keyframe from −1 to 1; 0 without a value.
    /// The tension at each keyframe: above 0, the curve is tighter; below 0, it is rounder.
    open var tensionValues: [NSNumber]?
    /// The continuity at each keyframe: the curve has a corner unless it is 0.
    open var continuityValues: [NSNumber]?
    /// The bias at each keyframe: above 0, the curve bends after the keyframe; below 0, before it.
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
