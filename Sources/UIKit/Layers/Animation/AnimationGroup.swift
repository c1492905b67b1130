/// What one animation block, or one property animator, has set in motion.
///
/// It is used on the main actor only, as layers are that views own; nothing says so since layers belong to no actor.
final class AnimationGroup {
    struct Member {
        let layer: CALayer
        let key: String
    }

    let timeline: AnimationTimeline
    let options: Options
    private(set) var members: [Member] = []
    /// Called once, when the last animation has ended: at the end, at the start, or (nil) by being taken away.
    var completions: [@MainActor (UIViewAnimatingPosition?) -> Void] = []
    /// Keeps its animator alive while it is active.
    var owner: AnyObject?
    /// Those of blocks inside this one's, whose end it waits for.
    var innerGroups: [AnimationGroup] = []
    /// Whether an animation of the group was replaced or discarded before its end.
    private(set) var lostMembers = false

    struct Options {
        /// Whether views that it moves take touches meanwhile.
        var allowsUserInteraction = false
        /// Whether they take them where they are seen rather than where they will be.
        var hitTestsPresentation = false
        /// Whether it takes over from what is seen instead of adding to it.
        var beginsFromCurrentState = false
    }

    init(timeline: AnimationTimeline, options: Options) {
        self.timeline = timeline
        self.options = options
    }

    func add(_ animation: LayerAnimation, to layer: CALayer) {
        layer.animations.append(animation)
        members.append(Member(layer: layer, key: animation.path.key))
    }

    /// The views whose layers it moves.
    @MainActor var changedViews: Set<UIView> { Set(members.compactMap { $0.layer.delegate as? UIView }) }

    /// Takes the group's animations off their layers; `settle` says what becomes of the model values.
    func removeAnimations(settling: (LayerAnimation, CALayer) -> Void = { _, _ in }) {
        for member in members {
            for animation in member.layer.animations where animation.group === self {
                settling(animation, member.layer)
            }
            member.layer.animations.removeAll { $0.group === self }
        }
        members = []
        RunCycle.setNeedsCommit()
    }

    /// Forgets the animations of `layer` that are no longer on it.
    func forget(_ layer: CALayer, _ key: String? = nil) {
        let count = members.count
        members.removeAll { $0.layer === layer && (key == nil || $0.key == key) }
        if members.count != count { lostMembers = true }
    }
}
