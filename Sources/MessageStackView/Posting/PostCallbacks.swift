/// Something that calls closures with reports about posts: a request, or the options of a manager or of the app.
///
/// ```swift
/// postView.post(Message("Sent")) {
///     $0.onTap { showOutbox() }
///     $0.onEnd { reason in log(reason.name) }
/// }
/// ```
///
/// Each method adds a closure. A closure can leave out the parameters that it doesn't need.
///
/// For a post that appears on screen, `willPost`, `didPost`, `willRemove` and `onEnd` are called once each and in this order, after
/// the corresponding method of the manager's delegate. A post that makes room for another one and returns calls the first three
/// again. `didPost` isn't called if the post is removed while it enters or in `willPost`. A post that ends while it waits calls only
/// `onEnd`, and a refused request calls none of the four. If the manager is deallocated, which happens with its poster, its posts
/// call `willRemove` and `onEnd` soon afterward.
///
/// For each report, the closures of the request are called first, then those of the manager's `defaults`, then those of
/// `PostEnvironment.app.options`, in each case in the order in which they were added. Of `onTap`, only the first of the three that
/// has any is called. The closures of a request that is merged into another post, see ``PostDuplicatePolicy``, are called with the
/// reports of that post from then on.
public protocol PostCallbacks {
    /// Adds a closure that is called with the post when the user taps it, before a removal by the tap begins.
    ///
    /// The closure doesn't make a tap remove the post. A tap removes the post in three cases: `PostOptions.gestures` contains
    /// `.tap`, `PostPresentation.touches` contains `.remove`, or the duration is automatic and the user can't remove or answer the
    /// post otherwise. Taps on buttons in the post, and on a post that is leaving for good, don't count.
    ///
    /// If the post is updated by a request that is merged into it, the closures of that request are called instead.
    ///
    /// - Parameter action: The closure to call.
    mutating func onTap(_ action: @escaping @MainActor @Sendable (Post) -> Void)

    /// Adds a closure that is called with each event of the post.
    ///
    /// `PostManager.events` yields the event afterward. A refused request has one event, `.refused`. A request that is merged into
    /// another post has the events `.waiting` and `.merged`, both with that post. They are only sent to its own closures and to
    /// `PostManager.events`.
    ///
    /// ```swift
    /// PostEnvironment.app.options.onEvent { event in
    ///     if case .ended(let post, let reason) = event { analytics.log(reason.name, post.text) }
    /// }
    /// ```
    ///
    /// - Parameter action: The closure to call.
    mutating func onEvent(_ action: @escaping @MainActor @Sendable (PostEvent) -> Void)
}

extension PostCallbacks {
    /// Adds a closure that is called when the user taps the post, before a removal by the tap begins.
    ///
    /// - Parameter action: The closure to call.
    public mutating func onTap(_ action: @escaping @MainActor @Sendable () -> Void) {
        onTap { _ in action() }
    }

    /// Adds a closure that is called with the post when its view is about to enter the screen. If the closure removes the post, the
    /// view never appears.
    ///
    /// - Parameter action: The closure to call.
    public mutating func willPost(_ action: @escaping @MainActor @Sendable (Post) -> Void) {
        onEvent { if case .willPost(let post) = $0 { action(post) } }
    }

    /// Adds a closure that is called when the view of the post is about to enter the screen.
    ///
    /// - Parameter action: The closure to call.
    public mutating func willPost(_ action: @escaping @MainActor @Sendable () -> Void) {
        willPost { _ in action() }
    }

    /// Adds a closure that is called with the post when its entrance has ended.
    ///
    /// - Parameter action: The closure to call.
    public mutating func didPost(_ action: @escaping @MainActor @Sendable (Post) -> Void) {
        onEvent { if case .didPost(let post) = $0 { action(post) } }
    }

    /// Adds a closure that is called when the entrance of the post has ended.
    ///
    /// - Parameter action: The closure to call.
    public mutating func didPost(_ action: @escaping @MainActor @Sendable () -> Void) {
        didPost { _ in action() }
    }

    /// Adds a closure that is called with the post when its view is about to leave the screen.
    ///
    /// - Parameter action: The closure to call.
    public mutating func willRemove(_ action: @escaping @MainActor @Sendable (Post) -> Void) {
        onEvent { if case .willRemove(let post) = $0 { action(post) } }
    }

    /// Adds a closure that is called when the view of the post is about to leave the screen.
    ///
    /// - Parameter action: The closure to call.
    public mutating func willRemove(_ action: @escaping @MainActor @Sendable () -> Void) {
        willRemove { _ in action() }
    }

    /// Adds a closure that is called with the post and the reason when the post has ended and its view has left the screen.
    ///
    /// - Parameter action: The closure to call.
    public mutating func onEnd(_ action: @escaping @MainActor @Sendable (Post, PostRemovalReason) -> Void) {
        onEvent { if case .ended(let post, let reason) = $0 { action(post, reason) } }
    }

    /// Adds a closure that is called with the reason when the post has ended and its view has left the screen.
    ///
    /// - Parameter action: The closure to call.
    public mutating func onEnd(_ action: @escaping @MainActor @Sendable (PostRemovalReason) -> Void) {
        onEnd { _, reason in action(reason) }
    }

    /// Adds a closure that is called when the post has ended and its view has left the screen.
    ///
    /// - Parameter action: The closure to call.
    public mutating func onEnd(_ action: @escaping @MainActor @Sendable () -> Void) {
        onEnd { _, _ in action() }
    }
}

// MARK: - PostOptions

extension PostOptions: PostCallbacks {
    public mutating func onTap(_ action: @escaping @MainActor @Sendable (Post) -> Void) {
        guard let first = tapAction else { return tapAction = action }
        tapAction = { post in
            first(post)
            action(post)
        }
    }

    public mutating func onEvent(_ action: @escaping @MainActor @Sendable (PostEvent) -> Void) {
        eventActions.append(action)
    }
}

// MARK: - PostRequest

extension PostRequest: PostCallbacks {
    public mutating func onTap(_ action: @escaping @MainActor @Sendable (Post) -> Void) { options.onTap(action) }

    public mutating func onEvent(_ action: @escaping @MainActor @Sendable (PostEvent) -> Void) {
        options.onEvent(action)
    }
}
