import UIKit

extension Poster {
    /// Shows a post while an operation runs, and then the result of the operation in the same post.
    ///
    /// ```swift
    /// let photo = try await postView.post(whileRunning: ProgressMessage("Uploading")) { progress in
    ///     try await upload { progress($0) }
    /// } success: { photo in
    ///     Message(title: "Uploaded \(photo.name)")
    /// } failure: { error in
    ///     Message(error)
    /// }
    /// ```
    ///
    /// If the user dismisses the post or chooses an action with the role `.cancel` or `.destructive`, the operation is
    /// canceled as soon as the post starts to leave. If the calling task is canceled, the operation is canceled too, and the
    /// post ends with `PostRemovalReason.cancelled`. The post doesn't wait for an operation that ignores its cancellation,
    /// and nothing is shown for the result or the error of a canceled operation. This method returns when the operation has
    /// ended.
    ///
    /// ```swift
    /// let upload = ProgressMessage("Uploading", actions: [.cancel])
    /// try await postView.post(whileRunning: upload) { try await send($0) }
    /// ```
    ///
    /// If the post ends before the operation for any other reason, the operation continues: for example, if the post timed out,
    /// was refused, or was removed with `remove()` or by an action with the role `.default`, such as Hide. `remove(reason:)` with
    /// `.cancelled`, or with a reason that means an action of the user, such as `.closeButton`, cancels the operation.
    ///
    /// If the operation continues after the end of the post, or the request was refused, its result or error is shown in a new
    /// post, with the presentation of the first post but without its key. If another request with the same key has replaced the
    /// post, a success isn't shown, but an error is. After `PostManager.removeAll(animated:completion:)`, nothing is shown for
    /// operations that began before.
    ///
    /// If requests of several operations are merged into one post, by `PostDuplicatePolicy.update` or `.count`, the post shows
    /// the message and the progress of the newest operation that is running. It stays until the last operation has ended, and
    /// shows the result of that one. Each other result gets a post of its own, without the key.
    ///
    /// If the closure `success` or `failure` returns nil in one of its branches, declare the type of its argument, as in
    /// `{ (photo: Photo) in … }`. Otherwise the compiler can infer an optional type.
    ///
    /// - Parameters:
    ///   - message: The message that is shown while the operation runs.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of `PostManager.defaults`
    ///     or, if that is nil, of the poster (the `PostView` or other object that shows the post).
    ///   - edit: A closure that edits the request, for example to set a key, a delay or a minimum time. The default does
    ///     nothing.
    ///   - operation: The operation, which runs off the main actor. The argument of the operation is a closure, which the operation
    ///     can call on any thread to report its progress: with the completed fraction, which is clamped to the range from 0 to 1,
    ///     or with nil if the progress is unknown. For nil, the message shows an activity indicator. If several reports arrive
    ///     before the main actor can update the message, only the last fraction is shown.
    ///   - success: A closure that returns the value to show for a result. If it returns nil, as the default closure does, the post
    ///     is removed without showing anything more. The closure is called once if the operation returns a result. If the operation
    ///     was canceled before, the returned value isn't shown.
    ///   - failure: A closure that returns the value to show for an error. If it returns nil, as the default closure does, the post
    ///     is removed without showing anything more. The closure is called once if the operation throws an error. It isn't called
    ///     if the operation was canceled, or if the error is a `CancellationError` or a `URLError.cancelled`.
    /// - Returns: The result of the operation.
    /// - Throws: The error of the operation.
    public func post<Value: Sendable>(
        whileRunning message: ProgressMessage,
        as presentation: PostPresentation? = nil,
        request edit: @MainActor (inout PostRequest) -> Void = { _ in },
        operation: @escaping @Sendable (_ progress: @escaping @Sendable (Double?) -> Void) async throws -> Value,
        success: @MainActor (Value) -> (any Postable)? = { _ in nil },
        failure: @MainActor (any Error) -> (any Postable)? = { _ in nil }
    ) async throws -> Value {
        var request = PostRequest(reading: message)
        edit(&request)
        request = request.shown(as: presentation)
        let clearances = postManager.clearances
        let claim = PostClaim()
        // The progress of a canceled task must not be seen.
        let post = Task.isCancelled ? nil : submit(request, as: nil, claim: claim)
        let reports = ProgressReports { [weak post] fraction in
            post?.showProgress(for: claim) { $0.fraction = fraction }
        }
        let task = Task { try await operation { reports.add($0) } }
        post?.whenEndIsDecided { [weak post] in
            guard let reason = post?.decidedReason else { return }
            // The action may be that of a newer operation.
            let shown = post?.value as? ProgressMessage ?? message
            reports.goesOn = shown.continues(after: reason)
            if !reports.goesOn { task.cancel() }
        }
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            task.cancel()
            Task { @MainActor in post?.giveUp(claim, because: .cancelled) }
        }
        reports.stop()
        let isCleared: @MainActor () -> Bool = { [postManager] in postManager.clearances != clearances }
        switch result {
        case .success(let value) where !task.isCancelled:
            let shown = success(value)
            showResult(isCleared() ? nil : shown, inPlaceOf: post, claim, request) {
                reports.goesOn && $0 != .replaced && !isCleared()
            }
        case .failure(let error) where !task.isCancelled && !PostedError(error).isCancellation:
            let shown = failure(error)
            showResult(isCleared() ? nil : shown, inPlaceOf: post, claim, request) { _ in reports.goesOn && !isCleared()
            }
        case .success(let value):
            _ = success(value)
            fallthrough
        case .failure: post?.giveUp(claim, because: .cancelled)
        }
        return try result.get()
    }

    /// Shows a post while an operation that doesn't report its progress runs, and then the result of the operation in the same
    /// post. In other respects, the method behaves like `post(whileRunning:as:request:operation:success:failure:)` with an
    /// operation that has a parameter.
    ///
    /// ```swift
    /// let user = try await postView.post(whileRunning: "Signing in") { try await api.signIn() }
    /// ```
    ///
    /// - Parameters:
    ///   - message: The message that is shown while the operation runs.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of `PostManager.defaults`
    ///     or, if that is nil, of the poster (the `PostView` or other object that shows the post).
    ///   - edit: A closure that edits the request before it is posted. The default does nothing.
    ///   - operation: The operation, which runs off the main actor.
    ///   - success: A closure that returns the value to show for a result. If it returns nil, as the default closure does, the
    ///     post is removed without showing anything more.
    ///   - failure: A closure that returns the value to show for an error. If it returns nil, as the default closure does, the
    ///     post is removed without showing anything more.
    /// - Returns: The result of the operation.
    /// - Throws: The error of the operation.
    public func post<Value: Sendable>(
        whileRunning message: ProgressMessage,
        as presentation: PostPresentation? = nil,
        request edit: @MainActor (inout PostRequest) -> Void = { _ in },
        operation: @escaping @Sendable () async throws -> Value,
        success: @MainActor (Value) -> (any Postable)? = { _ in nil },
        failure: @MainActor (any Error) -> (any Postable)? = { _ in nil }
    ) async throws -> Value {
        try await post(
            whileRunning: message, as: presentation, request: edit, operation: { _ in try await operation() },
            success: success, failure: failure)
    }

    /// Shows a result in the post of an operation. If others need that post, the result is a new post. If that post has ended, or
    /// is about to, the result is a new post after its end.
    ///
    /// - Parameters:
    ///   - result: The value to show; nil for none.
    ///   - post: The post of the operation; nil if it ran in a canceled task.
    ///   - claim: The claim of the operation to the post.
    ///   - request: The request of the operation's post, with the presentation as which it was posted.
    ///   - isShown: A closure that returns whether the result is shown after an end for a reason.
    private func showResult(
        _ result: (any Postable)?, inPlaceOf post: Post?, _ claim: PostClaim, _ request: PostRequest,
        after isShown: @escaping @MainActor (PostRemovalReason) -> Bool
    ) {
        guard let post else { return }
        guard let result else { return post.giveUp(claim) }
        var resultRequest = PostRequest(result)
        let isNeeded = post.decidedReason == nil && !post.isShown(onlyFor: claim)
        if !isNeeded, post.update(with: resultRequest) { return post.keep(withoutClaim: claim) }
        resultRequest.readValue()
        resultRequest.options.takePresentation(of: request.options)
        // A result isn't out of date soon.
        resultRequest.options.expiresAfter = .infinity
        guard !isNeeded else {
            post.giveUp(claim)
            self.post(resultRequest)
            return
        }
        post.whenEnded { [self, resultRequest] reason in
            if isShown(reason) { self.post(resultRequest) }
        }
    }
}

extension ProgressMessage {
    /// Returns whether an operation continues after its post has ended for a reason. It does so after an action with the role
    /// `.default`, but after no other removal by the user.
    func continues(after reason: PostRemovalReason) -> Bool {
        if let id = reason.actionID, let action = actions.first(where: { $0.id == id }) {
            return action.role == .default
        }
        return !reason.isByUser && reason != .cancelled
    }
}

extension Post {
    /// Changes the fraction or the texts of the progress message of an operation, unless the post shows a newer request. There is no
    /// event and no announcement, which would be too frequent.
    func showProgress(for claim: PostClaim, _ change: (inout ProgressMessage) -> Void) {
        if var message = claim.request?.content.model as? ProgressMessage {
            change(&message)
            claim.request?.content = PostContent(message)
        }
        guard shows(claim) else { return }
        let old = value as? ProgressMessage
        var message = old ?? ProgressMessage()
        change(&message)
        if let view = view as? ProgressMessageView {
            let hasNewTexts = old.map { ($0.title, $0.subtitle) != (message.title, message.subtitle) } ?? false
            let wasHidden = view.progressView.isHidden
            if hasNewTexts {
                let countText = record?.presented?.countText.flatMap { $0.isEmpty ? nil : $0 }
                view.titleLabel.show(countText ?? message.title)
                view.subtitleLabel.show(message.subtitle)
                view.contentDidChange()
            }
            view.set(fraction: message.fraction)
            let isOther = wasHidden != view.progressView.isHidden
            if isOther || hasNewTexts { contentSizeDidChange(animated: isOther) }
        }
        if old != nil { record?.setValue(message) }
    }
}

/// Receives the completed fractions that an operation reports on any thread, and shows them on the main actor. If
/// several reports arrive before the main actor can show one, only the last is shown. Reports after the end of the operation
/// aren't shown.
private final class ProgressReports: Sendable {
    /// Shows a fraction; nil once the operation has ended.
    @MainActor private var show: (@MainActor (Double?) -> Void)?
    /// Whether the operation goes on after the end of its post.
    @MainActor var goesOn = true
    private let lock = NSLock()
    /// The last report that isn't shown yet, guarded by `lock`: nil for none, `.some(nil)` for an unknown progress.
    nonisolated(unsafe) private var unshown: Double??

    @MainActor
    init(show: @escaping @MainActor (Double?) -> Void) {
        self.show = show
    }

    /// Shows a fraction as soon as the main actor is available. A fraction that is added before then replaces it.
    func add(_ fraction: Double?) {
        guard exchangeUnshown(for: .some(fraction)) == nil else { return }
        Task { @MainActor in
            if let last = exchangeUnshown(for: nil) { show?(last) }
        }
    }

    /// Ignores the reports that aren't shown yet, and later ones.
    @MainActor
    func stop() {
        show = nil
    }

    /// Sets `unshown`, and returns its previous value.
    private func exchangeUnshown(for report: Double??) -> Double?? {
        lock.lock()
        defer { lock.unlock() }
        defer { unsafe unshown = report }
        return unsafe unshown
    }
}
