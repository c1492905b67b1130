import UIKit

/// A value that asks the user something, such as an `AlertMessage`.
///
/// ```swift
/// let choice = await postView.ask(
///     AlertMessage(title: "Delete 12 photos?", actions: [.cancel("Keep"), .destructive("Delete")]))
/// ```
///
/// A question can also be posted like any other value. Then `onAnswer` receives the answer.
///
/// A custom question passes `onAnswer` to its view. When the user answers, the view calls it, and then removes its post:
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
/// By default, a question enters at once and stays until it is answered. If there is no room, it replaces a post, which
/// returns afterward.
public protocol PostQuestion: Postable {
    /// The type of the answer.
    associatedtype Answer: Sendable

    /// A closure that receives the answer just before the post leaves. It isn't called if the post ends without an
    /// answer.
    @MainActor var onAnswer: (@MainActor @Sendable (Answer) -> Void)? { get set }
}

extension PostQuestion {
    /// `.untilRemoved`.
    public var duration: PostDuration? { .untilRemoved }

    /// `.max`, so that no other post keeps the question waiting.
    public var priority: PostPriority { .max }

    /// A precedence with which the question enters at once. A post that it replaces returns afterward.
    public var precedence: PostPrecedence? { .interrupt }
}

extension Poster {
    /// Posts a question and waits for the answer.
    ///
    /// If the calling task is canceled, the post ends with `PostRemovalReason.cancelled`. The call retains the poster until
    /// it returns, so an object that owns the poster cancels the task when it no longer needs the answer.
    ///
    /// - Parameters:
    ///   - question: The question. Its own `onAnswer` is called too.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the question, then of
    ///     the manager's `defaults`, and otherwise of the poster. See `PostRequest.presentation` for the precedence.
    ///   - edit: A closure that edits the request before it is posted. The default does nothing.
    /// - Returns: The first answer, once the post has left the screen; nil if the post was refused, or ended without an
    ///   answer.
    public func ask<Question: PostQuestion>(
        _ question: Question,
        as presentation: PostPresentation? = nil,
        request edit: @MainActor (inout PostRequest) -> Void = { _ in }
    ) async -> Question.Answer? {
        let answer = FirstAnswer<Question.Answer>()
        var question = question
        let onAnswer = question.onAnswer
        question.onAnswer = {
            answer.value = answer.value ?? $0
            onAnswer?($0)
        }
        var request = PostRequest(reading: question)
        edit(&request)
        let post = post(request, as: presentation)
        // A question of a canceled task must not be seen.
        if Task.isCancelled { post.remove(animated: false, reason: .cancelled) }
        await withTaskCancellationHandler {
            _ = await post.ended
        } onCancel: {
            Task { @MainActor in post.remove(reason: .cancelled) }
        }
        return answer.value
    }
}

/// The first answer to a question; nil until it is given.
@MainActor
private final class FirstAnswer<Answer> {
    var value: Answer?
}
