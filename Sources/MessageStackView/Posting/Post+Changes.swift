public import UIKit

extension Post {
    /// The manager; nil once the end was reported, or the manager is gone.
    private var manager: PostManager? { record?.manager }

    private var record: PostRecord? { owner as? PostRecord }

    // MARK: Identity

    /// The key of the request; nil if it has none. The key, the priority, the severity and the text can be read after the end, too.
    public var key: PostKey? { record?.request.options.key ?? ending?.key }

    /// The rank among waiting posts; `.normal` by default.
    public var priority: PostPriority { record?.request.options.priority ?? ending?.priority ?? .normal }

    /// The value that the post shows or will show. It is nil for a post of a view or view controller, for a refused request, and
    /// after the end was reported to all delegates and closures.
    public var value: (any Postable)? { record?.request.content.model }

    /// The severity; nil if there is none.
    public var severity: PostSeverity? { record?.request.options.severity ?? ending?.severity }

    /// The text in the view, without the user's input. Before the view exists, it is the value's `Postable.summary`; empty if
    /// there is neither.
    public var text: String { record?.text ?? ending?.text ?? "" }

    /// The name of the type of the posted value or view; nil for a post that never had a request.
    var contentType: String? { record?.request.content.typeName ?? ending?.contentType }

    // MARK: History

    /// A Boolean value that indicates whether the post is or was on screen.
    public var wasShown: Bool { record.map { $0.live != nil } ?? ending?.wasShown ?? false }

    /// The time at which the post ended or was refused, in seconds: the wall time of the manager's clock, of which only differences
    /// matter. It is nil until then.
    public var endTime: TimeInterval? { ending?.time }

    // MARK: Time

    /// The seconds until the post times out, which count down while it is shown and nothing holds it; nil if it doesn't
    /// time out, or is leaving. An automatic duration isn't known before the post has a view, so the value is nil while such a
    /// post waits for the first time.
    public var timeLeft: TimeInterval? { manager?.timeLeft(of: id) }

    /// The time that the post has left; nil if it doesn't time out, is leaving or has ended.
    public var countdown: Post.Countdown? { manager?.countdown(of: id) }

    /// A new stream of the countdown. It starts with the present countdown, and has a new one when the time starts, stops or
    /// restarts, and when it is extended or scaled. The value is nil while the post has no timeout or is leaving. The stream
    /// ends with the post.
    ///
    /// There is no value for each frame: an indicator animates from ``Post/Countdown/fraction`` to 0 in
    /// ``Post/Countdown/timeLeft`` seconds while ``Post/Countdown/isRunning`` is true. A reader that falls behind gets the newest
    /// value only.
    public var countdownUpdates: AsyncStream<Post.Countdown?> {
        guard let manager, owner?.hasReportedEnd == false else { return AsyncStream { $0.finish() } }
        return makeCountdownStream(startingWith: manager.observeCountdown(of: id))
    }

    /// Extends the time left by a number of seconds, to which `PostEnvironment.app.durationScale` doesn't apply; a negative number shortens
    /// it. A waiting post is extended too. The method has no effect on a post that doesn't time out. NaN and infinity count as
    /// zero.
    public func extend(by seconds: TimeInterval) {
        manager?.extend(id, by: seconds)
    }

    /// Restarts the post's time from its full duration.
    public func restartTimer() {
        manager?.restart(id)
    }

    /// Sets the time on screen, which starts now or, if the post hasn't entered yet, at the end of its entrance. With
    /// `.untilRemoved`, the post stays until it is removed.
    public func setDuration(_ duration: PostDuration) {
        manager?.setDuration(duration, of: id)
    }

    /// Stops the post's time until the returned token is released or deallocated. Then a post on screen has at least 2 seconds
    /// left, or its whole duration if that is shorter.
    ///
    /// A post can be held before it is on screen, and while it makes room for another one and waits to return. The token has no
    /// effect on a post that is leaving for good, or has ended.
    ///
    /// Fingers, pointers and the focus of assistive technologies hold a post without this method. A context menu cancels
    /// the touch that opens it, so an app holds the post while its menu is open:
    ///
    /// ```swift
    /// func contextMenuInteraction(_: UIContextMenuInteraction, willDisplayMenuFor _: UIContextMenuConfiguration,
    ///     animator: (any UIContextMenuInteractionAnimating)?) { hold = post.hold() }
    /// ```
    public func hold() -> PostSuspension {
        let source = PostHold.token(PostManager.makeToken())
        manager?.hold(id, by: source, true)
        // The post may move to another manager meanwhile.
        return PostSuspension { [weak self] in
            if let self { manager?.hold(id, by: source, false) }
        }
    }

    // MARK: Content

    /// Replaces the content, duration, animation, severity and announcement of the post with those of `request`, and
    /// restarts its time. Priority, key and rules stay the same.
    ///
    /// The presentation changes if the request has one: `request.presentation` replaces the previous closure, and the
    /// `Postable.presentation` of its value replaces that of the previous value. The precedence is the same as for a new
    /// post: a presentation that the post was posted `as` still outranks that of the value.
    ///
    /// A view that can show the new value (see `Postable.update(_:)`) stays. Otherwise a new view replaces it. Changes of
    /// size, position and style are animated if the request animates entrances, even while the post enters, is dragged, or
    /// the screen rotates. A new transition applies to the exit.
    ///
    /// - Returns: A Boolean value that indicates whether the post was updated. It is false, and nothing changes, if the
    ///   post is leaving or has ended, or if another post has the view.
    @discardableResult
    public func update(with request: PostRequest) -> Bool {
        manager?.update(id, with: request) ?? false
    }

    /// Replaces the content of the post with another value, as `update(with:)` does with a request.
    @discardableResult
    public func update(with model: some Postable) -> Bool {
        update(with: PostRequest(model))
    }

    /// Adapts the poster's layout to a posted view that has changed its size. It has no effect while the post waits or
    /// leaves, or after it has ended.
    ///
    /// - Parameter animated: Whether the change of layout is animated. The default is true.
    public func contentSizeDidChange(animated: Bool = true) {
        manager?.contentSizeDidChange(of: id, animated: animated)
    }

    // MARK: Internal

    /// Adapts the poster's layout to texts that the content has added, and announces them.
    package func contentDidChange() {
        contentSizeDidChange()
        manager?.announceChange(of: id)
    }

    /// Adapts the duration to controls that the posted view has added, removed, enabled or disabled.
    func controlsDidChange() {
        manager?.updateDuration(of: id)
    }

    /// Plays a haptic for an input in the posted view, as the manager plays that of the post.
    package func play(_ haptic: PostHaptic) {
        manager?.haptics?(haptic)
    }

    /// Announces a text that the post shows, also one that was announced before.
    func announce(_ text: String) {
        manager?.record(of: id)?.live?.announce(text)
    }

    /// Prepares the device for a haptic that is likely to follow.
    package func prepare(_ haptic: PostHaptic) {
        if manager?.haptics != nil { DeviceHaptics.shared.prepare(haptic) }
    }

    /// Performs the actions of a tap on the post or its backdrop. Later actions are performed even if one ends the post.
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

extension UIView {
    /// The post to which the view belongs, as the posted view or as a part of it at any depth; nil if it belongs to none, and
    /// after the post has ended.
    ///
    /// A view ends its own post with it:
    ///
    /// ```swift
    /// closeButton.addAction(UIAction { [weak self] _ in self?.enclosingPost?.remove() }, for: .touchUpInside)
    /// ```
    ///
    /// The post may be on screen or wait. A view can be posted again while its previous post leaves. Until that has left, this is
    /// the previous post, and `PostManager.post(of:)` returns the new one.
    public var enclosingPost: Post? {
        if let post = enclosingSlot?.post { return post }
        return sequence(first: self, next: \.superview).lazy.compactMap(PostManager.waitingPost).first
    }
}

/// A token of `PostManager.suspend()` or `Post.hold()`, which ends when the token is released or deallocated.
///
/// - `PostManager.suspend()` of a manager stops the time of all its posts on screen, and no waiting post enters, except those
///   whose request has `PostRequest.ignoresSuspension`. That of the type does so for all managers of the app.
/// - `Post.hold()` stops the time of one post. Other posts aren't affected.
///
/// Keep the token, since a token that nothing references ends. Afterward, each post has the time that it had left, but at least 2
/// seconds, or its whole duration if that is shorter. Several tokens may be active at once. The time continues after the last one
/// has ended.
public final class PostSuspension: Sendable {
    private let end: @MainActor @Sendable () -> Void

    init(end: @escaping @MainActor @Sendable () -> Void) {
        self.end = end
    }

    deinit {
        Task { @MainActor [end] in end() }
    }

    /// Ends the suspension or hold. Further calls have no effect.
    @MainActor
    public func release() {
        end()
    }
}
