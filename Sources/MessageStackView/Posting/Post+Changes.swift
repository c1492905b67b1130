public import UIKit

extension Post {
    /// The manager; nil once the end was reported, or the manager is gone.
    private var manager: PostManager? { record?.manager }

    var record: PostRecord? { owner as? PostRecord }

    // MARK: Identity

    /// The key by which the app finds, counts and removes the post; nil if the request has none. It can still be read after the
    /// post has ended.
    public var key: PostKey? { record?.request.options.key ?? ending?.key }

    /// The rank of the post among waiting posts, which its request, the posted value or the defaults determine. It can still be
    /// read after the post has ended.
    public var priority: PostPriority { record?.request.options.priority ?? ending?.priority ?? .normal }

    /// The posted value, such as a `Message`, which the post shows or will show. It is nil for a post of a view or view
    /// controller, and for a refused request. After the delegate and all closures have been informed of the post's end, it is
    /// nil too.
    public var value: (any Postable)? { record?.request.content.model }

    /// The severity of the post, such as `.error`; nil if neither the request, the posted value nor the defaults set one. It
    /// can still be read after the post has ended.
    public var severity: PostSeverity? { record?.request.options.severity ?? ending?.severity }

    /// The text in the posted view, without text that the user has entered. Before the view is made, this property is the
    /// `Postable.summary` of the posted value. It is empty if there is neither a view nor a summary. The text can still be read
    /// after the post has ended.
    public var text: String { record?.text ?? ending?.text ?? "" }

    /// The name of the type of the posted value or view; nil for a post that never had a request.
    var contentType: String? { (record?.request.content.type ?? ending?.contentType).map { String(describing: $0) } }

    // MARK: History

    /// A Boolean value that indicates whether the post is on screen, or was at any time before it ended.
    public var wasShown: Bool { record?.wasShown ?? ending?.wasShown ?? false }

    /// The seconds for which the post could be seen so far, in all its appearances on screen. After the post has ended, the
    /// property keeps its final value. It is 0 for a post that was never shown.
    ///
    /// Like the time that a post has left, these seconds pass from the end of the entrance to the beginning of the exit. They
    /// don't pass while something covers the post, while it is behind another one of a deck, in no window, or without a size,
    /// while its scene is in the background, or fills the screen and isn't active, or during a suspension. They do pass, unlike
    /// the time left, while a finger, a pointer, the focus of an assistive technology, an expanded deck or a token of `hold()`
    /// holds the post, and for a post that doesn't time out. An update doesn't restart them, and
    /// `PostEnvironment.durationScale` has no effect on them.
    public var timeShown: TimeInterval { record?.timeShown ?? ending?.timeShown ?? 0 }

    /// The time at which the post ended or was refused, in seconds on the manager's clock. The clock's starting point isn't
    /// defined, so compare the times of two posts. The property is nil until the post ends.
    public var endTime: TimeInterval? { ending?.time }

    // MARK: Time

    /// The seconds on screen until the post times out. They count down while the post is shown and nothing, such as a finger,
    /// holds it. The property is nil if the post doesn't time out, is leaving, or has ended. It is also nil while a post with
    /// an automatic duration waits for the first time, because that duration depends on its view.
    public var timeLeft: TimeInterval? { manager?.timeLeft(of: id) }

    /// The time on screen that the post has left at this moment. It is nil if the post doesn't time out, is leaving, or has
    /// ended.
    public var countdown: Post.Countdown? { manager?.countdown(of: id) }

    /// A new asynchronous stream of the post's countdown, which is created at each access. It yields the current countdown
    /// first, and a new one when the time starts, stops, restarts, is extended or is scaled. It yields nil when the post no
    /// longer has a timeout, or begins to leave. The stream finishes when the post ends.
    ///
    /// The stream doesn't yield a value for each frame: an indicator animates from ``Post/Countdown/fraction`` to 0 in
    /// ``Post/Countdown/timeLeft`` seconds while ``Post/Countdown/isRunning`` is true. If several values are yielded before
    /// they are read, only the newest is kept.
    public var countdownUpdates: AsyncStream<Post.Countdown?> {
        guard let manager, owner?.hasReportedEnd == false else { return AsyncStream { $0.finish() } }
        return makeCountdownStream(startingWith: manager.observeCountdown(of: id))
    }

    /// Extends the time that the post has left on screen. A waiting post is extended too. The method has no effect on a post
    /// that doesn't time out, is leaving, or has ended.
    ///
    /// - Parameter seconds: The seconds to add; a negative number shortens the time. `PostEnvironment.app.durationScale` doesn't
    ///   multiply them.
    public func extend(by seconds: TimeInterval) {
        manager?.extend(id, by: seconds)
    }

    /// Restarts the post's time from its full duration, without the seconds that `extend(by:)` has added on screen. The method
    /// has no effect on a post that doesn't time out.
    public func restartTimer() {
        manager?.restart(id)
    }

    /// Sets the time on screen, which starts now or, if the post hasn't entered yet, at the end of its entrance.
    ///
    /// - Parameter duration: The new duration. With `.untilRemoved`, the post stays until it is removed.
    public func setDuration(_ duration: PostDuration) {
        manager?.setDuration(duration, of: id)
    }

    /// Stops the post's time until the returned token is released or deallocated. A post on screen then has at least its
    /// `PostOptions.timeAfterHold` left, which is 2 seconds by default, or its whole duration if that is shorter.
    ///
    /// A post can be held while it waits, and a post that has been interrupted by another one stays held until it returns. The
    /// method has no effect on a post that is leaving for good, or has ended.
    ///
    /// Fingers, pointers and the focus of assistive technologies hold a post without this method. A context menu cancels
    /// the touch that opens it, so an app holds the post while its menu is open:
    ///
    /// ```swift
    /// func contextMenuInteraction(_: UIContextMenuInteraction, willDisplayMenuFor _: UIContextMenuConfiguration,
    ///     animator: (any UIContextMenuInteractionAnimating)?) { hold = post.hold() }
    /// ```
    ///
    /// - Returns: A token that holds the post. Keep a reference to it, since it ends when it is deallocated.
    public func hold() -> PostSuspension {
        let source = PostHold.token(PostManager.makeToken())
        manager?.hold(id, by: source, true)
        // The post may move to another manager meanwhile.
        return PostSuspension { [weak self] in
            if let self { manager?.hold(id, by: source, false) }
        }
    }

    // MARK: Content

    /// Replaces the content, duration, animation, severity, haptic and announcement of the post with those of another request,
    /// and restarts its time. The priority, the key, the closures and the rules for waiting stay the same.
    ///
    /// The presentation changes if `request` has one: its `presentation` replaces the previous one, its closures of
    /// `editPresentation(_:)` replace the previous closures, and the `Postable.presentation` of its value replaces that of the
    /// previous value. The precedence is the same as for a new post. So a presentation that the post was posted `as` still has
    /// precedence over the presentation of the value.
    ///
    /// A view that can show the new value (see `Postable.update(_:)`) stays. Otherwise a new view replaces it. Changes of size,
    /// position and style are animated if the request animates entrances, even while the post enters or the screen rotates. A
    /// post that a finger drags changes its position when it is released. A new transition applies to the exit.
    ///
    /// - Parameter request: The request with the new content and options. It isn't posted itself.
    /// - Returns: A Boolean value that indicates whether the post was updated. It is false, and nothing changes, if the post is
    ///   being removed, also while its removal waits for the end of its `minimumTime`, or has ended, or if another post shows or
    ///   waits to show the view of `request`. A post that is interrupted is updated, and shows the content when it returns.
    @discardableResult
    public func update(with request: PostRequest) -> Bool {
        manager?.update(id, with: request) ?? false
    }

    /// Replaces the content of the post with another value, and restarts its time. The duration, severity and presentation of
    /// the post change to those of the value, as with `update(with:)` for a request.
    ///
    /// - Parameter model: The value to show, such as a `Message`.
    /// - Returns: A Boolean value that indicates whether the post was updated. It is false, and nothing changes, if the post is
    ///   being removed or has ended.
    @discardableResult
    public func update(with model: some Postable) -> Bool {
        update(with: PostRequest(model))
    }

    /// Adapts the layout to a new size of the posted view. Call this method after the content of the view has changed its size.
    /// It has no effect while the post waits or leaves, or after it has ended.
    ///
    /// - Parameter animated: A Boolean value that indicates whether the change of layout is animated. The default is true.
    public func contentSizeDidChange(animated: Bool = true) {
        manager?.contentSizeDidChange(of: id, animated: animated)
    }

    // MARK: Internal

    /// Adapts the poster's layout to texts that the content has added, and announces them.
    package func contentDidChange() {
        contentSizeDidChange()
        manager?.announceChange(of: id)
    }

    /// Sets the action whose handler runs and which then ends the post; nil for none. If another post ends this one meanwhile, the
    /// action is the reason.
    func setChoice(_ choice: PostChoice?) {
        record?.setChoice(choice)
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
        manager?.records[id]?.presented?.announce(text)
    }

    /// Prepares the device for a haptic that is likely to follow.
    package func prepare(_ haptic: PostHaptic) {
        if manager?.haptics != nil { DeviceHaptics.shared.prepare(haptic) }
    }

    /// Performs the actions of a tap on the post or its backdrop. Later actions are performed even if one ends the post.
    func perform(_ actions: [PostPresentation.TouchResponse.Action], because reason: PostRemovalReason) {
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
    /// The post whose posted view is this view or an ancestor of it. It is nil if there is no such post, and after the post has
    /// ended.
    ///
    /// A view uses this property to end its own post:
    ///
    /// ```swift
    /// closeButton.addAction(UIAction { [weak self] _ in self?.enclosingPost?.remove() }, for: .touchUpInside)
    /// ```
    ///
    /// The post may be on screen or waiting. If a view is posted again while its previous post leaves, this property is the
    /// previous post until that post has left the screen. Meanwhile, `PostManager.post(of:)` returns the new post.
    public var enclosingPost: Post? {
        if let post = enclosingSlot?.post { return post }
        return sequence(first: self, next: \.superview).lazy.compactMap(PostManager.waitingPost).first
    }
}

/// A token that stops the time of posts until it is released or deallocated. `PostManager.suspend()` and `Post.hold()` return
/// tokens.
///
/// - The instance method `PostManager.suspend()` stops the time of all posts on screen of one manager, and no waiting post
///   enters. Posts with the option `ignoresSuspension` are excepted. The type method `PostManager.suspend()` does the same for
///   all managers of the app.
/// - `Post.hold()` stops the time of one post. Other posts aren't affected.
///
/// Keep a reference to the token, since it ends when it is deallocated. Several tokens may be active at once, and the time
/// continues after the last one has ended. Each post then has the time that it had left, but at least its
/// `PostOptions.timeAfterHold`, which is 2 seconds by default, or its whole duration if that is shorter.
public final class PostSuspension: Sendable {
    private let end: @MainActor @Sendable () -> Void

    init(end: @escaping @MainActor @Sendable () -> Void) {
        self.end = end
    }

    deinit {
        Task { @MainActor [end] in end() }
    }

    /// Ends the suspension or hold that this token stands for. Further calls have no effect.
    @MainActor
    public func release() {
        end()
    }
}
