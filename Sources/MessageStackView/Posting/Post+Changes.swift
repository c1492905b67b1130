import UIKit

extension Post {
    /// The manager; nil once it is gone.
    private var manager: PostManager? { owner as? PostManager }

    // MARK: Time

    /// The seconds until the post leaves by itself, counted while it is shown and nothing holds it; nil if it doesn't
    /// leave by itself, or is leaving.
    public var timeLeft: TimeInterval? { manager?.timeLeft(of: id) }

    /// Adds seconds to the time that is left; a negative number subtracts. Does nothing to a post that doesn't leave by
    /// itself. NaN and infinity count as zero.
    public func extend(by seconds: TimeInterval) {
        manager?.extend(id, by: seconds)
    }

    /// Restarts the post's time from its full duration.
    public func restartTimer() {
        manager?.restart(id)
    }

    /// Makes the post leave `seconds` from now, or from the end of its entrance if it hasn't entered yet. With nil,
    /// NaN, infinity, zero and negative numbers it stays until it is removed.
    public func dismiss(after seconds: TimeInterval?) {
        manager?.setDuration(PostDuration(dismissAfter: seconds), of: id)
    }

    /// Stops the post's time until the returned token is released or deallocated. Afterwards at least 2 seconds are
    /// left, or the whole duration if that is shorter. Does nothing to a post that isn't on screen.
    ///
    /// Fingers, pointers and the focus of assistive technologies hold a post by themselves. A context menu cancels the
    /// finger's touch, so an app holds the post while its menu is open:
    ///
    /// ```swift
    /// func contextMenuInteraction(_: UIContextMenuInteraction, willDisplayMenuFor _: UIContextMenuConfiguration,
    ///     animator: (any UIContextMenuInteractionAnimating)?) { hold = post.hold() }
    /// ```
    public func hold() -> PostSuspension {
        manager?.hold(id) ?? PostSuspension {}
    }

    // MARK: Content

    /// Replaces what the post shows, or will show: content, duration, animation, severity and announcement become
    /// those of `request`. So does the presentation, style included, if `request.presentation` is set; otherwise it
    /// stays. Priority, key and rules stay. The post's time restarts.
    ///
    /// A view that can show the new value (see `Postable.update(_:)`) stays; otherwise a new view replaces it. A new
    /// size, place or style is animated if the request animates entrances, also while the post enters, is dragged, or
    /// the screen rotates. The new transition applies to the exit.
    ///
    /// - Returns: false, and nothing changes, if the post is leaving or has ended, or if another post has the view.
    @discardableResult
    public func update(with request: PostRequest) -> Bool {
        manager?.update(id, with: request) ?? false
    }

    /// Replaces what the post shows with another value. See `update(with:)` for requests.
    @discardableResult
    public func update(with model: some Postable) -> Bool {
        update(with: PostRequest(model))
    }

    /// Adapts the poster's layout to a posted view that has changed its size. Does nothing while the post waits or
    /// leaves, or after it has ended.
    ///
    /// - Parameter animated: whether the change of layout is animated; true by default.
    public func contentSizeDidChange(animated: Bool = true) {
        manager?.contentSizeDidChange(of: id, animated: animated)
    }

    // MARK: Internal

    /// Carries out the actions of a tap on or beside the post. Later actions are carried out even if one ends the post.
    func perform(_ actions: [PostTouchResponse.Action], because reason: PostRemovalReason) {
        for action in actions {
            switch action {
            case .remove: remove(reason: reason)
            case .keep(atLeast: let seconds):
                if let timeLeft, seconds > timeLeft { extend(by: seconds - timeLeft) }
            case .perform(let closure): closure(self)
            }
        }
    }
}

/// Stops the time of a manager's posts and keeps others waiting, or stops the time of one post, until it is released or
/// let go of.
public final class PostSuspension: Sendable {
    private let end: @MainActor @Sendable () -> Void

    init(end: @escaping @MainActor @Sendable () -> Void) {
        self.end = end
    }

    deinit {
        Task { @MainActor [end] in end() }
    }

    /// Ends the suspension. Others go on.
    @MainActor
    public func release() {
        end()
    }
}
