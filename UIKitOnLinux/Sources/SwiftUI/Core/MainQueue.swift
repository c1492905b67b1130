import Dispatch

/// The queue of the main actor. On Linux, its blocks may run on any thread, so the thread doesn't identify it.
enum MainQueue {
    private static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller is on the main actor.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// Runs an action on the main actor: at once if the caller is there, otherwise soon.
func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
        MainActor.assumeIsolated(action)
    } else {
        Task { @MainActor in action() }
    }
}
