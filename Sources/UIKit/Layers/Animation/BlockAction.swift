/// The action of a change inside an animation block: remembers what was, and animates from there.
final class BlockAction: CAAction {
    private let group: AnimationGroup
    private let path: LayerKeyPath
    private let model: AnimationVector
    private let seen: AnimationVector

    /// Made before the change.
    init(of layer: CALayer, path: LayerKeyPath, in group: AnimationGroup) {
        self.group = group
        self.path = path
        model = path.property.read(layer.model)
        seen = path.property.read(layer.presented(at: FrameClock.now))
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        let property = path.property
        let takesOver = group.options.beginsFromCurrentState || !property.addsUp
        let old = group.options.beginsFromCurrentState ? seen : model
        if takesOver {
            for animation in layer.animations where animation.path.key == path.key {
                animation.group.forget(layer, path.key)
            }
            layer.animations.removeAll { $0.path.key == path.key }
        }
        let new = property.read(layer.model)
        let start = property.addsUp ? property.difference(from: old, to: new) : old
        group.add(LayerAnimation(path: path, start: start, group: group), to: layer)
    }
}
