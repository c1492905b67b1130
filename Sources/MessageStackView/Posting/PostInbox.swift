import UIKit

/// Requests from other threads, until the main actor has a turn.
final class PostInbox: @unchecked Sendable {
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var requests: [PostRequest] = []

    /// Adds a request behind the others.
    ///
    /// - Returns: whether it is the first, so that somebody has to take them.
    func add(_ request: PostRequest) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        requests.append(request)
        return requests.count == 1
    }

    /// Takes all requests out, the oldest first.
    func takeAll() -> [PostRequest] {
        lock.lock()
        defer { lock.unlock() }
        defer { requests = [] }
        return requests
    }
}
