/// Something that frames move on until it ends: what an animation block set in motion, or an animation that was added to
/// a layer.
protocol RunningAnimation: AnyObject {
    /// Whether it needs frames.
    var isMoving: Bool { get }
    /// Transactions that wait for its end.
    var scope: TransactionScope? { get set }

    /// A commit, at which it starts if it is new. What is in no window doesn't animate.
    func commit(at time: TimeInterval)
    /// The frame after a commit tells that it has begun.
    @MainActor func tellStart(at time: TimeInterval)
    func isOver(at time: TimeInterval) -> Bool
    /// Leaves its layers and tells of its end.
    @MainActor func end()
    /// Leaves its layers and tells nobody.
    func discard()
}
