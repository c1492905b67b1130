/// Everything that moves: blocks and apps put animations on layers, commits start them, frames end them.
///
/// A layer has its model value at once; what is seen is the model value and what an ordered list of animations makes of
/// it. An animation of a view is *additive*: it stands for the difference between where the value was and where it is
/// now, and dies away to nothing. One that interrupts another needs to know nothing of it, both fade out together, and
/// the speed never jumps. Only what can't be added up (`LayerProperty.addsUp`), and a block that begins from the current
/// state, takes over from what was under way.
///
/// The life of an animation:
///
/// 1. A block (`UIView.animate`, or a property animator's) runs in an `AnimationGroup`. A layer asks its view for an
///    action at each change; inside a block the answer is a `BlockAction`, which remembers what the value was. A layer
///    without a view asks on (`CALayer.action(forKey:)`) and at last animates by itself, as `CATransaction` says.
/// 2. The change done, the action puts a `LayerAnimation` on the layer: a `BlockAnimation`, which knows a `LayerKeyPath`,
///    the difference as numbers (`AnimationVector`) and the group, whose `AnimationTimeline` and `TimingCurve` it
///    follows; or an `ExplicitAnimation` of a `CAAnimation`, whose time is `MediaTiming`.
/// 3. The next commit gives it its begin time: animations of one turn start together, as late as the layout and drawing
///    that come with them. A layer in no window has no animation; it is there at once.
/// 4. At each frame nothing is written: a presentation is computed from model, animations and the frame's time when the
///    renderer, a hit test or `presentation()` asks.
/// 5. Whatever runs is registered here, and is told of its end in the order in which it was added; then its transaction
///    is. A paused or scrubbed group stays until it is told to go on, to turn round, or to stop where it is.
///
/// Springs follow the closed form of a damped oscillator (`SpringCurve`), curves a cubic Bézier (`CubicBezier`). Time is
/// the frame clock's, seen through the layer's own. Layers and transactions belong to no actor, as on Apple's platforms,
/// but what is on the screen is used on the main actor alone, and so is all state in here.
package enum AnimationEngine {
    /// A block whose body is running: what changes in it joins its group, or its keyframes.
    private struct Block {
        let group: AnimationGroup
        let keyframes: KeyframeRecorder?
        /// The part of the group's duration at which the changes begin.
        let start: Double
    }

    /// The innermost last.
    nonisolated(unsafe) private static var blocks: [Block] = []
    nonisolated(unsafe) private static var running: [any RunningAnimation] = []
    /// Layers that left the screen since the last commit, unless they came back.
    nonisolated(unsafe) private static var departed: [CALayer] = []
    /// How many commits there were.
    nonisolated(unsafe) private(set) static var turn = 1
    nonisolated(unsafe) static var isEnabled = true

    // MARK: - Blocks

    /// Runs `body`; what it changes of views joins `group`, or `keyframes` if there are some, unless animation is off.
    static func perform(
        in group: AnimationGroup, from start: Double = 0, keyframes: KeyframeRecorder? = nil, _ body: () -> Void
    ) {
        blocks.append(Block(group: group, keyframes: keyframes, start: start))
        body()
        blocks.removeLast()
    }

    /// The group that a change now would join.
    static var currentGroup: AnimationGroup? { blocks.last?.group }
    static var currentKeyframes: KeyframeRecorder? { blocks.last?.keyframes }

    /// What a view answers for its layer.
    static func action(for layer: CALayer, key: String) -> any CAAction {
        guard isEnabled, let block = blocks.last, let path = LayerKeyPath(key, of: layer),
            path.property.animatesInBlocks
        else { return NSNull() }
        return block.keyframes?.action(of: layer, path: path)
            ?? BlockAction(of: layer, path: path, from: block.start, in: block.group)
    }

    // MARK: - Running

    /// From now on frames move the animation, until it is over.
    static func register(_ animation: any RunningAnimation) {
        guard !isRegistered(animation) else { return RunCycle.setNeedsCommit() }
        animation.scope = CATransaction.scope
        animation.scope?.enter()
        running.append(animation)
        RunCycle.setNeedsCommit()
    }

    static func unregister(_ animation: any RunningAnimation) {
        guard isRegistered(animation) else { return }
        running.removeAll { $0 === animation }
        animation.scope?.leave()
        animation.scope = nil
    }

    static func isRegistered(_ animation: any RunningAnimation) -> Bool {
        running.contains { $0 === animation }
    }

    /// A layer and all below it have left their superlayer.
    static func layerDidLeave(_ layer: CALayer) {
        departed.append(layer)
    }

    /// The groups that `body` sets in motion.
    static func groups(startedBy body: () -> Void) -> [AnimationGroup] {
        let before = running
        body()
        return running.filter { group in !before.contains { $0 === group } }.compactMap { $0 as? AnimationGroup }
    }

    /// Ends a group that is under way now, where it runs to.
    @MainActor
    static func bringToEnd(_ group: AnimationGroup) {
        guard isRegistered(group) else { return }
        end(group)
    }

    // MARK: - Frames

    /// Whether no frame would move anything.
    package static var isIdle: Bool { !running.contains(where: \.isMoving) }

    /// Groups and animations that have not come to their end, paused ones included.
    package static var groupCount: Int { running.count }

    /// Starts what is new, and takes the animations off what has left the screen.
    package static func commit(at time: TimeInterval) {
        CATransaction.commitImplicit()
        let left = departed
        departed = []
        for layer in left where !layer.isOnScreen { layer.discardAnimations() }
        for animation in running { animation.commit(at: time) }
        turn += 1
    }

    /// Tells what has begun, ends what has arrived, and tells. What one completion stops or pauses isn't over any more.
    @MainActor
    package static func finish(at time: TimeInterval) {
        for animation in running where isRegistered(animation) {
            animation.tellStart(at: time)
            guard isRegistered(animation), animation.isOver(at: time) else { continue }
            end(animation)
        }
    }

    /// Transactions hear of the end after the animation's own completion.
    @MainActor
    private static func end(_ animation: any RunningAnimation) {
        let scope = animation.scope
        animation.scope = nil
        unregister(animation)
        animation.end()
        scope?.leave()
    }

    package static func reset() {
        for animation in running { animation.discard() }
        running = []
        departed = []
        isEnabled = true
        CATransaction.reset()
    }

    // MARK: - Touches

    /// Whether a running animation keeps touches from the layer's view.
    static func refusesHits(layer: CALayer) -> Bool { layer.animations.contains(where: \.refusesHits) }

    /// Whether the layer's view is touched where it is seen.
    static func hitTestsPresentation(layer: CALayer) -> Bool {
        layer.animations.contains(where: \.hitTestsPresentation)
    }
}
