import UIKit

extension PostManager {
    /// A Boolean value that indicates whether any posts wait or are on screen.
    public var isActive: Bool { !queue.isEmpty }

    /// The number of waiting posts.
    public var waitingCount: Int { queue.waiting.count }

    // MARK: Posting

    /// Posts a request, as `post(_:as:)` does.
    ///
    /// - Returns: A handle to the post.
    @discardableResult
    public func post(postRequest: PostRequest) -> Post {
        post(postRequest)
    }

    /// Posts a request from any thread, without waiting for the main actor. Requests from one thread are posted in order.
    /// `events` and the delegate report the results.
    ///
    /// An asynchronous function that can wait gets a handle from `await manager.post(request)`.
    nonisolated public func enqueue(_ request: PostRequest) {
        guard inbox.add(request) else { return }
        Task { @MainActor [weak self] in
            guard let self else { return }
            for request in inbox.takeAll() { post(request) }
        }
    }

    // MARK: Removing one

    /// Removes the post of a view, whether it is on screen or waits. It has no effect if there is no such post.
    ///
    /// - Parameters:
    ///   - view: The posted view, not its slot.
    ///   - animated: Whether the exit is animated. The default is true. An unanimated exit has ended when this method
    ///     returns, unless the method is called from inside a callback.
    ///   - completion: A closure that is called once, when the post has ended; at once if there is none.
    public func remove(view: UIView, animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
        remove(post(of: view).map { [$0] } ?? [], animated: animated, completion: completion)
    }

    /// Removes the posts of a request.
    ///
    /// - Parameters:
    ///   - postRequest: The posted request, or a copy of it.
    ///   - animated: Whether the exit is animated; nil, the default, to follow the request.
    ///   - completion: A closure that is called once, when the posts have ended; at once if there is none.
    public func remove(
        postRequest: PostRequest, animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil
    ) {
        remove(posts(of: postRequest), animated: animated, completion: completion)
    }

    // MARK: Removing several

    /// Removes all posts with a key, including waiting ones. It has no effect if there is none.
    ///
    /// - Parameters:
    ///   - key: The key of their requests.
    ///   - animated: Whether exits are animated; nil, the default, to follow each request.
    ///   - completion: A closure that is called once, when all of the posts have ended; at once if there is none.
    public func remove(key: PostKey, animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        remove(posts(withKey: key), animated: animated, completion: completion)
    }

    /// Withdraws one of the requests with a key. The last withdrawal removes the posts with the key.
    ///
    /// The requests are counted from the first post with the key on, as long as there is one. Merged and ignored requests
    /// count, too.
    ///
    /// - Parameters:
    ///   - key: The key of the requests.
    ///   - animated: Whether exits are animated; nil, the default, to follow each request.
    ///   - completion: A closure that is called once, when the posts that this call removes have ended; at once if it
    ///     removes none.
    public func removeCounted(
        key: PostKey, animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil
    ) {
        removeCountedRequest(of: key, animated: animated) { call(completion, whenEnded: $0) }
    }

    /// Removes all posts with a priority or a lower one, including waiting posts.
    ///
    /// - Parameters:
    ///   - priority: The highest priority to remove.
    ///   - animated: Whether exits are animated; nil, the default, to follow each request.
    ///   - completion: A closure that is called once, when all of the posts have ended; at once if there is none.
    public func remove(
        upTo priority: PostPriority, animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil
    ) {
        remove(animated: animated, completion: completion) { post in
            queue[post.id].map { $0.item.priority <= priority } ?? false
        }
    }

    /// Removes the posts that satisfy a condition, including waiting ones.
    ///
    /// - Parameters:
    ///   - animated: Whether exits are animated; nil, the default, to follow each request.
    ///   - completion: A closure that is called once, when all of the posts have ended; at once if there is none.
    ///   - isUnwanted: The condition, which is evaluated once for each post before any of them is removed.
    public func remove(
        animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil, where isUnwanted: (Post) -> Bool
    ) {
        remove(posts.filter(isUnwanted), animated: animated, completion: completion)
    }

    /// Removes the posts on screen. Waiting posts enter as usual.
    ///
    /// - Parameters:
    ///   - animated: Whether exits are animated; nil, the default, to follow each request.
    ///   - completion: A closure that is called once, when all of the posts have ended; at once if there is none.
    public func removeCurrent(animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        remove(currentPosts, animated: animated, completion: completion)
    }

    /// Removes the waiting posts. Those on screen stay, so there is no exit to animate.
    ///
    /// - Parameter completion: A closure that is called once, when all of the posts have ended; at once if there is none.
    public func removeWaiting(completion: (@MainActor () -> Void)? = nil) {
        remove(waitingPosts, completion: completion)
    }

    /// Removes all posts, on screen and waiting, regardless of `minimumTime`. Waiting posts end without entering.
    ///
    /// - Parameters:
    ///   - animated: Whether exits are animated; nil, the default, to follow each request.
    ///   - completion: A closure that is called once, when all of the posts have ended; at once if there is none.
    public func removeAll(animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        call(completion, whenEnded: posts)
        removeEverything(animated: animated)
    }

    /// Removes all posts, as `removeAll()` does.
    public func invalidate() {
        removeAll()
    }

    // MARK: Private

    private func remove(_ posts: [Post], animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        call(completion, whenEnded: posts)
        remove(posts.map(\.id), because: .programmatic, animated: animated)
    }

    private func call(_ completion: (@MainActor () -> Void)?, whenEnded posts: [Post]) {
        guard let completion else { return }
        guard !posts.isEmpty else { return completion() }
        var remaining = posts.count
        for post in posts {
            post.whenEnded { _ in
                remaining -= 1
                if remaining == 0 { completion() }
            }
        }
    }
}

/// The requests from other threads that the main actor hasn't posted yet.
final class PostInbox: @unchecked Sendable {
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var requests: [PostRequest] = []

    /// Adds a request after the others.
    ///
    /// - Returns: Whether the request is the first one, so that the caller must schedule `takeAll()`.
    func add(_ request: PostRequest) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        requests.append(request)
        return requests.count == 1
    }

    /// Removes all requests and returns them, oldest first.
    func takeAll() -> [PostRequest] {
        lock.lock()
        defer { lock.unlock() }
        defer { requests = [] }
        return requests
    }
}
