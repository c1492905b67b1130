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

/// The progress of an operation, which the operation reports from any thread.
///
/// ```swift
/// progress.report(0.5)
/// ```
public final class PostProgress: Sendable {
    // MARK: - Lifecycle

    @MainActor
    init(show: @escaping @MainActor (Double?) -> Void) {
        self.show = show
    }

    // MARK: - Public

    /// Shows how much is done, at the next turn of the main actor. Of several reports until then, it shows the last.
    ///
    /// - Parameter fraction: A number from 0 to 1, clamped to that range; nil or NaN for an unknown progress.
    public func report(_ fraction: Double?) {
        guard exchangeUnshown(for: .some(fraction.flatMap { $0.isNaN ? nil : $0 })) == nil else { return }
        Task { @MainActor in
            if let last = exchangeUnshown(for: nil) { show(last) }
        }
    }

    // MARK: - Private

    private let show: @MainActor (Double?) -> Void
    private let lock = NSLock()
    /// The last report that isn't shown yet, guarded by `lock`: nil for none, `.some(nil)` for an unknown progress.
    nonisolated(unsafe) private var unshown: Double??

    /// Sets `unshown`, and returns its previous value.
    private func exchangeUnshown(for report: Double??) -> Double?? {
        lock.lock()
        defer { lock.unlock() }
        defer { unshown = report }
        return unshown
    }
}
