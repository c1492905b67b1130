/// A recorder of the changes in the keyframes of a block, from which it creates an animation of each property.
final class KeyframeRecorder {
    private struct Frame {
        var start = 0.0
        var end = 1.0
        var value: AnimationVector
    }

    private struct Record {
        let layer: CALayer
        let path: LayerKeyPath
        let original: AnimationVector
        var frames: [Frame] = []
    }

    private let beginsFromCurrentState: Bool
    private var records: [Record] = []
    /// The current keyframe. Changes outside keyframes take the whole duration.
    private var span = (start: 0.0, end: 1.0)

    init(beginsFromCurrentState: Bool) {
        self.beginsFromCurrentState = beginsFromCurrentState
    }

    /// Runs `body`, whose changes begin and end at these fractions of the duration.
    func keyframe(from start: Double, lasting duration: Double, _ body: () -> Void) {
        let outer = span
        let start = start.isFinite ? min(1, max(0, start)) : 0
        span = (start, min(1, start + (duration.isFinite ? max(0, duration) : 0)))
        body()
        span = outer
    }

    // MARK: - Changes

    /// Creates the action of a change, before the change.
    func action(of layer: CALayer, path: LayerKeyPath) -> any CAAction {
        let values = beginsFromCurrentState ? layer.presented(at: FrameClock.now) : layer.model
        return KeyframeAction(recorder: self, path: path, old: path.property.read(values))
    }

    private final class KeyframeAction: CAAction {
        private let recorder: KeyframeRecorder
        private let path: LayerKeyPath
        private let old: AnimationVector

        init(recorder: KeyframeRecorder, path: LayerKeyPath, old: AnimationVector) {
            self.recorder = recorder
            self.path = path
            self.old = old
        }

        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            guard let layer = anObject as? CALayer else { return }
            recorder.record(path, of: layer, from: old)
        }
    }

    private func record(_ path: LayerKeyPath, of layer: CALayer, from old: AnimationVector) {
        let frame = Frame(start: span.start, end: span.end, value: path.property.read(layer.model))
        if let index = records.firstIndex(where: { $0.layer === layer && $0.path.key == path.key }) {
            records[index].frames.append(frame)
        } else {
            records.append(Record(layer: layer, path: path, original: old, frames: [frame]))
        }
    }

    // MARK: - Animations

    /// Starts animations of the recorded changes.
    func animate(in group: AnimationGroup, _ mode: CAAnimationCalculationMode) {
        for record in records {
            let (layer, path) = (record.layer, record.path)
            if group.options.beginsFromCurrentState || !path.property.addsUp {
                layer.removeAnimations { $0.key == path.key || ($0 as? BlockAnimation)?.path.key == path.key }
            }
            let way = BlockAnimation.Way.through(track(of: record, mode))
            group.add(BlockAnimation(way, path: path, layer: layer, in: group))
        }
    }

    private func track(of record: Record, _ mode: CAAnimationCalculationMode) -> KeyframeTrack {
        let path = record.path
        var (times, values) = ([0.0], [record.original])
        func append(_ time: Double, _ value: AnimationVector) {
            values.append(values.last.map { path.nearest(value, to: $0) } ?? value)
            times.append(max(time, times.last ?? 0))
        }
        // Sorted by time; of keyframes that end at the same time, the one that was added last applies.
        let frames = record.frames.enumerated().sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }
        for frame in frames.map(\.element) {
            if let last = values.last, let time = times.last, frame.start > time { append(frame.start, last) }
            append(frame.end, frame.value)
        }
        if let last = values.last, let time = times.last, time < 1 { append(1, last) }
        if path.property.addsUp {
            let model = path.property.read(record.layer.model)
            let final = values.last.map { path.nearest(model, to: $0) } ?? model
            values = values.map { $0 - final }
        }
        return KeyframeTrack(values: values, times: times, mode: mode)
    }
}
