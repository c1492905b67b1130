extension PostManager {
    // MARK: By what they have in common

    /// Removes every post of a key, waiting ones included. Does nothing if there is none.
    ///
    /// - Parameters:
    ///   - key: as given to the request.
    ///   - animated: nil, the default, for what each request asked for.
    public func remove(key: PostKey, animated: Bool? = nil) {
        remove(queue.posts(withKey: key), animated: animated)
    }

    /// Removes every post whose priority is `priority` or lower, waiting ones included.
    ///
    /// - Parameters:
    ///   - priority: the highest one to go.
    ///   - animated: nil, the default, for what each request asked for.
    public func remove(upTo priority: PostPriority, animated: Bool? = nil) {
        let ids = (queue.active + queue.waiting).filter { queue.items[$0].map { $0.priority <= priority } ?? false }
        remove(ids, animated: animated)
    }

    /// Removes the posts that satisfy a condition, waiting ones included.
    ///
    /// - Parameters:
    ///   - animated: nil, the default, for what each request asked for.
    ///   - isUnwanted: asked once for each post before any of them is removed.
    public func remove(animated: Bool? = nil, where isUnwanted: (Post) -> Bool) {
        remove((currentPosts + waitingPosts).filter(isUnwanted).map(\.id), animated: animated)
    }

    /// Removes what waits; what is on the screen stays.
    public func removeWaiting() {
        remove(queue.waiting, animated: nil)
    }

    private func remove(_ ids: [Post.ID], animated: Bool?) {
        take(ids.flatMap { queue.remove($0, because: .programmatic, animated: animated) })
    }
}
