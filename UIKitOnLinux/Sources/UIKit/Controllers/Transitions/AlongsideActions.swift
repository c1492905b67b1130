/// What is asked of a transition coordinator to happen beside the change, and after it.
///
/// An animation that comes while the change runs joins in at once; when it is over, nothing is taken any more.
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

    /// What becomes of a request.
    enum Answer {
        case refused, taken
        /// The change runs already: its animation is to join in.
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

    /// The animations to run now that the change begins, in the order in which they came.
    mutating func begin() -> [(Context) -> Void] {
        phase = .running
        defer { animations = [] }
        return animations
    }

    /// The completions to run now that it is over, in the order in which they came.
    mutating func end() -> [(Context) -> Void] {
        phase = .over
        animations = []
        defer { completions = [] }
        return completions
    }
}
