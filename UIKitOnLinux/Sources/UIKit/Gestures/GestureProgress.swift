/// Where a recogniser is in its gesture, and where it wants to go.
///
/// A recogniser asks; the arbiter lets it. A first step, to began or at once to ended, needs the arbiter's permission and
/// may have to wait for it; what the recogniser asks for meanwhile is kept as what follows.
struct GestureProgress: Equatable {
    typealias State = UIGestureRecognizer.State

    /// What everybody sees.
    private(set) var state = State.possible

    /// The state that was asked for and not yet taken.
    private(set) var wish: State?

    /// What was asked for while the first step waited: the gesture's end.
    private var sequel: State?

    /// Whether the recogniser wants to begin and needs permission.
    var needsPermission: Bool { state == .possible && wish != nil }

    /// Whether it has permission already and goes on.
    var canAdvance: Bool { state != .possible && wish != nil }

    /// Whether it got permission, now or earlier in this gesture.
    var hasRecognized: Bool { state != .possible && state != .failed }

    /// Whether nothing more comes of this gesture, once it is reset.
    var isOver: Bool { wish == nil && (state == .ended || state == .cancelled || state == .failed) }

    /// Takes a recogniser's demand for its next state; false if there is no way there from where it is.
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
            // Already on its way to a change or to the end.
            break
        case (.began, _, .ended), (.changed, _, .ended), (.began, _, .cancelled), (.changed, _, .cancelled):
            wish = next
        default:
            return next == state
        }
        return true
    }

    /// Takes the step that was asked for.
    mutating func advance() {
        guard let wish else { return }
        state = wish
        self.wish = sequel
        sequel = nil
    }

    /// Stops, from outside: fails if nothing was recognised, else ends as cancelled.
    mutating func cancel() {
        switch state {
        case .possible: self = GestureProgress(state: .failed)
        case .began, .changed: wish = .cancelled
        case .ended, .cancelled, .failed: break
        }
    }
}
