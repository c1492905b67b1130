/// The action of a change inside an animation block: remembers what was, and animates from there.
final class BlockAction: CAAction {
    private let group: AnimationGroup
    private let property: AnimatedProperty
    private let model: AnimatedProperty.Components
    private let seen: AnimatedProperty.Components

    /// Made before the change.
    init(of layer: CALayer, property: AnimatedProperty, in group: AnimationGroup) {
        self.group = group
        self.property = property
        model = property.components(of: layer.model)
        seen = property.components(of: layer.presented(at: FrameClock.now))
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        let takesOver = group.options.beginsFromCurrentState || !property.isAdditive
        let old = group.options.beginsFromCurrentState ? seen : model
        if takesOver {
            for animation in layer.animations where animation.property == property {
                animation.group.forget(layer, property)
            }
            layer.animations.removeAll { $0.property == property }
        }
        let new = property.components(of: layer.model)
        let start = property.isAdditive ? property.difference(from: old, to: new) : old
        group.add(LayerAnimation(property: property, start: start, group: group), to: layer)
    }
}
