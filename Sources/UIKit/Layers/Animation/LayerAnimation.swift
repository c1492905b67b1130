/// One property of a layer on its way to its model value.
struct LayerAnimation {
    let path: LayerKeyPath
    /// What is added to the model at the start and fades to nothing; for what doesn't add up, where it comes from.
    let start: AnimationVector
    unowned let group: AnimationGroup

    private var addsUp: Bool { path.property.addsUp }

    /// What the property was before the change.
    func startValue(on layer: CALayer) -> AnimationVector {
        addsUp ? path.property.read(layer.model) + start : start
    }

    /// What the property is at `time`, other animations aside.
    func seenValue(on layer: CALayer, at time: TimeInterval) -> AnimationVector {
        applied(to: path.property.read(layer.model), at: time)
    }

    fileprivate func applied(to value: AnimationVector, at time: TimeInterval) -> AnimationVector {
        let progress = group.timeline.progress(at: time)
        guard addsUp else { return start.blended(with: value, at: progress) }
        var contribution = start * (1 - progress)
        if path.key == "position" {
            contribution.numbers[1] = start.numbers[1] * (1 - group.timeline.verticalProgress(at: time))
        }
        return value + contribution
    }
}

extension CALayer {
    /// The values that are seen at `time`: the model, and what running animations make of it.
    package func presented(at time: TimeInterval) -> LayerValues {
        guard !animations.isEmpty else { return model }
        // Added up before anything is put into its limits: parts of a sum may lie beyond them.
        var seen: [String: (property: LayerProperty, vector: AnimationVector)] = [:]
        for animation in animations {
            let path = animation.path
            let below = seen[path.key]?.vector ?? path.property.read(model)
            seen[path.key] = (path.property, animation.applied(to: below, at: time))
        }
        var values = model
        for (property, vector) in seen.values { property.write(vector, &values) }
        return values
    }
}
