/// One property of a layer on its way to its model value.
struct LayerAnimation {
    let property: AnimatedProperty
    /// What is added to the model at the start and fades to nothing; for a colour, where it comes from.
    let start: AnimatedProperty.Components
    unowned let group: AnimationGroup

    /// What is added to the model at `time`.
    func contribution(at time: TimeInterval) -> AnimatedProperty.Components {
        let remaining = 1 - group.timeline.progress(at: time)
        var result = start * remaining
        if property == .position { result[1] = start[1] * (1 - group.timeline.verticalProgress(at: time)) }
        return result
    }

    /// What the property was before the change.
    func startValue(on layer: CALayer) -> AnimatedProperty.Components {
        property.isAdditive ? property.components(of: layer.model) + start : start
    }

    /// What the property is at `time`, other animations aside.
    func seenValue(on layer: CALayer, at time: TimeInterval) -> AnimatedProperty.Components {
        applied(to: property.components(of: layer.model), at: time)
    }
}

extension CALayer {
    /// The values that are seen at `time`: the model, and what running animations add to it.
    package func presented(at time: TimeInterval) -> LayerValues {
        guard !animations.isEmpty else { return model }
        // Added up before anything is put into its limits: parts of a sum may lie beyond them.
        var seen: [AnimatedProperty: AnimatedProperty.Components] = [:]
        for animation in animations {
            let below = seen[animation.property] ?? animation.property.components(of: model)
            seen[animation.property] = animation.applied(to: below, at: time)
        }
        var values = model
        for (property, components) in seen { property.set(components, in: &values) }
        return values
    }
}

extension LayerAnimation {
    fileprivate func applied(
        to value: AnimatedProperty.Components, at time: TimeInterval
    ) -> AnimatedProperty.Components {
        if property.isAdditive { return value + contribution(at: time) }
        return start + (value - start) * group.timeline.progress(at: time)
    }
}
