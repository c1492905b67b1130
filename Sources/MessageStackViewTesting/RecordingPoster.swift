public import MessageStackView
public import UIKit

/// A poster for tests. Like a `PostView`, it is an object on which an app posts. It records the entrances, updates and exits of
/// posts, and shows no view on a screen. Its `postManager` uses a ``ManualPostClock``.
///
/// By default, an entrance or exit completes at once. If the test passes the ``Habit`` `.completesWhenTold` to the initializer, an
/// entrance or exit completes when the test calls `complete()`.
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
    /// The way in which a ``RecordingPoster`` completes the entrances and exits that its `postManager` requests.
    public enum Habit: Hashable, Sendable {
        /// Completes each entrance and exit at once, during the call with which the `PostManager` requests it.
        case completesAtOnce
        /// Completes entrances and exits only when the test calls `complete()`.
        case completesWhenTold
        /// Releases the completion closures of entrances and exits without calling them, as a faulty poster does. The `PostManager`
        /// treats such an entrance or exit as completed, but `RecordingPoster.views` still contains the view after the exit.
        case dropsTheCompletion
    }

    /// The way in which this recording poster completes entrances and exits. The default is `.completesAtOnce`. A change applies to
    /// entrances and exits that are requested afterward.
    public var habit: Habit

    /// The entrances, updates and exits of posts that `postManager` requested, oldest first.
    public private(set) var changes: [RecordedChange] = []

    /// The posted views that would be on screen, oldest first. When a post is removed, its view stays in the array until the exit
    /// completes.
    public private(set) var views: [UIView] = []

    /// The texts of the posts that would be on screen, oldest first. The array has one string for each view in `views`.
    ///
    /// A string contains the texts of a view in reading order, separated by a comma and a space, such as "Upload failed, The server
    /// didn't respond" for a message with a title and a subtitle. `PostManager.history` records the same string. Titles of buttons
    /// and texts of hidden views are left out. If a view has an accessibility label, the label replaces its text. The string for a
    /// view without text is empty.
    public var texts: [String] { views.map { PostSpeech.text(of: PostSpeech.texts(of: $0)) } }

    /// The values that were posted, such as messages, oldest first, whether their posts wait, are on screen or have ended. The
    /// value of a refused request, or of a request that was merged into another post, isn't included. A post of a view or a view
    /// controller has no value. If a post was updated, the array contains its last value.
    ///
    /// This recording poster retains the values of ended posts, and thus also the handlers of their actions.
    public var values: [any Postable] {
        let unfinished = postManager.posts.compactMap { post in post.value.map { (id: post.id, value: $0) } }
        return (ended + unfinished).sorted { $0.id < $1.id }.map(\.value)
    }

    /// The clock of `postManager`. A test advances it with `advance(by:)`.
    public let clock = ManualPostClock()

    /// The manager that decides when posts enter and leave. As in a `PostView`, each post counts as removable by a drag, so that
    /// posts with the duration `.automatic` stay on screen as long as in a `PostView`.
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
    /// - Parameter habit: The way in which the poster completes entrances and exits. The default is `.completesAtOnce`.
    public init(_ habit: Habit = .completesAtOnce) {
        self.habit = habit
    }

    /// Completes all pending entrances and exits, oldest first. An entrance or exit is pending only if it was requested while
    /// `habit` was `.completesWhenTold`. One that is requested during this call stays pending until the next call.
    public func complete() {
        let pending = pending
        self.pending = []
        for completion in pending { completion() }
    }

    /// Returns the posted values of a type, oldest first: the elements of `values` that have this type.
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
    /// When this method returns, the post is usually leaving or has ended. If the handler of the action threw an error, or if
    /// `PostAction.endsPost` is false, the post stays. The post shows the error, unless the error is a cancellation. This method
    /// doesn't rethrow the error.
    ///
    /// - Parameter id: The identifier of the action. If several posts on screen have an action with this identifier, the action of
    ///   the newest post is chosen. The article *Testing posts* lists the identifiers of built-in actions.
    /// - Returns: The post with the action.
    /// - Throws: An error if no post on screen has an action with this identifier; the description of the error lists the actions
    ///   on screen. Also an error if the action can't be chosen: it is disabled, the form has an invalid value, or a handler is
    ///   running, during which only another action with the role `.cancel` can be chosen.
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

    /// Records the entrance of a posted view, and completes it according to `habit`. The `postManager` calls this method. A test
    /// needn't call it.
    ///
    /// - Parameters:
    ///   - view: The `PostSlot` around the posted view.
    ///   - animated: A Boolean value that indicates whether the entrance is animated.
    ///   - completion: A closure that tells the manager that the entrance or exit has ended.
    public func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let content = content(of: view)
        changes.append(RecordedChange(kind: .post, view: content, isAnimated: animated))
        views.append(content)
        finish(completion)
    }

    /// Records the exit of a posted view, and completes it according to `habit`. The `postManager` calls this method. A test
    /// needn't call it.
    ///
    /// - Parameters:
    ///   - view: The `PostSlot` around the posted view.
    ///   - animated: A Boolean value that indicates whether the exit is animated.
    ///   - completion: A closure that tells the manager that the entrance or exit has ended.
    public func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let content = content(of: view)
        changes.append(RecordedChange(kind: .remove, view: content, isAnimated: animated))
        finish { [weak self] in
            self?.views.removeAll { $0 === content }
            completion()
        }
    }

    /// Records an update of a posted view. The `postManager` calls this method. A test needn't call it.
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
    /// Records the value of a post that ended, so that `values` still contains it. The `postManager` calls this method. A test
    /// needn't call it.
    ///
    /// - Parameters:
    ///   - postManager: The manager of this recording poster.
    ///   - post: The post that ended.
    ///   - reason: The reason for the end.
    public func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        if let value = post.value { ended.append((post.id, value)) }
    }
}
