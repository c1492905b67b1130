/// One deadline of a recogniser on the frame clock; setting a new one replaces the old.
@MainActor
struct GestureTimer {
    private var token: FrameClock.Token?

    mutating func start(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        cancel()
        token = FrameClock.shared.schedule(after: delay, action)
    }

    mutating func cancel() {
        if let token { FrameClock.shared.cancel(token) }
        token = nil
    }
}
