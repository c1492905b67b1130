import UIKit

extension Poster {
    /// Posts a message about an action, with an Undo button. If the user presses the button, `undo` is called once. Otherwise,
    /// `commit` is called once when the post ends.
    ///
    /// ```swift
    /// photos.hide(selection)
    /// postView.post(undoable: "Photo deleted") { [library] in
    ///     await library.delete(selection)
    /// } undo: { [photos] in
    ///     photos.show(selection)
    /// }
    /// ```
    ///
    /// The action of the button has the identifier "undo". The message stays for 10 seconds, or longer for a long text, and twice
    /// as long while VoiceOver or Switch Control is running.
    ///
    /// If the user chooses Undo, `undo` is called immediately. If the post ends for any other reason, `commit` is called: if the
    /// post times out, is swiped away, replaced or refused, or if the view, window or scene that shows the post is gone. `commit`
    /// is called when the end of the post is decided, at the beginning of the exit. If several posts end together, their commits
    /// start in the order in which the posts were posted.
    ///
    /// When the app or, in an extension, the host app enters the background, the post ends, `commit` is called, and the system
    /// gives `commit` time to finish. If the process is terminated before the post ends, neither closure is called.
    ///
    /// If `edit` sets a key, and the action of an earlier post with that key can still be undone, the two actions are combined: the
    /// earlier post keeps its presentation, shows the new text and restarts its time on screen. When this post ends, either all
    /// `commit` closures are called, in the order of the calls of this method, or all `undo` closures, in the reverse order.
    ///
    /// - Parameters:
    ///   - text: The text, which describes the action that can be undone.
    ///   - presentation: The presentation of a new post. The default is nil, which uses the presentation of
    ///     `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or other object that shows the post). An
    ///     earlier post keeps its presentation.
    ///   - edit: A closure that edits the request before it is posted, for example its `key` or `duration`. It can be called more
    ///     than once. The default does nothing.
    ///   - commit: A closure that makes the action final. It is called once if the action isn't undone, also if the request is
    ///     refused.
    ///   - undo: A closure that reverses the action. It is called once if the user presses Undo.
    /// - Returns: A handle to the post. If the action is combined with earlier ones, it is the handle to the earlier post. If the
    ///   request was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(
        undoable text: String,
        as presentation: PostPresentation? = nil,
        request edit: @MainActor (inout PostRequest) -> Void = { _ in },
        commit: @escaping @MainActor @Sendable () async -> Void,
        undo: @escaping @MainActor @Sendable () -> Void
    ) -> Post {
        post(undoable: { _ in text }, as: presentation, request: edit, commit: commit, undo: undo)
    }

    /// Posts a message with an Undo button about one or several actions that can be undone, with a text that depends on their
    /// number.
    ///
    /// Apart from the text, the method behaves like `post(undoable:as:request:commit:undo:)` with a string: it calls either
    /// `commit` or `undo` once. If an earlier post of such actions has the same key and can still be undone, the new action is
    /// added to that post.
    ///
    /// ```swift
    /// postView.post(undoable: { String(localized: "\($0) photos deleted") }, request: { $0.key = "deletion" }) {
    ///     [library] in
    ///     await library.delete(photo)
    /// } undo: { [photos] in
    ///     photos.show(photo)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: A closure that returns the text for the number of combined actions, which is at least 1. The closure can be called
    ///     more than once, and should follow the plural rules of the language.
    ///   - presentation: The presentation of a new post. The default is nil, which uses the presentation of
    ///     `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or other object that shows the post). An
    ///     earlier post keeps its presentation.
    ///   - edit: A closure that edits the request before it is posted, for example its `key` or `duration`. It can be called more
    ///     than once. The default does nothing.
    ///   - commit: A closure that makes the action final. It is called once if the action isn't undone, also if the request is
    ///     refused.
    ///   - undo: A closure that reverses the action. It is called once if the user presses Undo.
    /// - Returns: A handle to the post. If the action is combined with earlier ones, it is the handle to the earlier post. If the
    ///   request was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(
        undoable text: @escaping @MainActor @Sendable (_ count: Int) -> String,
        as presentation: PostPresentation? = nil,
        request edit: @MainActor (inout PostRequest) -> Void = { _ in },
        commit: @escaping @MainActor @Sendable () async -> Void,
        undo: @escaping @MainActor @Sendable () -> Void
    ) -> Post {
        let step = UndoGroup.Step(commit: commit, undo: undo)
        let group = UndoGroup(step, title: postManager.strings.undo)
        var request = group.request(text, edit)
        if let key = request.key, let post = gather(step, key, text, edit) { return post }
        // An earlier post that is leaving isn't a duplicate.
        request.duplicatePolicy = .post
        let post = post(request, as: presentation)
        group.follow(post)
        return post
    }

    /// Adds a step to the post with a key whose actions can still be undone.
    ///
    /// - Returns: The post; nil if there is none.
    private func gather(
        _ step: UndoGroup.Step, _ key: PostKey, _ text: @MainActor (Int) -> String,
        _ edit: @MainActor (inout PostRequest) -> Void
    ) -> Post? {
        postManager.posts(withKey: key).first { UndoGroup.ofPost($0)?.add(step, to: $0, text, edit) == true }
    }
}

/// The actions that one post can undo, and their outcome.
@MainActor
private final class UndoGroup {
    /// One action: the closure that makes it final, and the one that reverses it.
    struct Step {
        let commit: @MainActor @Sendable () async -> Void
        let undo: @MainActor @Sendable () -> Void
    }

    private static let actionID = "undo"

    /// The groups whose outcome isn't decided.
    private static var open: [Post.ID: UndoGroup] = [:]

    /// The groups that will be committed after the current event, in which several posts may end.
    private static var decided: [Post.ID: UndoGroup] = [:]

    /// Ends the posts when the app or, in an extension, the host app enters the background.
    private static let observer = NotificationObservers([
        UIApplication.didEnterBackgroundNotification: { _ in removeAll() },
        BackgroundActivity.extensionHostDidEnterBackground: { _ in removeAll() },
    ])

    private static func removeAll() {
        for id in open.keys.sorted() { open[id]?.post?.remove(animated: false) }
    }

    private weak var post: Post?
    /// The title of the button that undoes the actions.
    private let title: String
    private var steps: [Step]
    /// Whether the steps are committed or undone.
    private var isDecided = false

    init(_ step: Step, title: String) {
        steps = [step]
        self.title = title
    }

    /// Returns the group of a post; nil if its outcome is decided, or if it shows nothing to undo.
    static func ofPost(_ post: Post) -> UndoGroup? { open[post.id] }

    /// Adds a step, and shows the text for the new number of steps.
    ///
    /// - Returns: A Boolean value that indicates whether the step was added. It isn't if the outcome is decided, or if
    ///   the post is about to leave, so that the user can't choose Undo any more.
    func add(
        _ step: Step, to post: Post, _ text: @MainActor (Int) -> String, _ edit: @MainActor (inout PostRequest) -> Void
    ) -> Bool {
        guard !isDecided else { return false }
        steps.append(step)
        if post.update(with: request(text, edit)) { return true }
        steps.removeLast()
        return false
    }

    /// Returns a request for the current number of steps.
    func request(_ text: @MainActor (Int) -> String, _ edit: @MainActor (inout PostRequest) -> Void) -> PostRequest {
        var undo = PostAction(title, id: Self.actionID)
        undo.shouldRun = { [weak self] in
            self?.undo()
            return true
        }
        undo.isShownInPill = true
        let text = text(steps.count)
        var request = PostRequest(reading: Message(text, actions: [undo]))
        // Without an answer, the action is final. So the message may time out although it has a button.
        request.duration = .seconds(max(PostAction.minimumDuration, PostDuration.readingTime(of: text)))
        edit(&request)
        return request
    }

    /// Commits the steps when the end of the post is decided. The post also ends when the app enters the background.
    func follow(_ post: Post) {
        let id = post.id
        self.post = post
        Self.open[id] = self
        _ = Self.observer
        post.whenEndIsDecided {
            Self.open[id] = nil
            guard !self.isDecided else { return }
            self.isDecided = true
            Self.commitSoon(self, of: id)
        }
    }

    private func undo() {
        guard !isDecided else { return }
        isDecided = true
        for step in steps.reversed() { step.undo() }
    }

    /// Commits the steps of a group after the current event, with those of other groups whose posts end in the same event: the
    /// oldest post is first, and none waits for the commits of another. The system lets them finish in the background.
    private static func commitSoon(_ group: UndoGroup, of id: Post.ID) {
        decided[id] = group
        guard decided.count == 1 else { return }
        BackgroundActivity.run("Committing actions that can't be undone any more") {
            let groups = decided.sorted { $0.key < $1.key }.map(\.value)
            decided = [:]
            let tasks = groups.map { group in
                Task {
                    for step in group.steps { await step.commit() }
                }
            }
            for task in tasks { await task.value }
        }
    }
}
