/// The action of a change inside an animation block. It stores the old value and animates from it.
final class BlockAction: CAAction {
    private let group: AnimationGroup
    private let path: LayerKeyPath
    private let start: Double
    private let model: AnimationVector
    private let seen: AnimationVector

    /// Creates the action before the change.
    init(of layer: CALayer, path: LayerKeyPath, from start: Double, in group: AnimationGroup) {
        self.group = group
        self.path = path
        self.start = start
        model = path.property.read(layer.model)
        seen = path.property.read(layer.presented(at: FrameClock.now))
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        let property = path.property
        let old = group.options.beginsFromCurrentState ? seen : model
        if group.options.beginsFromCurrentState || !property.addsUp {
            layer.removeAnimations { $0.key == path.key || ($0 as? BlockAnimation)?.path.key == path.key }
        }
        let new = property.read(layer.model)
        let value = property.addsUp ? property.difference(from: old, to: new) : old
        group.add(BlockAnimation(from: value, path: path, layer: layer, at: start, in: group))
    }
}
