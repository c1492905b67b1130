/// What several controllers heard, in order.
@MainActor
final class CallLog {
    private(set) var calls: [String] = []

    func add(_ call: String) { calls.append(call) }

    /// Hands out what was written down and starts afresh.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}
