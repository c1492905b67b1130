import UIKit

extension Poster {
    /// Shows a post for as long as an operation runs, then what became of it, in the same place.
    ///
    /// ```swift
    /// let photo = try await postView.post(whileRunning: ProgressMessage(title: "Uploading")) { progress in
    ///     try await upload { progress.report($0) }
    /// } success: { photo in
    ///     Message(title: "Uploaded \(photo.name)")
    /// } failure: { error in
    ///     Message(title: "Upload failed", subtitle: error.localizedDescription)
    /// }
    /// ```
    ///
    /// If the user removes the post, the operation is cancelled; if the task that called is cancelled, the operation is
    /// too, and the post ends with `PostRemovalReason.cancelled`. An operation whose post was refused, or was removed
    /// by code, goes on without it; nothing more is shown then.
    ///
    /// - Parameters:
    ///   - message: what is shown meanwhile.
    ///   - edit: edits the request, to give it a key, a delay before it is seen, or a minimum time.
    ///   - operation: runs on the concurrent pool, and may tell its progress.
    ///   - success: what to show with the result; nil, the default, removes the post.
    ///   - failure: what to show with an error; nil, the default, removes the post. It isn't asked about a
    ///     cancellation.
    /// - Returns: what the operation returns.
    /// - Throws: what the operation throws.
    public func post<Value: Sendable>(
        whileRunning message: ProgressMessage,
        request edit: (inout PostRequest) -> Void = { _ in },
        operation: @escaping @Sendable (PostProgress) async throws -> Value,
        success: @MainActor (Value) -> (any Postable)? = { _ in nil },
        failure: @MainActor (any Error) -> (any Postable)? = { _ in nil }
    ) async throws -> Value {
        var request = PostRequest(message)
        edit(&request)
        let post = postManager.post(request)
        let progress = PostProgress { [weak post] fraction in
            post?.show(fraction, of: message)
        }
        let task = Task { try await operation(progress) }
        post.whenEnded { if $0.isByUser { task.cancel() } }
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            task.cancel()
        }
        switch result {
        case .success(let value): post.finish(with: success(value), else: .programmatic)
        case .failure(let error) where error is CancellationError: post.finish(with: nil, else: .cancelled)
        case .failure(let error): post.finish(with: failure(error), else: .programmatic)
        }
        return try result.get()
    }
}

extension Post {
    /// No event, no announcement: a bar that grows says enough.
    fileprivate func show(_ fraction: Double?, of message: ProgressMessage) {
        if let view = view as? ProgressMessageView {
            let wasHidden = view.progressView.isHidden
            view.set(fraction: fraction)
            if wasHidden != view.progressView.isHidden { contentSizeDidChange() }
        } else if phase == .queued {
            var message = message
            message.fraction = fraction
            update(with: message)
        }
    }

    fileprivate func finish(with model: (any Postable)?, else reason: PostRemovalReason) {
        guard let model, update(with: PostRequest(model)) else { return remove(reason: reason) }
    }
}

extension PostRemovalReason {
    /// Whether the user wanted it gone.
    fileprivate var isByUser: Bool {
        switch self {
        case .tap, .pan, .action, .closeButton, .backdrop, .escape: true
        default: false
        }
    }
}

/// What an operation tells how far it is, from any thread.
///
/// ```swift
/// progress.report(0.5)
/// ```
public final class PostProgress: Sendable {
    private let state: PostProgressState

    @MainActor
    init(show: @escaping @MainActor (Double?) -> Void) {
        state = PostProgressState(show: show)
    }

    /// Shows how much is done when the main actor has its next turn; of several reports until then, the last.
    ///
    /// - Parameter fraction: from 0 to 1, and clamped to that; nil for a progress that nobody knows. NaN counts as nil.
    public func report(_ fraction: Double?) {
        guard state.note(fraction.flatMap { $0.isNaN ? nil : $0 }) else { return }
        Task { @MainActor [state] in state.showLast() }
    }
}

/// The last report that was not shown yet.
private final class PostProgressState: @unchecked Sendable {
    private let lock = NSLock()
    /// Guarded by `lock`; nil for none, `.some(nil)` for an unknown progress.
    private var last: Double??
    private let show: @MainActor (Double?) -> Void

    init(show: @escaping @MainActor (Double?) -> Void) {
        self.show = show
    }

    /// - Returns: whether somebody has to see to it that it is shown.
    func note(_ fraction: Double?) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        defer { last = .some(fraction) }
        return last == nil
    }

    @MainActor
    func showLast() {
        lock.lock()
        let fraction = last
        last = nil
        lock.unlock()
        if let fraction { show(fraction) }
    }
}
