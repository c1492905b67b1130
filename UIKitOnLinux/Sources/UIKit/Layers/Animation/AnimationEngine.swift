internal import Readings

/// The engine of all animations: blocks and apps add animations to layers, commits start them, frames end them.
///
/// A layer's model value changes immediately; its presentation value is the model value modified by an ordered list of
/// animations. A view's animation is *additive*: it is the difference between the old and the new value, and decays to
/// zero. So an animation that interrupts another one doesn't depend on it; both fade out together, and the velocity
/// never jumps. Only values that can't be added (`LayerProperty.addsUp`), and blocks that begin from the current state,
/// replace earlier animations.
///
/// The life of an animation:
///
/// 1. A block (`UIView.animate`, or a property animator's) runs in an `AnimationGroup`. At each change, a layer asks
///    its view for an action; inside a block, the answer is a `BlockAction`, which stores the old value. A layer without
///    a view continues the search (`CALayer.action(forKey:)`) and finally creates an implicit animation, as configured
///    by `CATransaction`.
/// 2. After the change, the action adds a `LayerAnimation` to the layer: a `BlockAnimation`, which has a
///    `LayerKeyPath`, the difference as numbers (`AnimationVector`) and the group, whose `AnimationTimeline` and
///    `TimingCurve` it follows; or an `ExplicitAnimation` of a `CAAnimation`, whose time is `MediaTiming`.
/// 3. The next commit sets its begin time. All animations of one turn start together, after the layout and drawing of
///    that turn. A layer outside a window doesn't animate and has its final value immediately.
/// 4. Frames write no values: a presentation is computed from model, animations and the frame's time when the renderer,
///    a hit test or `presentation()` asks for it.
/// 5. Running animations are registered here and are informed of their end in the order in which they were added, and
///    their transactions after them. A paused or scrubbed group remains until it is resumed, reversed or stopped.
///
/// Springs follow the closed form of a damped oscillator (`SpringCurve`), curves a cubic Bézier (`CubicBezier`). Times
/// are those of the frame clock, converted to the layer's own time. Layers and transactions have no actor isolation, as
/// on Apple's platforms, but layers on the screen are used on the main actor only, and so is all state of this type.
package enum AnimationEngine {
    /// A running animation block: changes in it are added to its group.
    private struct Block {
        let group: AnimationGroup
        /// The part of the group's duration at which the changes begin.
        let start: Double
    }

    /// The running blocks, from the outermost to the innermost.
    nonisolated(unsafe) private static var blocks: [Block] = []
    nonisolated(unsafe) private static var running: [any RunningAnimation] = []
    /// Layers that were removed from the screen since the last commit, including those that were added again.
    nonisolated(unsafe) private static var departed: [CALayer] = []
    /// The number of commits so far.
    nonisolated(unsafe) private(set) static var turn = 1
    nonisolated(unsafe) static var isEnabled = true
    /// The number of frames since the last reset.
    @MainActor private static var frameCount = 0

    // MARK: - Blocks

    /// Runs `body`. Changes to views become part of `group`, unless animations are disabled.
    static func perform(in group: AnimationGroup, from start: Double = 0, _ body: () -> Void) {
        blocks.append(Block(group: group, start: start))
        body()
        blocks.removeLast()
    }

    /// The group to which a change would be added now.
    static var currentGroup: AnimationGroup? { blocks.last?.group }

    /// Returns the action of a view's layer.
    static func action(for layer: CALayer, key: String) -> any CAAction {
        guard isEnabled, let block = blocks.last, let path = LayerKeyPath(key, of: layer),
            path.property.animatesInBlocks
        else { return NSNull() }
        return BlockAction(of: layer, path: path, from: block.start, in: block.group)
    }

    // MARK: - Running

    /// Registers an animation, so that frames advance it until it is over.
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

    /// Called when a layer, and with it all its sublayers, was removed from its superlayer.
    static func layerDidLeave(_ layer: CALayer) {
        departed.append(layer)
    }

    /// Returns the groups that `body` starts.
    static func groups(startedBy body: () -> Void) -> [AnimationGroup] {
        let before = running
        body()
        return running.filter { group in !before.contains { $0 === group } }.compactMap { $0 as? AnimationGroup }
    }

    /// Ends a running group at its target.
    @MainActor
    static func bringToEnd(_ group: AnimationGroup) {
        guard isRegistered(group) else { return }
        end(group)
    }

    // MARK: - Frames

    /// Whether no animation would change the next frame.
    package static var isIdle: Bool { !running.contains(where: \.isMoving) }

    /// The number of running groups and animations, paused ones included.
    package static var groupCount: Int { running.count }

    /// Starts new animations, and removes those of layers that have left the screen.
    package static func commit(at time: TimeInterval) {
        CATransaction.commitImplicit()
        let left = departed
        departed = []
        for layer in left where !layer.isOnScreen { layer.discardAnimations() }
        for animation in running { animation.commit(at: time) }
        turn += 1
    }

    /// Informs animations that have started, ends those that are over, and calls their completions. A completion may
    /// stop or pause another animation, which then isn't over any more.
    @MainActor
    package static func finish(at time: TimeInterval) {
        frameCount += 1
        for animation in running where isRegistered(animation) {
            animation.tellStart(at: time)
            guard !Reading.completionsAreLate.isOn || frameCount % 3 == 0 else { continue }
            guard isRegistered(animation), animation.isOver(at: time) else { continue }
            end(animation)
        }
    }

    /// Ends an animation. Its transaction is informed after its own completion.
    @MainActor
    private static func end(_ animation: any RunningAnimation) {
        let scope = animation.scope
        animation.scope = nil
        unregister(animation)
        animation.end()
        scope?.leave()
        FrameClock.shared.wake()
    }

    @MainActor
    package static func reset() {
        for animation in running { animation.discard() }
        running = []
        departed = []
        isEnabled = true
        frameCount = 0
        CATransaction.reset()
    }

    // MARK: - Touches

    /// Whether a running animation disables touches in the layer's view.
    static func refusesHits(layer: CALayer) -> Bool { layer.animations.contains(where: \.refusesHits) }

    /// Whether hit tests use the presentation of the layer's view.
    static func hitTestsPresentation(layer: CALayer) -> Bool {
        !Reading.finalPositionsAreHit.isOn && layer.animations.contains(where: \.hitTestsPresentation)
    }
}
