public import MessageStackView
public import UIKit

/// A poster for tests: an object on which an app posts. It records the entrances, updates and exits of posts, and adds no view to
/// a screen. Its `postManager` uses a ``ManualPostClock``.
///
/// An entrance or exit completes at once, unless the test passes another ``Habit`` to the initializer: with `.completesWhenTold`, it
/// completes when the test calls `complete()`.
///
/// ```swift
/// let poster = RecordingPoster()
/// model.messages = poster
/// model.save()
/// #expect(poster.texts == ["Saved"])
/// poster.clock.advance(by: 5)
/// #expect(poster.views.isEmpty)
/// ```
@MainActor
public final class RecordingPoster: Poster, UIViewPoster {
    /// The time at which a ``RecordingPoster`` completes the entrances and exits that its manager requests.
    public enum Habit: Hashable, Sendable {
        /// The habit of a `RecordingPoster` that completes each entrance and exit at once, before the manager's call returns.
        case completesAtOnce
        /// The habit of a `RecordingPoster` that completes entrances and exits only when the test calls `complete()`.
        case completesWhenTold
        /// The habit of a `RecordingPoster` that releases the completion closures of entrances and exits without calling them.
        /// The manager treats such a change as completed.
        case dropsTheCompletion
    }

    /// The time at which this recording poster completes entrances and exits that are requested from now on. `init(_:)` sets it,
    /// by default to `.completesAtOnce`.
    public var habit: Habit

    /// The entrances, updates and exits of posts that `postManager` has requested, oldest first.
    public private(set) var changes: [RecordedChange] = []

    /// The posted views that would be on screen, oldest first. A view whose post is removed is among them until its exit
    /// completes.
    public private(set) var views: [UIView] = []

    /// The texts of the posts that would be on screen, oldest first. There is one string for each of `views`.
    ///
    /// The string contains the texts of the view in reading order, separated by a comma and a space: "Upload failed, The
    /// server didn't respond" for a message with a title and a subtitle. `PostManager.history` records the same text. Titles
    /// of buttons and hidden views are left out, and an accessibility label replaces the text of its view. The string for a
    /// view without text is empty.
    public var texts: [String] { views.map { PostSpeech.text(of: PostSpeech.texts(of: $0)) } }

    /// The values of all accepted posts, oldest first, whether the posts wait, are on screen or have ended. Refused requests,
    /// requests that were merged into other posts, and posts of views or controllers have no entry. A post that was updated
    /// has its last value.
    ///
    /// This recording poster retains the values of ended posts, and therefore the handlers of their actions.
    public var values: [any Postable] {
        let unfinished = postManager.posts.compactMap { post in post.value.map { (id: post.id, value: $0) } }
        return (ended + unfinished).sorted { $0.id < $1.id }.map(\.value)
    }

    /// The clock of `postManager`. A test advances it with `advance(by:)`.
    public let clock = ManualPostClock()

    /// The manager that decides when posts enter and leave. As in a `PostView`, `PostGestures.pan` is enabled for each post, so
    /// that posts with the duration `.automatic` have the same duration as in a `PostView`.
    public private(set) lazy var postManager: PostManager = {
        let manager = PostManager(poster: self, clock: clock)
        manager.gestureManager.defaultGestures = .pan
        return manager
    }()

    private var pending: [@MainActor () -> Void] = []
    /// The values of posts that have ended.
    private var ended: [(id: Post.ID, value: any Postable)] = []

    /// Creates a recording poster without posts.
    ///
    /// - Parameter habit: The time at which the poster completes entrances and exits. The default is `.completesAtOnce`.
    public init(_ habit: Habit = .completesAtOnce) {
        self.habit = habit
    }

    /// Completes all pending entrances and exits, oldest first. They are pending only if they were requested while `habit` was
    /// `.completesWhenTold`.
    public func complete() {
        let pending = pending
        self.pending = []
        for completion in pending { completion() }
    }

    /// Returns the elements of `values` that have a type, oldest first.
    ///
    /// ```swift
    /// #expect(poster.values(of: Message.self).map(\.severity) == [.error])
    /// ```
    ///
    /// - Parameter type: The type, such as `Message.self`.
    public func values<Value: Postable>(of type: Value.Type) -> [Value] { values.compactMap { $0 as? Value } }

    /// Chooses an action of a post on screen, as a tap on its button does, and waits for its handler.
    ///
    /// ```swift
    /// let post = try await poster.choose("retry")
    /// #expect(post.reason == .action(id: "retry"))
    /// ```
    ///
    /// When the handler has returned, the post is leaving or has ended. If the handler throws an error, or if
    /// `PostAction.endsPost` is false, the post doesn't end. The post shows the thrown error, unless it is a cancellation. This
    /// method doesn't rethrow it.
    ///
    /// - Parameter id: The identifier of the action. If several posts on screen have such an action, that of the newest post
    ///   is chosen. *Testing posts* lists the identifiers of built-in actions.
    /// - Returns: The post with the action.
    /// - Throws: An error if no post on screen has such an action, whose description lists the actions on screen, or if the
    ///   action can't be chosen, because it is disabled, because the handler of another action is running, or because the form
    ///   isn't valid.
    @discardableResult
    public func choose(_ id: PostAction.ID) async throws -> Post {
        let offers = postManager.currentPosts.reversed().filter { $0.phase != .leaving }.flatMap { post in
            (post.view.map(Self.actionsViews) ?? []).map { (post: post, view: $0) }
        }
        guard let offer = offers.first(where: { $0.view.actions.contains { $0.id == id } }) else {
            let ids = offers.flatMap(\.view.actions).map { "“\($0.id)”" }
            let list = ids.isEmpty ? "There are no actions." : "The actions are \(ids.joined(separator: ", "))."
            throw PostFailure(description: "No post on screen has an action “\(id)”. \(list)")
        }
        guard offer.view.choose(id) else {
            let reason = "It is disabled, a handler runs, or the form isn't valid."
            throw PostFailure(description: "The action “\(id)” can't be chosen. \(reason)")
        }
        await offer.view.handlerTask?.value
        return offer.post
    }

    // MARK: - UIViewPoster

    /// Records the entrance of a posted view, and completes it according to `habit`. `postManager` calls this method; a test
    /// needn't call it.
    ///
    /// - Parameters:
    ///   - view: The `PostSlot` around the posted view.
    ///   - animated: A Boolean value that indicates whether the entrance is animated.
    ///   - completion: The closure that completes the change.
    public func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let content = content(of: view)
        changes.append(RecordedChange(kind: .post, view: content, isAnimated: animated))
        views.append(content)
        finish(completion)
    }

    /// Records the exit of a posted view, and completes it according to `habit`. `postManager` calls this method; a test needn't
    /// call it.
    ///
    /// - Parameters:
    ///   - view: The `PostSlot` around the posted view.
    ///   - animated: A Boolean value that indicates whether the exit is animated.
    ///   - completion: The closure that completes the change.
    public func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let content = content(of: view)
        changes.append(RecordedChange(kind: .remove, view: content, isAnimated: animated))
        finish { [weak self] in
            self?.views.removeAll { $0 === content }
            completion()
        }
    }

    /// Records an update of a posted view. `postManager` calls this method; a test needn't call it.
    ///
    /// - Parameters:
    ///   - view: The `PostSlot` around the posted view.
    ///   - animated: A Boolean value that indicates whether the change of the layout is animated.
    public func update(view: UIView, animated: Bool) {
        changes.append(RecordedChange(kind: .update, view: content(of: view), isAnimated: animated))
    }

    // MARK: - Private

    /// Returns the views with the actions of a post.
    private static func actionsViews(in view: UIView) -> [PostActionsView] {
        (view as? PostActionsView).map { [$0] } ?? view.subviews.flatMap(actionsViews)
    }

    private func content(of view: UIView) -> UIView { (view as? PostSlot)?.content ?? view }

    private func finish(_ completion: @escaping @MainActor () -> Void) {
        switch habit {
        case .completesAtOnce: completion()
        case .completesWhenTold: pending.append(completion)
        case .dropsTheCompletion: break
        }
    }
}

// MARK: - PostManagerDelegate

extension RecordingPoster: PostManagerDelegate {
    /// Records the value of a post that has ended, for `values`. `postManager` calls this method; a test needn't call it.
    ///
    /// - Parameters:
    ///   - postManager: The manager of this recording poster.
    ///   - post: The post that has ended.
    ///   - reason: The reason for the end.
    public func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        if let value = post.value { ended.append((post.id, value)) }
    }
}
