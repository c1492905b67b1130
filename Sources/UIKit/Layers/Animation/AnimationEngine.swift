/// Everything that moves: blocks put animations on layers, commits start them, frames end them.
///
/// A layer has its model value at once; what is seen is the model value and what animations add to it. So an animation
/// of a view is *additive*: it stands for the difference between where the value was and where it is now, and dies away
/// to nothing. One that interrupts another needs to know nothing of it, both fade out together, and the speed never
/// jumps. Only what can't be added up (`LayerProperty.addsUp`), and a block that begins from the current state, takes
/// over from what was under way.
///
/// The life of an animation:
///
/// 1. A block (`UIView.animate`, or a property animator's) runs in an `AnimationGroup`. A view's layer asks its view
///    for an action at each change; inside a block the answer is a `BlockAction`, which remembers what the value was.
/// 2. The change done, the action puts a `LayerAnimation` from there to the new value on the layer: a `LayerKeyPath`,
///    the difference as numbers (`AnimationVector`), and the group, whose `AnimationTimeline` and `TimingCurve` it
///    follows.
/// 3. The next commit gives the group its begin time: animations of one turn start together, as late as the layout and
///    drawing that come with them. A layer in no window has no animation; it is there at once.
/// 4. At each frame nothing is written: a presentation is computed from model, animations and the frame's time when the
///    renderer, a hit test or `presentation()` asks.
/// 5. A group that has arrived is taken off and tells its completion. A paused or scrubbed one stays until it is told
///    to go on, to turn round, or to stop where it is.
///
/// Springs follow the closed form of a damped oscillator (`SpringCurve`), curves a cubic Bézier (`CubicBezier`).
@MainActor
package enum AnimationEngine {
    /// The groups of the blocks that are running their bodies, the innermost last.
    private static var blocks: [AnimationGroup] = []
    private static var groups: [AnimationGroup] = []
    static var isEnabled = true

    // MARK: - Blocks

    /// Runs `body`; what it changes of views joins `group`, unless animation is off.
    static func perform(in group: AnimationGroup, _ body: () -> Void) {
        blocks.append(group)
        body()
        blocks.removeLast()
    }

    /// The group that a change now would join.
    static var currentGroup: AnimationGroup? { blocks.last }

    /// What a view answers for its layer.
    static func action(for layer: CALayer, key: String) -> (any CAAction)? {
        guard isEnabled, let group = currentGroup, let path = LayerKeyPath(key, of: layer),
            path.property.animatesInBlocks
        else { return NSNull() }
        return BlockAction(of: layer, path: path, in: group)
    }

    /// From now on frames move the group, until it has arrived or is removed.
    static func register(_ group: AnimationGroup) {
        if !groups.contains(where: { $0 === group }) { groups.append(group) }
        RunCycle.setNeedsCommit()
    }

    static func unregister(_ group: AnimationGroup) {
        groups.removeAll { $0 === group }
    }

    /// The groups that `body` sets in motion.
    static func groups(startedBy body: () -> Void) -> [AnimationGroup] {
        let before = groups
        body()
        return groups.filter { group in !before.contains { $0 === group } }
    }

    /// Ends a group that is under way now, where it runs to.
    static func bringToEnd(_ group: AnimationGroup) {
        guard isRegistered(group) else { return }
        unregister(group)
        end(group)
    }

    // MARK: - Frames

    /// Whether no frame would move anything.
    package static var isIdle: Bool { !groups.contains { $0.timeline.rate != 0 } }

    /// Groups that have not come to their end, paused ones included.
    package static var groupCount: Int { groups.count }

    /// Starts what is new. What is in no window doesn't animate: it is there at once.
    package static func commit(at time: TimeInterval) {
        for group in groups {
            for member in group.members where !member.layer.isOnScreen { discardAnimations(of: member.layer) }
            group.timeline.start(at: time)
        }
    }

    /// Ends what has arrived, and tells. What one completion stops or pauses isn't over any more.
    package static func finish(at time: TimeInterval) {
        for group in groups where isRegistered(group) && isOver(group, at: time) {
            unregister(group)
            end(group)
        }
    }

    private static func isRegistered(_ group: AnimationGroup) -> Bool {
        groups.contains { $0 === group }
    }

    private static func isOver(_ group: AnimationGroup, at time: TimeInterval) -> Bool {
        guard !group.innerGroups.contains(where: isRegistered) else { return false }
        return group.timeline.isOver(at: time) || group.members.isEmpty && group.timeline.rate != 0
    }

    private static func end(_ group: AnimationGroup) {
        let forwards = group.timeline.rate >= 0
        let wasLost = group.members.isEmpty && group.lostMembers
        group.removeAnimations { animation, layer in
            guard !forwards else { return }
            animation.path.property.settle(layer, at: animation.startValue(on: layer))
        }
        let completions = group.completions
        group.completions = []
        for completion in completions { completion(wasLost ? nil : forwards ? .end : .start) }
        group.owner = nil
    }

    /// A layer that leaves the screen keeps no animations, nor do those below it.
    static func discardAnimations(of layer: CALayer) {
        for animation in layer.animations { animation.group.forget(layer) }
        layer.animations = []
    }

    package static func reset() {
        for group in groups {
            group.removeAnimations()
            group.owner = nil
        }
        groups = []
        isEnabled = true
    }

    // MARK: - Touches

    /// Whether a running animation keeps touches from the layer's view.
    static func refusesHits(layer: CALayer) -> Bool {
        layer.animations.contains { !$0.group.options.allowsUserInteraction }
    }

    /// Whether the layer's view is touched where it is seen.
    static func hitTestsPresentation(layer: CALayer) -> Bool {
        layer.animations.contains { $0.group.options.hitTestsPresentation }
    }
}
