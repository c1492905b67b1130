/// An object that sends each value to several asynchronous streams, which end when the object is deallocated.
///
/// They are used on the main actor only. `deinit`, which ends them, may run on any thread, but nothing else uses the object
/// then.
final class ValueStreams<Value: Sendable>: Sendable {
    nonisolated(unsafe) private var continuations: [UInt64: AsyncStream<Value>.Continuation] = [:]
    nonisolated(unsafe) private var lastID: UInt64 = 0
    private let capacity: Int

    /// Creates an object without streams.
    ///
    /// - Parameter capacity: The number of values that a stream keeps until they are read, the newest ones; by default, all.
    init(keeping capacity: Int = .max) {
        self.capacity = capacity
    }

    deinit {
        for continuation in unsafe continuations.values { continuation.finish() }
    }

    /// Returns a stream of `values`, followed by all values that are sent later.
    @MainActor
    func makeStream(startingWith values: Value...) -> AsyncStream<Value> {
        unsafe lastID += 1
        let id = unsafe lastID
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(capacity))
        for value in values { continuation.yield(value) }
        unsafe continuations[id] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in unsafe self?.continuations[id] = nil }
        }
        return stream
    }

    @MainActor
    func tell(_ value: Value) {
        for continuation in unsafe continuations.values { continuation.yield(value) }
    }
}
