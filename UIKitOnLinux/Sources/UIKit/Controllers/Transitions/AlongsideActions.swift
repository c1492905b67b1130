/// The animations and completions that were added to a transition coordinator.
///
/// An animation that is added while the transition runs starts at once. After the transition, nothing can be added.
@MainActor
struct AlongsideActions {
    typealias Context = any UIViewControllerTransitionCoordinatorContext

    private enum Phase {
        case waiting, running, over
    }

    private var phase = Phase.waiting
    private var animations: [(Context) -> Void] = []
    private var completions: [(Context) -> Void] = []

    var isOver: Bool { phase == .over }

    /// The result of adding an animation and a completion.
    enum Answer {
        case refused, taken
        /// The transition is running, so the caller must start the animation at once.
        case joins((Context) -> Void)
    }

    mutating func add(animation: ((Context) -> Void)?, completion: ((Context) -> Void)?) -> Answer {
        guard phase != .over else { return .refused }
        if let completion { completions.append(completion) }
        guard let animation else { return .taken }
        guard phase == .waiting else { return .joins(animation) }
        animations.append(animation)
        return .taken
    }

    /// Starts the transition and returns the animations in the order in which they were added.
    mutating func begin() -> [(Context) -> Void] {
        phase = .running
        defer { animations = [] }
        return animations
    }

    /// Ends the transition and returns the completions in the order in which they were added.
    mutating func end() -> [(Context) -> Void] {
        phase = .over
        animations = []
        defer { completions = [] }
        return completions
    }
}
