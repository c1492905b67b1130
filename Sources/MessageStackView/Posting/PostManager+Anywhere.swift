import UIKit

extension PostManager {
    /// Posts a request from any thread, without waiting: it is posted when the main actor has its next turn. Requests
    /// that one thread enqueues are posted in their order; what becomes of them, `events` and the delegate tell.
    ///
    /// On the main actor, or where waiting is fine, `await manager.post(request)` gives a handle.
    nonisolated public func enqueue(_ request: PostRequest) {
        guard inbox.add(request) else { return }
        Task { @MainActor [weak self] in
            guard let self else { return }
            for request in inbox.takeAll() { post(request) }
        }
    }
}
