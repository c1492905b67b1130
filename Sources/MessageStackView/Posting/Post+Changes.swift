import UIKit

extension Post {
    // MARK: Time

    /// Seconds that it has left on the screen, once it is there and nobody touches it; nil if it doesn't leave by
    /// itself, or is leaving.
    public var timeLeft: TimeInterval? {
        manager.flatMap { $0.queue.timeLeft(of: id, at: $0.now) }
    }

    /// Adds to the time that it has left; less than zero takes from it. Does nothing to a post that doesn't leave by
    /// itself; NaN and infinity count as zero.
    public func extend(by seconds: TimeInterval) {
        manager.map { $0.take($0.queue.extend(id, by: seconds, at: $0.now)) }
    }

    /// Lets its time begin anew.
    public func restartTimer() {
        manager.map { $0.take($0.queue.restart(id, at: $0.now)) }
    }

    /// Lets it leave in `seconds` from now, or from the end of its entrance if that is to come; nil, NaN, infinity,
    /// zero and less let it stay until it is removed.
    public func dismiss(after seconds: TimeInterval?) {
        manager?.setDuration(PostDuration(dismissAfter: seconds), of: id)
    }

    /// Stops its time for as long as what is returned is kept, or until that is released; then at least 2 seconds are
    /// left, or all of its time if that is shorter. It means nothing to a post that isn't on the screen.
    ///
    /// Fingers, pointers and the focus of assistive technologies do so by themselves. A context menu takes the finger
    /// away and tells nobody but its delegate:
    ///
    /// ```swift
    /// func contextMenuInteraction(_: UIContextMenuInteraction, willDisplayMenuFor _: UIContextMenuConfiguration,
    ///     animator: (any UIContextMenuInteractionAnimating)?) { hold = post.hold() }
    /// ```
    public func hold() -> PostSuspension {
        manager?.hold(id) ?? PostSuspension {}
    }

    // MARK: Content

    /// Shows something else in place of what it shows, or would show: the view, how long and what is animated are as
    /// `request` says; priority, key and rules stay. Its time begins anew.
    ///
    /// A view that can show the new value keeps showing (see `Postable.update(_:)`); else another takes its place. The
    /// poster makes room for a new size, animated.
    ///
    /// - Returns: whether it could: it has not ended, nor is it on its way out, and no other post has the view.
    @discardableResult
    public func update(with request: PostRequest) -> Bool {
        manager?.update(id, with: request) ?? false
    }

    /// Shows another value.
    @discardableResult
    public func update(with model: some Postable) -> Bool {
        update(with: PostRequest(model))
    }

    /// Lets the poster make room for its view, which has changed and needs another size. Does nothing while it waits,
    /// leaves or has ended.
    public func contentSizeDidChange(animated: Bool = true) {
        manager?.contentSizeDidChange(of: id, animated: animated)
    }
}
