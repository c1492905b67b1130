#if canImport(SwiftUI)
    public import SwiftUI

    /// An action that posts from a SwiftUI view, on the scene that contains the view. The view gets the action from its
    /// environment, as `post`.
    ///
    /// ```swift
    /// struct Editor: View {
    ///     @Environment(\.post) private var post
    ///
    ///     var body: some View {
    ///         Button("Save") { post(Message(.success, "Saved")) }
    ///     }
    /// }
    /// ```
    ///
    /// The action knows the scene in views inside a view with a modifier `poster(_:)`, `post(isPresented:)`, `post(item:)` or
    /// `post(error:)`. If your app uses the action without these modifiers, add `.poster()` to the root view of each scene. In
    /// other views, the action posts on the scene that the user used last, which can be the wrong scene if several scenes are
    /// active; see `UIApplication.postView`. If the library hasn't found a scene yet, the post waits for the next scene that
    /// becomes active.
    public struct PostingAction: Sendable {
        /// The place of the view; nil if the view isn't inside one that knows its scene.
        let place: PostPlace?

        nonisolated init(_ place: PostPlace?) {
            self.place = place
        }

        /// The poster: the object that shows the posts of the action. It is the poster that the modifier `poster(_:)` sets or,
        /// without that modifier, the `postView` of the scene. If the action doesn't know the scene of its view, the poster is
        /// `UIApplication.postView`.
        @MainActor
        public var poster: any Poster {
            if let poster = place?.poster { return poster }
            place?.adviseOnScene()
            let host = WindowHost.all.hostInUse()
            if place == nil, host.scene == nil {
                PostMisuse.advise(
                    .unknownScene,
                    "A view posts on an unknown scene, so its post waits until a scene becomes active. Add .poster() to the root view."
                )
            }
            return host.postView
        }

        /// The poster, with the theme of the view.
        @MainActor
        private var target: any Poster {
            guard let place else { return poster }
            return ThemedPoster(poster: poster, source: place.themeSource)
        }

        /// Posts a value, such as a `Message`. The post enters the screen at once or, if there is no room, waits.
        ///
        /// - Parameters:
        ///   - model: The value to show, such as a `Message`.
        ///   - presentation: The presentation of the post. The default is nil, which uses the first of these that is set: the
        ///     presentation of the value, of `PostManager.defaults`, or of the poster (the `PostView` or other object that shows
        ///     the post).
        /// - Returns: A handle to the post. If the request was merged into another post (see `PostDuplicatePolicy`), it is the
        ///   handle to that post. If the request was refused, the post has already ended, and its `refusal` says why.
        @MainActor @discardableResult
        public func callAsFunction(_ model: some Postable, as presentation: PostPresentation? = nil) -> Post {
            target.post(model, as: presentation)
        }

        /// Posts a value, such as a `Message`, with options for this post. The post enters the screen at once or, if there is no
        /// room, waits.
        ///
        /// ```swift
        /// Button("Save") { post(Message(.success, "Saved")) { $0.duration = .seconds(8) } }
        /// ```
        ///
        /// - Parameters:
        ///   - model: The value to show, such as a `Message`.
        ///   - presentation: The presentation of the post. The default is nil, which uses the first of these that is set: the
        ///     presentation of the value, of `PostManager.defaults`, or of the poster (the `PostView` or other object that shows
        ///     the post).
        ///   - edit: A closure that edits the request, such as its `key` or `duration`, before the request is posted.
        /// - Returns: A handle to the post. If the request was merged into another post (see `PostDuplicatePolicy`), it is the
        ///   handle to that post. If the request was refused, the post has already ended, and its `refusal` says why.
        @MainActor @discardableResult
        public func callAsFunction(
            _ model: some Postable, as presentation: PostPresentation? = nil,
            request edit: @MainActor (inout PostRequest) -> Void
        ) -> Post {
            target.post(model, as: presentation, request: edit)
        }

        /// Posts a text as a ``Message`` that has only a title. The post enters the screen at once or, if there is no room, waits.
        ///
        /// - Parameters:
        ///   - text: The title of the message.
        ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of
        ///     `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or other object that shows the post).
        /// - Returns: A handle to the post. If the request was refused, the post has already ended, and its `refusal` says why.
        @MainActor @discardableResult
        public func callAsFunction(_ text: String, as presentation: PostPresentation? = nil) -> Post {
            target.post(text, as: presentation)
        }

        /// Posts a text as a ``Message`` that has only a title, with options for this post. The post enters the screen at once or,
        /// if there is no room, waits.
        ///
        /// - Parameters:
        ///   - text: The title of the message.
        ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of
        ///     `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or other object that shows the post).
        ///   - edit: A closure that edits the request, such as its `key` or `duration`, before the request is posted.
        /// - Returns: A handle to the post. If the request was refused, the post has already ended, and its `refusal` says why.
        @MainActor @discardableResult
        public func callAsFunction(
            _ text: String, as presentation: PostPresentation? = nil,
            request edit: @MainActor (inout PostRequest) -> Void
        ) -> Post {
            target.post(text, as: presentation, request: edit)
        }

        /// Posts a request. Its post enters the screen at once or, if there is no room, waits.
        ///
        /// - Parameters:
        ///   - request: The request to post.
        ///   - presentation: The presentation of the post. The default is nil, which uses the first of these that is set: the
        ///     presentation of the request or its value, of `PostManager.defaults`, or of the poster (the `PostView` or other
        ///     object that shows the post).
        /// - Returns: A handle to the post. If the request was merged into another post (see `PostDuplicatePolicy`), it is the
        ///   handle to that post. If the request was refused, the post has already ended, and its `refusal` says why.
        @MainActor @discardableResult
        public func callAsFunction(_ request: PostRequest, as presentation: PostPresentation? = nil) -> Post {
            target.post(request, as: presentation)
        }

        /// Posts a SwiftUI view as the content of a post.
        ///
        /// The content has the environment of the nearest enclosing view with a modifier `poster(_:)`, `post(isPresented:)`,
        /// `post(item:)` or `post(error:)`, and follows changes of that environment, such as the text size. Without such an
        /// enclosing view, the content has the default environment. In both cases, the color scheme is that of the post. The
        /// closure `content` is called only once. For content that follows the state of the posting view, pass bindings or
        /// observable objects, or use the modifier `post(isPresented:)`.
        ///
        /// The post stays until it is removed, unless the closure `edit` sets a duration. VoiceOver announces the accessibility
        /// labels of the content, unless `edit` sets an `accessibilityMessage`.
        ///
        /// - Parameters:
        ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of
        ///     `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or other object that shows the post).
        ///   - edit: A closure that edits the request, such as its `key` or `duration`, before the request is posted. The default
        ///     does nothing.
        ///   - content: A closure that returns the SwiftUI view to post. It is called once.
        /// - Returns: A handle to the post. If the request was merged into another post (see `PostDuplicatePolicy`), it is the
        ///   handle to that post. If the request was refused, the post has already ended, and its `refusal` says why.
        @MainActor @discardableResult
        public func callAsFunction<Content: View>(
            as presentation: PostPresentation? = nil,
            request edit: @MainActor (inout PostRequest) -> Void = { _ in },
            @ViewBuilder content: () -> Content
        ) -> Post {
            let hosted = HostedPostController(AnyView(content()), environment: place?.contentEnvironment)
            var request = PostRequest(viewController: hosted)
            edit(&request)
            let post = target.post(request, as: presentation)
            hosted.post = post
            place?.follow(hosted)
            return post
        }

        /// Posts a message with an Undo button about an action that can be undone. If the user presses the button, `undo` is
        /// called. If the post ends for any other reason, or the request is refused, `commit` is called.
        ///
        /// - Parameters:
        ///   - text: The text of the message, which describes the action that can be undone, such as “Mail deleted”.
        ///   - presentation: The presentation of a new post. The default is nil, which uses the presentation of
        ///     `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or other object that shows the post).
        ///   - edit: A closure that edits the request before the request is posted. The default does nothing. If the closure sets a
        ///     key, and the action of an earlier post with that key can still be undone, the two actions are combined: the earlier
        ///     post shows the new text, and the time of that post starts again.
        ///   - commit: A closure that makes the action final. It is called once, unless the action is undone. For combined actions,
        ///     all `commit` closures are called in the order of posting.
        ///   - undo: A closure that reverses the action. It is called once if the user presses Undo. For combined actions, all
        ///     `undo` closures are called, the newest first.
        /// - Returns: A handle to the post. If the action was combined with that of an earlier post, it is the handle to the
        ///   earlier post. If the request was refused, the post has already ended, and its `refusal` says why.
        @MainActor @discardableResult
        public func callAsFunction(
            undoable text: String,
            as presentation: PostPresentation? = nil,
            request edit: @MainActor (inout PostRequest) -> Void = { _ in },
            commit: @escaping @MainActor @Sendable () async -> Void,
            undo: @escaping @MainActor @Sendable () -> Void
        ) -> Post {
            target.post(undoable: text, as: presentation, request: edit, commit: commit, undo: undo)
        }

        /// Posts a message with an Undo button about one or several actions that can be undone, with a text that depends on their
        /// number. If the user presses the button, `undo` is called, and otherwise `commit`. Actions that are posted with the same
        /// key are combined in one post, as `callAsFunction(undoable:as:request:commit:undo:)` with a string describes.
        ///
        /// ```swift
        /// post(undoable: { "\($0) mails deleted" }, request: { $0.key = "deletion" }) {
        ///     await mailbox.delete(mail)
        /// } undo: {
        ///     mailbox.restore(mail)
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - text: A closure that returns the text for the number of combined actions, which is at least 1.
        ///   - presentation: The presentation of a new post. The default is nil, which uses the presentation of
        ///     `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or other object that shows the post). An
        ///     earlier post keeps its presentation.
        ///   - edit: A closure that edits the request, for example its `key`, before the request is posted. The default does
        ///     nothing.
        ///   - commit: A closure that makes the action final. It is called once if the action isn't undone, also if the request is
        ///     refused.
        ///   - undo: A closure that reverses the action. It is called once if the user presses Undo.
        /// - Returns: A handle to the post. If the action is combined with earlier ones, it is the handle to the earlier post. If
        ///   the request was refused, the post has already ended, and its `refusal` says why.
        @MainActor @discardableResult
        public func callAsFunction(
            undoable text: @escaping @MainActor @Sendable (_ count: Int) -> String,
            as presentation: PostPresentation? = nil,
            request edit: @MainActor (inout PostRequest) -> Void = { _ in },
            commit: @escaping @MainActor @Sendable () async -> Void,
            undo: @escaping @MainActor @Sendable () -> Void
        ) -> Post {
            target.post(undoable: text, as: presentation, request: edit, commit: commit, undo: undo)
        }

        /// Posts an error as a message that stays until it is removed. The message shows the texts of the error and, as buttons,
        /// the recovery options of a `RecoverableError`.
        ///
        /// ```swift
        /// do { try store.save() } catch { post(error) }
        /// ```
        ///
        /// `PostEnvironment.valueForError` can return a value to show instead of this message. A `CancellationError` or a
        /// `URLError.cancelled` isn't posted: the request is refused. Errors with the same domain, code and description share one
        /// post, which shows how many there are.
        ///
        /// - Parameters:
        ///   - error: The error to show.
        ///   - presentation: The presentation of the post. The default is nil, which uses the first of these that is set: the
        ///     presentation of the value that is shown, of `PostManager.defaults`, or of the poster (the `PostView` or other object
        ///     that shows the post).
        ///   - edit: A closure that edits the request, such as its `key` or `duration`, before the request is posted. The default
        ///     does nothing.
        /// - Returns: A handle to the post. If an earlier post already shows the error, it is the handle to that post. If the
        ///   request was refused, the post has already ended, and its `refusal` says why.
        @MainActor @discardableResult
        public func callAsFunction(
            _ error: any Error, as presentation: PostPresentation? = nil,
            request edit: @MainActor (inout PostRequest) -> Void = { _ in }
        ) -> Post {
            target.post(error, as: presentation, request: edit)
        }

        /// Runs an operation and, if the operation throws an error, posts the error as a message.
        ///
        /// ```swift
        /// Button("Buy") { Task { await post.catching { try await cart.checkOut() } } }
        /// ```
        ///
        /// If the calling task is canceled, no error is posted.
        ///
        /// - Parameter operation: The operation, which runs on the main actor.
        /// - Returns: The result of the operation; nil if the operation threw an error.
        @MainActor @discardableResult
        public func catching<Value>(_ operation: @MainActor () async throws -> Value) async -> Value? {
            await target.catching(operation)
        }

        /// Shows a message while an operation runs. Afterward, the same post shows the value that `success` or `failure` returns.
        /// By default, these closures return nil, and the post is removed.
        ///
        /// ```swift
        /// .task {
        ///     photos = try? await post(whileRunning: ProgressMessage("Loading")) { _ in
        ///         try await library.photos()
        ///     } failure: { error in
        ///         Message(error)
        ///     }
        /// }
        /// ```
        ///
        /// If the user dismisses the post, the operation is canceled. If SwiftUI cancels the calling task, for example that of the
        /// modifier `task(_:)` when the view disappears, the operation is canceled too.
        /// `Poster.post(whileRunning:as:request:operation:success:failure:)` describes other ends of the post, and where the result
        /// is shown then.
        ///
        /// - Parameters:
        ///   - message: The message that is shown while the operation runs.
        ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of
        ///     `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or other object that shows the post).
        ///   - edit: A closure that edits the request, such as its `key` or `duration`, before the request is posted. The default
        ///     does nothing.
        ///   - operation: The operation, which runs off the main actor. Its argument is a closure that the operation can call on
        ///     any thread, with the completed fraction from 0 to 1, or with nil while the progress is unknown.
        ///   - success: A closure that returns the value, such as a `Message`, to show for the result. If it returns nil, as the
        ///     default closure does, the post is removed without showing anything more.
        ///   - failure: A closure that returns the value, such as a `Message`, to show for the error. If it returns nil, as the
        ///     default closure does, the post is removed without showing anything more. It isn't called if the operation was
        ///     canceled.
        /// - Returns: The result of the operation.
        /// - Throws: The error of the operation.
        @MainActor
        public func callAsFunction<Value: Sendable>(
            whileRunning message: ProgressMessage,
            as presentation: PostPresentation? = nil,
            request edit: @MainActor (inout PostRequest) -> Void = { _ in },
            operation: @escaping @Sendable (_ progress: @escaping @Sendable (Double?) -> Void) async throws -> Value,
            success: @MainActor (Value) -> (any Postable)? = { _ in nil },
            failure: @MainActor (any Error) -> (any Postable)? = { _ in nil }
        ) async throws -> Value {
            try await target.post(
                whileRunning: message, as: presentation, request: edit, operation: operation, success: success,
                failure: failure)
        }

        /// Shows a message while an operation runs that doesn't report its progress. Afterward, the same post shows the value that
        /// `success` or `failure` returns. By default, these closures return nil, and the post is removed. In other respects, the
        /// method behaves like `callAsFunction(whileRunning:as:request:operation:success:failure:)` with an operation that has a
        /// parameter.
        ///
        /// ```swift
        /// let user = try await post(whileRunning: "Signing in") { try await api.signIn() }
        /// ```
        ///
        /// - Parameters:
        ///   - message: The message that is shown while the operation runs.
        ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of
        ///     `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or other object that shows the post).
        ///   - edit: A closure that edits the request, such as its `key` or `duration`, before the request is posted. The default
        ///     does nothing.
        ///   - operation: The operation, which runs off the main actor.
        ///   - success: A closure that returns the value, such as a `Message`, to show for the result. If it returns nil, as the
        ///     default closure does, the post is removed without showing anything more.
        ///   - failure: A closure that returns the value, such as a `Message`, to show for the error. If it returns nil, as the
        ///     default closure does, the post is removed without showing anything more. It isn't called if the operation was
        ///     canceled.
        /// - Returns: The result of the operation.
        /// - Throws: The error of the operation.
        @MainActor
        public func callAsFunction<Value: Sendable>(
            whileRunning message: ProgressMessage,
            as presentation: PostPresentation? = nil,
            request edit: @MainActor (inout PostRequest) -> Void = { _ in },
            operation: @escaping @Sendable () async throws -> Value,
            success: @MainActor (Value) -> (any Postable)? = { _ in nil },
            failure: @MainActor (any Error) -> (any Postable)? = { _ in nil }
        ) async throws -> Value {
            try await target.post(
                whileRunning: message, as: presentation, request: edit, operation: operation, success: success,
                failure: failure)
        }

        /// Posts a message that shows the state of a `Progress` until the progress is finished or canceled. If the progress is
        /// cancellable, the message has a cancel action, and the progress is canceled if the user chooses this action or dismisses
        /// the post. `Poster.post(progress:as:request:)` describes the details.
        ///
        /// ```swift
        /// Button("Download") { post(progress: store.download()) }
        /// ```
        ///
        /// - Parameters:
        ///   - progress: The progress to show. The library retains it until the post ends.
        ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of
        ///     `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or other object that shows the post).
        ///   - edit: A closure that edits the request, such as its `key` or `duration`, before the request is posted. The default
        ///     does nothing.
        /// - Returns: A handle to the post. If the request was refused, the post has already ended, and its `refusal` says why.
        @MainActor @discardableResult
        public func callAsFunction(
            progress: Progress, as presentation: PostPresentation? = nil,
            request edit: @MainActor (inout PostRequest) -> Void = { _ in }
        ) -> Post {
            target.post(progress: progress, as: presentation, request: edit)
        }

        /// Posts a question, such as an `AlertMessage`, and waits for the user's answer. If the calling task is canceled, the post
        /// ends, and the result is nil.
        ///
        /// - Parameters:
        ///   - question: The question to post.
        ///   - presentation: The presentation of the post. The default is nil, which uses the first of these that is set: the
        ///     presentation of the question, of `PostManager.defaults`, or of the poster (the `PostView` or other object that shows
        ///     the post).
        ///   - edit: A closure that edits the request, such as its `key` or `duration`, before the request is posted. The default
        ///     does nothing.
        /// - Returns: The user's first answer, after the post has left the screen. The result is nil if the request was refused, or
        ///   if the post ended without an answer.
        @MainActor
        public func ask<Question: PostQuestion>(
            _ question: Question,
            as presentation: PostPresentation? = nil,
            request edit: @MainActor (inout PostRequest) -> Void = { _ in }
        ) async -> Question.Answer? {
            await target.ask(question, as: presentation, request: edit)
        }
    }

    private struct PostingActionKey: EnvironmentKey {
        static let defaultValue = PostingAction(nil)
    }

    extension EnvironmentValues {
        /// An action that posts on the scene that contains this SwiftUI view. Call it like a function:
        /// `post(Message(title: "Saved"))`.
        public internal(set) var post: PostingAction {
            get {
                WindowHost.startObserving()
                return self[PostingActionKey.self]
            }
            set { self[PostingActionKey.self] = newValue }
        }

        /// The action that posts on the scene that contains this SwiftUI view: the environment value `post` under another name. Use
        /// it in an app that defines its own environment value with the name `post`.
        public var postingAction: PostingAction { post }
    }

    extension WindowHost {
        /// Starts to observe the scenes, unless the library does already. A view first reads the action before its scene becomes
        /// active: UIKit posts `didActivateNotification` after it has loaded the interface of the scene.
        nonisolated fileprivate static func startObserving() {
            MainQueue.perform { _ = all }
        }
    }

    /// The place in an app from which a view posts.
    @MainActor
    final class PostPlace {
        /// A view in the background of the view that posts.
        weak var anchor: UIView?
        /// The environment of the view that posts; nil before its first update. Posts of the action adopt changes.
        var environment: EnvironmentValues? {
            didSet {
                showEnvironmentSoon()
                themeDidChange()
            }
        }

        /// The environment for posted views: that of the view that posts, with an action that posts from the same place.
        var contentEnvironment: EnvironmentValues? {
            guard var environment else { return nil }
            environment.post = PostingAction(self)
            return environment
        }

        /// The theme of the environment.
        let themeSource = PostThemeSource()

        /// Applies a change of the theme to posts on screen, after the current update of SwiftUI's views.
        private func themeDidChange() {
            let theme = environment?.postTheme
            guard theme != themeSource.theme else { return }
            themeSource.theme = theme
            _ = DefaultPostClock.shared.schedule(after: 0) { PostManager.updateThemes() }
        }

        /// The controllers of views that the action has posted.
        private var hosted = WeakList<HostedPostController>()
        private var willShowEnvironment = false

        /// Shows the environment in posted views, after the current update of SwiftUI's views, which may change it several
        /// times.
        private func showEnvironmentSoon() {
            guard !hosted.isEmpty, !willShowEnvironment else { return }
            willShowEnvironment = true
            _ = DefaultPostClock.shared.schedule(after: 0) { [self] in
                willShowEnvironment = false
                for hosted in hosted { hosted.show(environment: contentEnvironment) }
            }
        }

        /// Lets a posted view adopt changes of the environment.
        func follow(_ controller: HostedPostController) {
            hosted.append { [weak controller] in controller }
        }

        nonisolated init() {}

        /// The poster on the scene of the view; nil before the view is in a scene, and after the scene has disconnected.
        var poster: (any Poster)? {
            scene.map { environment?.posterOfScene($0) ?? $0.postView }
        }

        /// Advises against a window without a scene.
        func adviseOnScene() {
            guard let window = anchor?.window, window.windowScene == nil else { return }
            PostMisuse.advise(
                .unknownScene,
                "A view posts in a window without a scene, so the library doesn't know where to show the post. Use UIWindow(windowScene:)."
            )
        }

        /// The scene that the view was in last. While another screen covers the view, it is in no window.
        weak var lastScene: UIWindowScene? {
            didSet { if lastScene !== oldValue { sceneListeners.removeAll { !$0() } } }
        }

        /// Closures to call after the view has come to a scene, until they return false.
        var sceneListeners: [@MainActor () -> Bool] = []

        private var scene: UIWindowScene? {
            let window = anchor?.window
            let scene = window == nil ? lastScene : window?.windowScene
            return scene?.activationState == .unattached ? nil : scene
        }
    }

    private struct PosterOfSceneKey: EnvironmentKey {
        static let defaultValue: @MainActor @Sendable (UIWindowScene) -> any Poster = { $0.postView }
    }

    extension EnvironmentValues {
        /// The closure that returns the poster for a scene, which the modifier `poster(_:)` sets.
        var posterOfScene: @MainActor @Sendable (UIWindowScene) -> any Poster {
            get { self[PosterOfSceneKey.self] }
            set { self[PosterOfSceneKey.self] = newValue }
        }
    }
#endif
