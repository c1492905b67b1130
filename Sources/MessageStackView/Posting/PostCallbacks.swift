/// A value to which an app adds closures that are called with events of posts: a `PostRequest`, or the `PostOptions` of a manager
/// or of the app.
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
/// For a post that appears on screen, the closures of `willPost`, `didPost`, `willRemove` and `onEnd` are called once each and in
/// this order, after the corresponding method of the manager's delegate. If a post makes room for another one and returns, the
/// closures of the first three are called again. Those of `didPost` aren't called if the post is removed while it enters or in
/// `willPost`. For a post that ends while it waits, only those of `onEnd` are called, and for a refused request none of the four.
/// If the manager is deallocated, which happens when the view that shows its posts is deallocated, the closures of `willRemove`
/// and `onEnd` are called soon afterward.
///
/// For each event, the closures of the request are called first, then those of `PostManager.defaults`, then those of
/// `PostEnvironment.app.options`, in each case in the order in which they were added. For a tap, only the first of these three
/// that has `onTap` closures is considered, and only its closures are called. The closures of a request that is merged into
/// another post (see ``PostDuplicatePolicy``) are called with the events of that post from then on.
public protocol PostCallbacks {
    /// Adds a closure that is called with the post each time the user taps the post, before a removal by the tap begins.
    ///
    /// The closure doesn't make a tap remove the post. A tap removes the post in three cases: `PostOptions.gestures` contains
    /// `.tap`, `PostPresentation.touches` contains `.remove`, or the duration is automatic and the user can't remove or answer
    /// the post otherwise. The closure isn't called for taps on buttons in the post, or on a post that is leaving for good.
    ///
    /// If another request is merged into the post (see `PostDuplicatePolicy`), the `onTap` closures of that request replace those
    /// of the post.
    ///
    /// - Parameter action: The closure to call.
    mutating func onTap(_ action: @escaping @MainActor @Sendable (Post) -> Void)

    /// Adds a closure that is called with each event of the post, such as its entrance and its end.
    ///
    /// `PostManager.events` yields the same event after the closures were called. A refused request has one event, `.refused`. A
    /// request that is merged into another post has the events `.waiting` and `.merged`, both with that other post. Only the
    /// closures of the merged request are called with these two events, not those of the other post.
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
    /// Adds a closure that is called each time the user taps the post, before a removal by the tap begins. The closure itself
    /// doesn't make a tap remove the post.
    ///
    /// - Parameter action: The closure to call.
    public mutating func onTap(_ action: @escaping @MainActor @Sendable () -> Void) {
        onTap { _ in action() }
    }

    /// Adds a closure that is called with the post when its view is about to enter the screen. If the closure removes the post,
    /// the view never appears. If the post is interrupted by another one and returns, the closure is called again.
    ///
    /// - Parameter action: The closure to call.
    public mutating func willPost(_ action: @escaping @MainActor @Sendable (Post) -> Void) {
        onEvent { if case .willPost(let post) = $0 { action(post) } }
    }

    /// Adds a closure that is called when the view of the post is about to enter the screen. The closure isn't called for a post
    /// that ends while it waits. If the post is interrupted by another one and returns, the closure is called again.
    ///
    /// - Parameter action: The closure to call.
    public mutating func willPost(_ action: @escaping @MainActor @Sendable () -> Void) {
        willPost { _ in action() }
    }

    /// Adds a closure that is called with the post when its entrance has ended. The closure isn't called if the post is removed
    /// before that. If the post is interrupted by another one and returns, the closure is called again.
    ///
    /// - Parameter action: The closure to call.
    public mutating func didPost(_ action: @escaping @MainActor @Sendable (Post) -> Void) {
        onEvent { if case .didPost(let post) = $0 { action(post) } }
    }

    /// Adds a closure that is called when the entrance of the post has ended. The closure isn't called if the post is removed
    /// before that. If the post is interrupted by another one and returns, the closure is called again.
    ///
    /// - Parameter action: The closure to call.
    public mutating func didPost(_ action: @escaping @MainActor @Sendable () -> Void) {
        didPost { _ in action() }
    }

    /// Adds a closure that is called with the post when its view is about to leave the screen. The closure isn't called for a
    /// post that ends while it waits. If the post leaves because another one interrupts it, the closure is called again at its
    /// next exit.
    ///
    /// - Parameter action: The closure to call.
    public mutating func willRemove(_ action: @escaping @MainActor @Sendable (Post) -> Void) {
        onEvent { if case .willRemove(let post) = $0 { action(post) } }
    }

    /// Adds a closure that is called when the view of the post is about to leave the screen. The closure isn't called for a post
    /// that ends while it waits. If the post leaves because another one interrupts it, the closure is called again at its next
    /// exit.
    ///
    /// - Parameter action: The closure to call.
    public mutating func willRemove(_ action: @escaping @MainActor @Sendable () -> Void) {
        willRemove { _ in action() }
    }

    /// Adds a closure that is called once, with the post and the reason, when the post has ended and its view has left the
    /// screen. The closure is also called for a post that ends while it waits, but not for a refused request.
    ///
    /// - Parameter action: The closure to call.
    public mutating func onEnd(_ action: @escaping @MainActor @Sendable (Post, PostRemovalReason) -> Void) {
        onEvent { if case .ended(let post, let reason) = $0 { action(post, reason) } }
    }

    /// Adds a closure that is called once, with the reason, when the post has ended and its view has left the screen. The closure
    /// is also called for a post that ends while it waits, but not for a refused request.
    ///
    /// - Parameter action: The closure to call.
    public mutating func onEnd(_ action: @escaping @MainActor @Sendable (PostRemovalReason) -> Void) {
        onEnd { _, reason in action(reason) }
    }

    /// Adds a closure that is called once, when the post has ended and its view has left the screen. The closure is also called
    /// for a post that ends while it waits, but not for a refused request.
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
