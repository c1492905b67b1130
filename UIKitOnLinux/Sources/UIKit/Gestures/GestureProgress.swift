/// The current state of a recognizer and the state it has requested.
///
/// A recognizer requests states and the arbiter grants them. The first request, for `began` or directly for `ended`,
/// needs permission and may have to wait for it. If a gesture that waits to begin ends meanwhile, `ended` is stored and
/// requested once `began` is granted. If it fails or is canceled, the recognizer fails at once.
struct GestureProgress: Equatable {
    typealias State = UIGestureRecognizer.State

    /// The current, visible state.
    private(set) var state = State.possible

    /// The requested state, not yet entered.
    private(set) var wish: State?

    /// The state to request after `began` is granted: `ended` if the gesture has ended before that, otherwise nil.
    private var sequel: State?

    /// Whether the recognizer has made its first request, which needs permission.
    var needsPermission: Bool { state == .possible && wish != nil }

    /// Whether the recognizer has received permission and has requested another state.
    var canAdvance: Bool { state != .possible && wish != nil }

    /// Whether the recognizer has received permission in this gesture.
    var hasRecognized: Bool { state != .possible && state != .failed }

    /// Whether the gesture is over and the recognizer must be reset.
    var isOver: Bool { wish == nil && (state == .ended || state == .cancelled || state == .failed) }

    /// Requests a state. Returns false if it can't be reached from the current one.
    mutating func ask(for next: State) -> Bool {
        switch (state, wish, next) {
        case (.possible, nil, .began), (.possible, nil, .ended):
            wish = next
        case (.possible, _, .failed), (.possible, _, .cancelled):
            self = GestureProgress(state: .failed)
        case (.possible, .began?, .began), (.possible, .began?, .changed), (.possible, .ended?, .ended):
            break
        case (.possible, .began?, .ended):
            sequel = .ended
        case (.began, nil, .changed), (.changed, nil, .changed):
            wish = .changed
        case (.began, _, .changed), (.changed, _, .changed):
            // A change or the end has been requested already.
            break
        case (.began, _, .ended), (.changed, _, .ended), (.began, _, .cancelled), (.changed, _, .cancelled):
            wish = next
        default:
            return next == state
        }
        return true
    }

    /// Enters the requested state.
    mutating func advance() {
        guard let wish else { return }
        state = wish
        self.wish = sequel
        sequel = nil
    }

    /// Cancels from outside: fails if nothing was recognized, otherwise requests the state `cancelled`.
    mutating func cancel() {
        switch state {
        case .possible: self = GestureProgress(state: .failed)
        case .began, .changed: wish = .cancelled
        case .ended, .cancelled, .failed: break
        }
    }
}
