import UIKit

extension PostManager {
    /// Whether one post is shown at a time (true, the default) or all at once: a `capacity` of 1 or of `Int.max`.
    public var isSerialQueue: Bool {
        get { capacity == 1 }
        set { capacity = newValue ? 1 : .max }
    }

    /// Whether posts wait or are on screen.
    public var isActive: Bool { !queue.isEmpty }

    /// The number of posts that wait.
    public var waitingCount: Int { queue.waiting.count }

    // MARK: Posting

    /// Posts a request; the same as `post(_:)`.
    @discardableResult
    public func post(postRequest: PostRequest) -> Post {
        post(postRequest)
    }

    /// Posts a request from any thread without waiting, at the main actor's next turn. Requests from one thread are
    /// posted in order; `events` and the delegate report the results.
    ///
    /// On the main actor, or where waiting is fine, `await manager.post(request)` returns a handle.
    nonisolated public func enqueue(_ request: PostRequest) {
        guard inbox.add(request) else { return }
        Task { @MainActor [weak self] in
            guard let self else { return }
            for request in inbox.takeAll() { post(request) }
        }
    }

    // MARK: Removing one

    /// Removes the post of a view, whether it is on screen or waits. Does nothing if there is none.
    ///
    /// - Parameters:
    ///   - view: the posted view, not its slot.
    ///   - animated: whether its exit is animated; true by default. An unanimated exit is over when this returns, unless
    ///     it is called from inside a callback.
    ///   - completion: called once, when the post has ended; at once if there is none.
    public func remove(view: UIView, animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
        remove(post(of: view).map { [$0] } ?? [], animated: animated, completion: completion)
    }

    /// Removes the post of a request.
    ///
    /// - Parameters:
    ///   - postRequest: the request as it was posted, or a copy of it.
    ///   - animated: whether its exit is animated; nil, the default, for what the request says.
    ///   - completion: called once, when the post has ended; at once if there is none.
    public func remove(
        postRequest: PostRequest, animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil
    ) {
        let posts = post(showing: postRequest.content.identity).map { [$0] } ?? []
        remove(posts, animated: animated, completion: completion)
    }

    // MARK: Removing several

    /// Removes all posts of a key, waiting ones included. Does nothing if there is none.
    ///
    /// - Parameters:
    ///   - key: the key of their requests.
    ///   - animated: whether exits are animated; nil, the default, for what each request says.
    ///   - completion: called once, when all of them have ended; at once if there is none.
    public func remove(key: PostKey, animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        remove(posts(withKey: key), animated: animated, completion: completion)
    }

    /// Takes back one request for a key. The posts of the key are removed once as many requests have been taken back as
    /// were posted since there is a post of it, merged and ignored ones included.
    ///
    /// - Parameters:
    ///   - key: the key of the requests.
    ///   - animated: whether exits are animated; nil, the default, for what each request says.
    ///   - completion: called once, when the posts that this call removes have ended; at once if it removes none.
    public func removeCounted(
        key: PostKey, animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil
    ) {
        removeCountedRequest(of: key, animated: animated) { call(completion, whenEnded: $0) }
    }

    /// Removes all posts of a priority and of lower ones, waiting ones included.
    ///
    /// - Parameters:
    ///   - priority: the highest priority to remove.
    ///   - animated: whether exits are animated; nil, the default, for what each request says.
    ///   - completion: called once, when all of them have ended; at once if there is none.
    public func remove(
        upTo priority: PostPriority, animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil
    ) {
        remove(animated: animated, completion: completion) { post in
            queue[post.id].map { $0.item.priority <= priority } ?? false
        }
    }

    /// Removes the posts that satisfy a condition, waiting ones included.
    ///
    /// - Parameters:
    ///   - animated: whether exits are animated; nil, the default, for what each request says.
    ///   - completion: called once, when all of them have ended; at once if there is none.
    ///   - isUnwanted: the condition, evaluated once for each post before any of them is removed.
    public func remove(
        animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil, where isUnwanted: (Post) -> Bool
    ) {
        remove(posts.filter(isUnwanted), animated: animated, completion: completion)
    }

    /// Removes the posts on screen; waiting posts follow.
    ///
    /// - Parameters:
    ///   - animated: whether exits are animated; nil, the default, for what each request says.
    ///   - completion: called once, when all of them have ended; at once if there is none.
    public func removeCurrent(animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        remove(currentPosts, animated: animated, completion: completion)
    }

    /// Removes the waiting posts; those on screen stay. There is no exit to animate.
    ///
    /// - Parameter completion: called once, when all of them have ended; at once if there is none.
    public func removeWaiting(completion: (@MainActor () -> Void)? = nil) {
        remove(waitingPosts, completion: completion)
    }

    /// Removes all posts, on screen and waiting, regardless of `minimumTime`. No waiting post is shown meanwhile.
    ///
    /// - Parameters:
    ///   - animated: whether exits are animated; nil, the default, for what each request says.
    ///   - completion: called once, when all of them have ended; at once if there is none.
    public func removeAll(animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        call(completion, whenEnded: posts)
        removeEverything(animated: animated)
    }

    /// Removes everything; the same as `removeAll()`.
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
