/// A deadline of a recognizer on the frame clock. Starting it again replaces the previous deadline.
@MainActor
struct GestureTimer {
    private var token: FrameClock.Token?

    mutating func start(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        cancel()
        token = FrameClock.shared.schedule(exactlyAfter: delay, action)
    }

    mutating func cancel() {
        if let token { FrameClock.shared.cancel(token) }
        token = nil
    }
}
