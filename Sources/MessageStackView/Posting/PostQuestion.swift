import UIKit

/// A value whose post asks the user a question and reports the answer, such as an `AlertMessage`.
///
/// ```swift
/// let choice = await postView.ask(
///     AlertMessage("Delete 12 photos?", actions: [.cancel("Keep"), .destructive("Delete")]))
/// ```
///
/// A question can also be posted like any other value, with `post(_:as:)`. In this case, the `onAnswer` closure of the question
/// receives the answer.
///
/// Your own type of question passes `onAnswer` to its view. When the user answers, the view calls `onAnswer` and then removes
/// its post:
///
/// ```swift
/// struct SeatQuestion: PostQuestion {
///     var onAnswer: (@MainActor @Sendable (Int) -> Void)?
///
///     func makeView() -> UIView {
///         let view = SeatView()
///         view.onAnswer = onAnswer
///         return view
///     }
/// }
///
/// final class SeatView: UIView {
///     var onAnswer: ((Int) -> Void)?
///
///     func choose(_ seat: Int) {
///         onAnswer?(seat)
///         enclosingPost?.remove()
///     }
/// }
/// ```
///
/// By default, a question enters at once and stays until the user answers it or code removes it. If there is no room, it replaces
/// a post on screen, which returns afterward.
public protocol PostQuestion: Postable {
    /// The type of the answer that `onAnswer` receives and `ask(_:as:request:)` returns.
    associatedtype Answer: Sendable

    /// A closure that the view of the question calls with the user's answer, just before the view removes its post. The closure
    /// isn't called if the post ends without an answer. Set a closure if you post the question with `post(_:as:)`. With
    /// `ask(_:as:request:)`, which returns the answer, you don't need one. If you set one anyway, it is called too.
    @MainActor var onAnswer: (@MainActor @Sendable (Answer) -> Void)? { get set }
}

extension PostQuestion {
    /// The default duration of a question, which is `.untilRemoved`: the question stays until the user answers it or code removes
    /// it.
    public var duration: PostDuration? { .untilRemoved }

    /// The default priority of a question, which is `.max`, so that no other post keeps the question waiting.
    public var priority: PostPriority { .max }

    /// The default precedence of a question, which is `.interrupt`: the question enters at once. If there is no room, the
    /// question replaces a post on screen, which returns afterward.
    public var precedence: PostPrecedence? { .interrupt }
}

extension Poster {
    /// Posts a question and waits for the answer.
    ///
    /// If the calling task is canceled, the post ends with `PostRemovalReason.cancelled`. If the task is already canceled,
    /// nothing is posted, and the result is nil. The method retains this poster, such as a `PostView`, until it returns. So an
    /// object that owns the poster must cancel the task when the object no longer needs the answer.
    ///
    /// If the question is merged into another post (see `PostDuplicatePolicy`), the method returns the answer to that post. When
    /// the task is canceled, that post stays on screen if another task waits for its answer, or if the app also posted it without
    /// a task.
    ///
    /// - Parameters:
    ///   - question: The question to post. The question's own `onAnswer` is called too, unless an update of the post replaced the
    ///     question.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the question, then of
    ///     `PostManager.defaults`, and otherwise of the poster (the `PostView` or other object that shows the post). See
    ///     `PostOptions.presentation` for the precedence.
    ///   - edit: A closure that edits the request before it is posted. The default does nothing.
    /// - Returns: The user's first answer, once the post has left the screen. If the post was updated with another question of
    ///   the same type, an answer to that question counts too. The result is nil if the request was refused, or if the post ended
    ///   without an answer.
    public func ask<Question: PostQuestion>(
        _ question: Question,
        as presentation: PostPresentation? = nil,
        request edit: @MainActor (inout PostRequest) -> Void = { _ in }
    ) async -> Question.Answer? {
        // A question of a canceled task must not be seen.
        guard !Task.isCancelled else { return nil }
        var request = PostRequest(reading: question)
        edit(&request)
        let claim = PostClaim()
        let post = submit(request, as: presentation, claim: claim)
        defer { post.giveUp(claim, because: .cancelled) }
        // The iteration ends with the post, or when the task is canceled.
        let (end, continuation) = AsyncStream<Void>.makeStream()
        post.whenEnded { _ in continuation.finish() }
        for await _ in end {}
        if Task.isCancelled, post.phase != .ended, post.isNeededOnly(by: claim) {
            post.remove(reason: .cancelled)
            _ = await post.ended
        }
        return claim.answer as? Question.Answer
    }
}

extension PostQuestion {
    /// Returns the question with a closure that also records the first answer for everybody who needs a post.
    @MainActor
    fileprivate func recordingAnswer(in post: Post) -> Self {
        var question = self
        question.onAnswer = { [weak post, onAnswer] answer in
            for claim in post?.record?.claims.all ?? [] where claim.answer == nil { claim.answer = answer }
            onAnswer?(answer)
        }
        return question
    }
}

extension Post {
    /// Returns the value that a view of the post shows: a question with a closure that also records the first answer, or any other
    /// value itself.
    func recordingAnswer(of value: any Postable) -> any Postable {
        (value as? any PostQuestion)?.recordingAnswer(in: self) ?? value
    }
}
