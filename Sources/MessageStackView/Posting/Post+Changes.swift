public import UIKit

extension Post {
    /// The manager; nil once the end was reported, or the manager is gone.
    private var manager: PostManager? { record?.manager }

    var record: PostRecord? { owner as? PostRecord }

    // MARK: Identity

    /// The key by which the app finds, counts and removes the post; nil if neither its `PostRequest` nor the default options set
    /// a key. The key can still be read after the post has ended.
    public var key: PostKey? { record?.request.options.key ?? ending?.key }

    /// The rank of the post among waiting posts, which its `PostRequest`, the posted value or the default options determine. The
    /// default is `.normal`. The rank can still be read after the post has ended.
    public var priority: PostPriority { record?.request.options.priority ?? ending?.priority ?? .normal }

    /// The posted value, such as a `Message`, which the post shows or will show. It is nil for a post of a view or view
    /// controller, and for a refused request. When the post has ended, the property becomes nil, after the delegate and all
    /// closures were called.
    public var value: (any Postable)? { record?.request.content.model }

    /// The severity of the post, such as `.error`; nil if neither its `PostRequest`, the posted value nor the default options set
    /// one. The severity can still be read after the post has ended.
    public var severity: PostSeverity? { record?.request.options.severity ?? ending?.severity }

    /// The text in the posted view, without text that the user has entered. Before the view is made, the text is the
    /// `Postable.summary` of the posted value. The text is empty if there is neither a view nor a summary. The text can still be
    /// read after the post has ended.
    public var text: String { record?.text ?? ending?.text ?? "" }

    /// The name of the type of the posted value or view; nil for a post that never had a request.
    var contentType: String? { (record?.request.content.type ?? ending?.contentType).map { String(describing: $0) } }

    // MARK: History

    /// A Boolean value that indicates whether the post is on screen, or was at any time before it ended.
    public var wasShown: Bool { record?.wasShown ?? ending?.wasShown ?? false }

    /// The number of seconds for which the user has been able to see the post so far, in all its appearances on screen. After the
    /// post has ended, the property keeps its final value. The value is 0 for a post that was never shown.
    ///
    /// The seconds pass from the end of the entrance to the beginning of the exit, also for a post that doesn't time out. They
    /// don't pass while other views cover a post that times out, while the post is behind another one of a deck, is in no window
    /// or has no size, while its scene is in the background, while its scene fills the screen and isn't active, or during a
    /// suspension (see `PostManager.suspend()`). Unlike `timeLeft`, they pass while a finger, a pointer, the focus of an
    /// assistive technology, an expanded deck or a token of `hold()` holds the post. An update doesn't restart them, and
    /// `PostEnvironment.durationScale` has no effect on them.
    public var timeShown: TimeInterval { record?.timeShown ?? ending?.timeShown ?? 0 }

    /// The time at which the post ended or was refused, in seconds on the clock of its `PostManager`. The starting point of the
    /// clock isn't defined, so only differences between the times of two posts are meaningful. The property is nil until the post
    /// ends.
    public var endTime: TimeInterval? { ending?.time }

    // MARK: Time

    /// The number of seconds on screen until the post times out. It decreases while the post is shown, and stops while, for
    /// example, a finger is on the post. The property is nil for a post without a time limit, and for one that is leaving or has
    /// ended. A post with the duration `.automatic` has a time limit only once its view has been made, so the property is nil
    /// while such a post waits for its first entrance.
    public var timeLeft: TimeInterval? { manager?.timeLeft(of: id) }

    /// The time on screen that the post has left at this moment, with the fraction of the whole time and whether the time is
    /// running. It is nil if the post doesn't time out, is leaving, or has ended.
    public var countdown: Post.Countdown? { manager?.countdown(of: id) }

    /// An asynchronous stream of the post's countdown. Each access creates a new stream. The stream yields the current countdown
    /// first, and a new one when the time starts, stops, restarts, is extended, or is scaled by `PostEnvironment.durationScale`.
    /// It yields nil when the post no longer has a time limit, or begins to leave. The stream finishes when the post ends.
    ///
    /// The stream doesn't yield a value for each frame: an indicator animates from ``Post/Countdown/fraction`` to 0 in
    /// ``Post/Countdown/timeLeft`` seconds while ``Post/Countdown/isRunning`` is true. If several values are yielded before
    /// they are read, only the newest is kept.
    public var countdownUpdates: AsyncStream<Post.Countdown?> {
        guard let manager, owner?.hasReportedEnd == false else { return AsyncStream { $0.finish() } }
        return makeCountdownStream(startingWith: manager.observeCountdown(of: id))
    }

    /// Extends the time that the post has left on screen. A waiting post gets a longer duration. The method has no effect on a
    /// post that doesn't time out, is leaving, or has ended.
    ///
    /// - Parameter seconds: The number of seconds to add. A negative number shortens the time. If no time is left on screen, the
    ///   post leaves. `PostEnvironment.durationScale` doesn't multiply the number.
    public func extend(by seconds: TimeInterval) {
        manager?.extend(id, by: seconds)
    }

    /// Restarts the post's time on screen from its full duration. Seconds that `extend(by:)` added while the post was on screen
    /// are lost. The method has no effect on a post that doesn't time out or has ended.
    public func restartTimer() {
        manager?.restart(id)
    }

    /// Sets the post's time on screen. The new time starts now or, if the post hasn't entered yet, at the end of its entrance.
    /// The method has no effect on a post that has ended.
    ///
    /// - Parameter duration: The new duration. With `.untilRemoved`, the post stays until it is removed.
    public func setDuration(_ duration: PostDuration) {
        manager?.setDuration(duration, of: id)
    }

    /// Stops the post's time until the returned token is released or deallocated. When the time of a post on screen continues, at
    /// least `PostOptions.timeAfterHold` is left, which is 2 seconds by default, or the whole duration of the post if that is
    /// shorter.
    ///
    /// A post can also be held while it waits. If another post interrupts a held post, the post is still held when it returns.
    /// The method has no effect on a post that is leaving for good, or has ended.
    ///
    /// Fingers, pointers and the focus of assistive technologies stop the time of a post without this method. But a context menu
    /// cancels the touch that opens the menu. So an app calls this method while its own menu for the post is open:
    ///
    /// ```swift
    /// func contextMenuInteraction(_: UIContextMenuInteraction, willDisplayMenuFor _: UIContextMenuConfiguration,
    ///     animator: (any UIContextMenuInteractionAnimating)?) { hold = post.hold() }
    /// ```
    ///
    /// - Returns: A token that keeps the time stopped. Keep a reference to the token, since the time continues when it is
    ///   deallocated.
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
    /// and restarts the time of the post. The priority, the key, the closures for events, such as those of `onTap(_:)` and
    /// `onEnd(_:)`, and the rules for waiting, such as `PostOptions.precedence`, stay the same.
    ///
    /// The presentation has three sources: the `presentation` of the request, its closures of `editPresentation(_:)`, and the
    /// `Postable.presentation` of its value. Each of these sources that `request` has replaces the previous one of the post. The
    /// order of precedence is the same as for a new post. So a presentation that was passed to the posting method as the argument
    /// `as` still has precedence over the presentation of the value.
    ///
    /// If the current view can show the new value (see `Postable.update(_:)`), the post keeps this view. Otherwise a new view
    /// replaces it. Changes of size, position and style are animated if the request animates entrances, even while the post
    /// enters or the screen rotates. A post that a finger drags changes its position when the finger releases the post. A new
    /// transition applies to the exit.
    ///
    /// - Parameter request: The request with the new content and options. It doesn't become a post of its own.
    /// - Returns: A Boolean value that indicates whether the post was updated. It is false, and nothing changes, if the post has
    ///   ended or is being removed (even if its removal waits for the end of its `PostOptions.minimumTime`), or if another post
    ///   shows or waits to show the view of `request`. A post that another post interrupts (see `PostPrecedence.interrupt`) is
    ///   updated, and shows the content when it returns.
    @discardableResult
    public func update(with request: PostRequest) -> Bool {
        manager?.update(id, with: request) ?? false
    }

    /// Replaces the content of the post with another value, and restarts the time of the post. The duration, severity and
    /// presentation of the post change to those of the value, as with `update(with:)` for a request.
    ///
    /// - Parameter model: The value to show, such as a `Message`.
    /// - Returns: A Boolean value that indicates whether the post was updated. It is false, and nothing changes, if the post is
    ///   being removed or has ended.
    @discardableResult
    public func update(with model: some Postable) -> Bool {
        update(with: PostRequest(model))
    }

    /// Adapts the layout of the post to a new size of the posted view. Call this method after the size of the view's content has
    /// changed. The method has no effect while the post waits or leaves, or after it has ended.
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
    /// The post whose posted view is this view or an ancestor of it. It is nil if the view isn't in a post, or if the post has
    /// ended.
    ///
    /// A view uses this property to end its own post:
    ///
    /// ```swift
    /// closeButton.addAction(UIAction { [weak self] _ in self?.enclosingPost?.remove() }, for: .touchUpInside)
    /// ```
    ///
    /// The post may be on screen or waiting. If a view is posted again while its previous post leaves, this property is the
    /// previous post until that post has left the screen, whereas `PostManager.post(of:)` already returns the new post.
    public var enclosingPost: Post? {
        if let post = enclosingSlot?.post { return post }
        return sequence(first: self, next: \.superview).lazy.compactMap(PostManager.waitingPost).first
    }
}

/// A token that stops the time of posts until the token is released or deallocated. `PostManager.suspend()` and `Post.hold()`
/// return tokens.
///
/// - The instance method `PostManager.suspend()` stops the time of all posts on screen of one manager, and no waiting post
///   enters. Posts with the option `PostOptions.ignoresSuspension` aren't affected. The type method `PostManager.suspend()` does
///   the same for all managers of the app.
/// - `Post.hold()` stops the time of one post. Other posts aren't affected.
///
/// Keep a reference to the token, since the time continues when the token is deallocated. If several tokens are active, the time
/// continues when the last of them is released or deallocated. Each post then has the time that it had left, but at least its
/// `PostOptions.timeAfterHold`, which is 2 seconds by default, or its whole duration if that is shorter.
public final class PostSuspension: Sendable {
    private let end: @MainActor @Sendable () -> Void

    init(end: @escaping @MainActor @Sendable () -> Void) {
        self.end = end
    }

    deinit {
        Task { @MainActor [end] in end() }
    }

    /// Ends the suspension or the hold for which `PostManager.suspend()` or `Post.hold()` returned this token. Further calls have
    /// no effect.
    @MainActor
    public func release() {
        end()
    }
}
