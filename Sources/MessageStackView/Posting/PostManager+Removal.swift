import UIKit

extension PostManager {
    // MARK: One

    /// Removes the post of a view, also one that still waits. Does nothing if there is none.
    ///
    /// - Parameters:
    ///   - view: the posted view, not its slot.
    ///   - animated: whether its exit is animated; without animation it is over when this returns, unless it is called
    ///     from inside a callback.
    ///   - completion: called once, when it has ended; at once if there is none.
    public func remove(view: UIView, animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
        remove(ids(showing: ObjectIdentifier(view)), animated: animated, completion: completion)
    }

    /// Removes the post of a request, as animated as the request says.
    ///
    /// - Parameters:
    ///   - postRequest: as it was posted; a copy will do.
    ///   - completion: called once, when it has ended; at once if there is none.
    public func remove(postRequest: PostRequest, completion: (@MainActor () -> Void)? = nil) {
        remove(ids(showing: postRequest.content.identity), completion: completion)
    }

    private func ids(showing content: ObjectIdentifier) -> [Post.ID] {
        queue.post(showing: content).map { [$0] } ?? []
    }

    // MARK: By what they have in common

    /// Removes every post of a key, waiting ones included. Does nothing if there is none.
    ///
    /// - Parameters:
    ///   - key: as given to the request.
    ///   - animated: nil, the default, for what each request asked for.
    ///   - completion: called once, when all of them have ended; at once if there is none.
    public func remove(key: PostKey, animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        remove(queue.posts(withKey: key), animated: animated, completion: completion)
    }

    /// Takes back one of the requests for a key. When as many have been taken back as were made since there is a post
    /// of it, those included that the post took over or that were ignored, its posts are removed.
    ///
    /// - Parameters:
    ///   - key: as given to the requests.
    ///   - animated: nil, the default, for what each request asked for.
    public func removeCounted(key: PostKey, animated: Bool? = nil) {
        take(queue.dismissCounted(key, animated: animated, at: now))
    }

    /// Removes every post whose priority is `priority` or lower, waiting ones included.
    ///
    /// - Parameters:
    ///   - priority: the highest one to go.
    ///   - animated: nil, the default, for what each request asked for.
    ///   - completion: called once, when all of them have ended; at once if there is none.
    public func remove(
        upTo priority: PostPriority, animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil
    ) {
        let ids = (queue.active + queue.waiting).filter { queue[$0].map { $0.item.priority <= priority } ?? false }
        remove(ids, animated: animated, completion: completion)
    }

    /// Removes the posts that satisfy a condition, waiting ones included.
    ///
    /// - Parameters:
    ///   - animated: nil, the default, for what each request asked for.
    ///   - completion: called once, when all of them have ended; at once if there is none.
    ///   - isUnwanted: asked once for each post before any of them is removed.
    public func remove(
        animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil, where isUnwanted: (Post) -> Bool
    ) {
        let ids = (currentPosts + waitingPosts).filter(isUnwanted).map(\.id)
        remove(ids, animated: animated, completion: completion)
    }

    /// Removes what is on the screen; waiting posts follow.
    ///
    /// - Parameter completion: called once, when all of them have ended; at once if there is none.
    public func removeCurrent(completion: (@MainActor () -> Void)? = nil) {
        remove(queue.active, completion: completion)
    }

    /// Removes what waits; what is on the screen stays.
    public func removeWaiting() {
        remove(queue.waiting)
    }

    /// Removes what is on the screen and what waits, whatever its `minimumTime`. Nothing is posted on the way out.
    ///
    /// - Parameters:
    ///   - animated: nil, the default, for what each request asked for.
    ///   - completion: called once, when all of them have ended; at once if there is none.
    public func removeAll(animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        tell(completion, whenEnded: queue.active + queue.waiting)
        take(queue.removeAll(because: .programmatic, animated: animated))
    }

    /// Removes everything; the same as `removeAll()`.
    public func invalidate() {
        removeAll()
    }

    // MARK: Internal

    func remove(
        _ ids: [Post.ID],
        because reason: PostRemovalReason = .programmatic,
        animated: Bool? = nil,
        completion: (@MainActor () -> Void)? = nil
    ) {
        tell(completion, whenEnded: ids)
        let waitsForMinimumTime = reason == .programmatic || reason == .cancelled
        take(
            ids.flatMap {
                waitsForMinimumTime
                    ? queue.dismiss($0, because: reason, animated: animated, at: now)
                    : queue.remove($0, because: reason, animated: animated)
            })
    }

    private func tell(_ completion: (@MainActor () -> Void)?, whenEnded ids: [Post.ID]) {
        guard let completion else { return }
        let posts = ids.compactMap { records[$0]?.post }
        guard !posts.isEmpty else { return completion() }
        var left = posts.count
        for post in posts {
            post.whenEnded { _ in
                left -= 1
                if left == 0 { completion() }
            }
        }
    }
}
