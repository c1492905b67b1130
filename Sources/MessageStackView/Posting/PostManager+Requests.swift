import UIKit

extension PostManager {
    // MARK: Posting

    /// Posts a request.
    ///
    /// - Returns: a handle. A request that was refused comes back ended, and its `refusal` says why.
    @discardableResult
    public func post(_ request: PostRequest) -> Post {
        let post = Post(manager: self, view: request.content.viewIfMade)
        guard poster != nil else { return refuse(post, because: .hostGone) }
        let item = PostQueue.Item(
            priority: request.priority,
            key: request.key,
            duplicatePolicy: request.duplicatePolicy,
            content: request.content.identity,
            interval: request.dismissAfter,
            animatesExit: request.animated.contains(.onRemove)
        )
        let (refusal, steps) = queue.post(post.id, item, at: now)
        if let refusal { return refuse(post, because: refusal) }
        records[post.id] = PostRecord(post: post, request: request)
        streams.tell(.queued(post))
        take(steps)
        return post
    }

    /// Posts a request; the same as `post(_:)`.
    @discardableResult
    public func post(postRequest: PostRequest) -> Post {
        post(postRequest)
    }

    private func refuse(_ post: Post, because refusal: PostRefusal) -> Post {
        post.decideEnd(.refused(refusal))
        streams.tell(.refused(post, refusal))
        act()
        return post
    }

    // MARK: Removing

    /// Removes the post of a view, also one that still waits. Does nothing if there is none.
    ///
    /// - Parameters:
    ///   - view: the posted view, not its slot.
    ///   - animated: whether its exit is animated; without animation it is over when this returns, unless it is called
    ///     from inside a callback.
    public func remove(view: UIView, animated: Bool = true) {
        remove(view: view, animated: animated, because: .programmatic)
    }

    /// Removes the post of a request, as animated as the request says.
    public func remove(postRequest: PostRequest) {
        guard let id = queue.post(showing: postRequest.content.identity) else { return }
        remove(id, because: .programmatic, animated: nil)
    }

    /// Removes what is on the screen; waiting posts follow.
    public func removeCurrent() {
        take(queue.active.flatMap { queue.remove($0, because: .programmatic) })
    }

    /// Removes what is on the screen and what waits. Nothing is posted on the way out.
    ///
    /// - Parameter animated: nil, the default, for what each request asked for.
    public func removeAll(animated: Bool? = nil) {
        take(queue.removeAll(because: .programmatic, animated: animated))
    }

    /// Removes everything; the same as `removeAll()`.
    public func invalidate() {
        removeAll()
    }

    func remove(view: UIView, animated: Bool?, because reason: PostRemovalReason) {
        guard let id = queue.post(showing: ObjectIdentifier(view)) else { return }
        remove(id, because: reason, animated: animated)
    }

    func remove(_ id: Post.ID, because reason: PostRemovalReason, animated: Bool?) {
        take(queue.remove(id, because: reason, animated: animated))
    }
}
