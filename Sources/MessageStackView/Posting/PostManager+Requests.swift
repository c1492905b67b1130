import UIKit

extension PostManager {
    // MARK: Posting

    /// Posts a request.
    ///
    /// - Returns: a handle. A request that was refused comes back ended, and its `refusal` says why; so does one that
    ///   another post of its key took over, and its `reason` says which.
    @discardableResult
    public func post(_ request: PostRequest) -> Post {
        let post = Post(manager: self, view: request.content.viewIfMade)
        guard poster != nil else { return refuse(post, because: .hostGone) }
        let (verdict, steps) = queue.post(post.id, item(of: request), terms(of: request), at: now)
        switch verdict {
        case .accepted:
            records[post.id] = PostRecord(post: post, request: request)
            streams.tell(.queued(post))
            take(steps)
        case .refused(let refusal):
            return refuse(post, because: refusal)
        case .merged(let id):
            merge(post, request, into: id, steps)
        }
        return post
    }

    /// Posts a request; the same as `post(_:)`.
    @discardableResult
    public func post(postRequest: PostRequest) -> Post {
        post(postRequest)
    }

    func item(of request: PostRequest) -> PostQueue.Item {
        PostQueue.Item(
            priority: request.priority,
            key: request.key,
            content: request.content.identity,
            interval: interval(of: request),
            minimumTime: request.minimumTime ?? defaults.minimumTime,
            animatesExit: request.animated.contains(.onRemove),
            precedence: request.precedence ?? defaults.precedence,
            ignoresSuspension: request.ignoresSuspension,
            outlivesScene: request.outlivesScene ?? defaults.outlivesScene
        )
    }

    private func terms(of request: PostRequest) -> PostQueue.Terms {
        PostQueue.Terms(
            duplicatePolicy: request.duplicatePolicy ?? defaults.duplicatePolicy,
            delay: request.delay ?? defaults.delay,
            expiresAfter: request.expiresAfter ?? defaults.expiresAfter
        )
    }

    /// nil too for a time that is only known once there is a view.
    private func interval(of request: PostRequest) -> TimeInterval? {
        (request.duration ?? defaults.duration).seconds
    }

    private func refuse(_ post: Post, because refusal: PostRefusal) -> Post {
        post.decideEnd(.refused(refusal))
        streams.tell(.refused(post, refusal))
        act()
        return post
    }
}
