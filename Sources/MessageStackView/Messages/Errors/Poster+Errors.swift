import UIKit

extension Poster {
    /// Posts an error as a message, which by default stays until the user or code removes it.
    ///
    /// ```swift
    /// do {
    ///     try store.save()
    /// } catch {
    ///     postView.post(error)
    /// }
    /// ```
    ///
    /// ``Message/init(_:)`` creates the message: it shows the localized description of the error, its failure reason and its
    /// recovery suggestion, and the options of a `RecoverableError` as buttons. If ``PostEnvironment/valueForError`` returns a
    /// value for the error, that value is shown instead. An error whose type conforms to ``Postable`` is posted itself, like any
    /// other value.
    ///
    /// A `CancellationError` or a `URLError.cancelled` isn't shown. In this case, the returned post has already ended, with the
    /// refusal ``PostRefusal/cancellation``.
    ///
    /// The method sets the `duplicatePolicy` of the request to `PostDuplicatePolicy.count`. As a result, errors with the same
    /// domain, code and description share one post, which shows their number, such as “×2”. The closure `edit` can set another
    /// policy.
    ///
    /// - Parameters:
    ///   - error: The error to show.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the value that is
    ///     shown, then of `PostManager.defaults`, and otherwise of the poster (the `PostView` or other object that shows the
    ///     post).
    ///   - edit: A closure that edits the request before it is posted. The default does nothing.
    /// - Returns: A handle to the post. If an earlier post already shows the error, it is the handle to that post. If the request
    ///   was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(
        _ error: any Error, as presentation: PostPresentation? = nil,
        request edit: @MainActor (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        var request = PostRequest(showing: error, in: postManager)
        edit(&request)
        return post(request, as: presentation)
    }

    /// Runs an operation. If the operation throws an error, the error is posted as with `post(_:as:request:)`.
    ///
    /// ```swift
    /// await postView.catching { try await cart.checkOut() }
    /// ```
    ///
    /// If the calling task is canceled, no error is posted. A `CancellationError` or a `URLError.cancelled` isn't shown either.
    ///
    /// - Parameter operation: The operation, which runs on the main actor.
    /// - Returns: The result of the operation, or nil if the operation threw an error.
    @discardableResult
    public func catching<Value>(_ operation: @MainActor () async throws -> Value) async -> Value? {
        do {
            return try await operation()
        } catch {
            if !Task.isCancelled { post(error) }
            return nil
        }
    }
}

extension Message {
    /// Creates a message about an error, with the severity `.error`.
    ///
    /// The title is the `localizedDescription` of the error. The subtitle is the failure reason and the recovery suggestion of
    /// the error, if it has them: those of a `LocalizedError`, or of the user info of an `NSError`. A Swift error without texts
    /// has a title such as “The operation couldn’t be completed. (Shop.CartError error 1.)”, so let the errors that users see
    /// conform to `LocalizedError`.
    ///
    /// The recovery options of a `RecoverableError` are the actions of the message. The identifiers of the actions are
    /// `recovery-0`, `recovery-1` and so on. Choosing an action ends the post, and then calls
    /// `attemptRecovery(optionIndex:resultHandler:)` of the error once. The result of the recovery is ignored.
    ///
    /// ```swift
    /// try await postView.post(whileRunning: upload) { try await send($0) } failure: { Message($0) }
    /// ```
    ///
    /// `Poster.post(_:as:request:)` for an error posts this message, unless ``PostEnvironment/valueForError`` returns another
    /// value.
    ///
    /// - Parameter error: The error to show.
    public init(_ error: any Error) {
        let error = PostedError(error)
        self.init(.error, error.title, subtitle: error.subtitle, actions: error.actions)
    }
}

extension PostRequest {
    /// Creates a request to show an error.
    ///
    /// - Parameter manager: The manager in whose environment a closure may map the error to a value.
    @MainActor
    init(showing error: any Error, in manager: PostManager) {
        let posted = PostedError(error)
        let value: any Postable = posted.isCancellation ? Message(error) : manager.value(for: error)
        self.init(reading: value)
        content = PostContent(
            value, showing: PostIdentity(of: posted.identity), isCancellation: posted.isCancellation)
        options.duplicatePolicy = .count
    }
}

extension PostManager {
    /// Returns the value that shows an error.
    func value(for error: any Error) -> any Postable {
        if let value = valueForError(error) ?? (error as? any Postable) { return value }
        if PostedError(error).hasNoText {
            PostMisuse.advise(
                .errorWithoutText,
                "An error of the type \(type(of: error)) has no text for users. Let it conform to LocalizedError, or set PostEnvironment.app.valueForError."
            )
        }
        return Message(error)
    }
}
