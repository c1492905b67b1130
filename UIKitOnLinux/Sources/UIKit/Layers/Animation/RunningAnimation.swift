/// An animation that frames advance until it ends: the group of an animation block, or an animation that was added to a
/// layer.
protocol RunningAnimation: AnyObject {
    /// Whether the animation needs frames.
    var isMoving: Bool { get }
    /// The transactions that wait for its end.
    var scope: TransactionScope? { get set }

    /// Starts a new animation. Called by each commit. Layers outside a window don't animate.
    func commit(at time: TimeInterval)
    /// Informs the delegate of the start. Called by the frame after the commit.
    @MainActor func tellStart(at time: TimeInterval)
    func isOver(at time: TimeInterval) -> Bool
    /// Removes the animation from its layers and calls its completions.
    @MainActor func end()
    /// Removes the animation from its layers without calling its completions.
    func discard()
}
