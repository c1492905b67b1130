public import MessageStackView
public import UIKit

/// A poster that records the requested changes and adds no view to a screen. Its manager uses a `ManualPostClock`.
///
/// A test chooses when changes complete: at once, when the test calls `complete()`, or never.
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
    /// The way in which a poster completes changes.
    public enum Habit: Hashable, Sendable {
        /// A change completes before the call returns.
        case completesAtOnce
        /// A change completes when the test calls `complete()`.
        case completesWhenTold
        /// The poster drops the completion handler, which the manager treats as completion.
        case dropsTheCompletion
    }

    /// The way in which the poster completes the next changes.
    public var habit: Habit

    /// The recorded changes, oldest first.
    public private(set) var changes: [RecordedChange] = []

    /// The posted views, oldest first. A removed view stays until its change completes.
    public private(set) var views: [UIView] = []

    /// The texts of the posts on screen, oldest first, with one string for each of `views`.
    ///
    /// The string for a view contains its texts in reading order, separated by a comma and a space: "Upload failed, The
    /// server didn't respond" for a message with a title and a subtitle. It is the text that `PostManager.history` records.
    /// Titles of buttons and hidden views are left out, and an accessibility label replaces the text of its view. A view
    /// without text has an empty string.
    public var texts: [String] { views.map { PostSpeech.text(of: PostSpeech.texts(of: $0)) } }

    /// The values of all accepted posts, oldest first, whether they wait, are on screen or have ended. Refused requests, merged
    /// requests, and posts of views or controllers have no entry. A post that was updated has its last value. The poster retains
    /// the values of ended posts, and with them the handlers of their actions.
    public var values: [any Postable] {
        let unfinished = postManager.posts.compactMap { post in post.value.map { (id: post.id, value: $0) } }
        return (ended + unfinished).sorted { $0.id < $1.id }.map(\.value)
    }

    /// The clock of the poster's manager.
    public let clock = ManualPostClock()

    /// The manager. As on a post view, a drag removes each post, so that posts stay as long as there.
    public private(set) lazy var postManager: PostManager = {
        let manager = PostManager(poster: self, clock: clock)
        manager.gestureManager.defaultGestures = .pan
        return manager
    }()

    private var pending: [@MainActor () -> Void] = []
    /// The values of posts that have ended.
    private var ended: [(id: Post.ID, value: any Postable)] = []

    /// Creates a poster that completes changes in the given way.
    public init(_ habit: Habit = .completesAtOnce) {
        self.habit = habit
    }

    /// Completes all pending changes, oldest first.
    public func complete() {
        let pending = pending
        self.pending = []
        for completion in pending { completion() }
    }

    /// Returns those of `values` that have a type, oldest first.
    ///
    /// ```swift
    /// #expect(poster.values(of: Message.self).map(\.severity) == [.error])
    /// ```
    public func values<Value: Postable>(of type: Value.Type) -> [Value] { values.compactMap { $0 as? Value } }

    /// Chooses an action of a post on screen, as a tap on its button does, and waits for its handler.
    ///
    /// ```swift
    /// let post = try await poster.choose("retry")
    /// #expect(post.reason == .action(id: "retry"))
    /// ```
    ///
    /// The method returns after the handler. The post is then leaving or has ended, unless the handler threw an error or
    /// `PostAction.endsPost` is false. A thrown error is shown in the post, except `CancellationError`; this method doesn't
    /// rethrow it.
    ///
    /// - Parameter id: The identifier of the action. If several posts on screen have such an action, that of the newest one is
    ///   chosen. *Testing posts* lists the identifiers of built-in actions.
    /// - Returns: The post.
    /// - Throws: An error whose description lists the actions on screen, if none has the identifier, or if the action can't be
    ///   chosen: it is disabled, the handler of another one is running, or the form isn't valid.
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

    public func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let content = content(of: view)
        changes.append(RecordedChange(kind: .post, view: content, isAnimated: animated))
        views.append(content)
        finish(completion)
    }

    public func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let content = content(of: view)
        changes.append(RecordedChange(kind: .remove, view: content, isAnimated: animated))
        finish { [weak self] in
            self?.views.removeAll { $0 === content }
            completion()
        }
    }

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
    public func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        if reason.survivorID == nil, let value = post.value { ended.append((post.id, value)) }
    }
}
