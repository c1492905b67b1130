#if SWIFT_PACKAGE
    import MessageStackView
#endif

/// The buttons of a question whose answer the user enters, and the answer that was submitted last.
///
/// The button that submits the answer has the identifier "submit", the other one "cancel".
@MainActor
final class PostSubmission<Answer: Sendable> {
    /// The identifier of the button that submits the answer.
    static var submitID: String { "submit" }

    /// The answer that was submitted last; nil before the first attempt. An update of the post doesn't change it.
    private(set) var answer: Answer?

    /// A Boolean value that indicates whether the handler of the question runs. Meanwhile, the answer can't be changed.
    private(set) var isRunning = false {
        didSet { isRunningDidChange(isRunning) }
    }

    private let isRunningDidChange: (Bool) -> Void

    /// Creates a submission.
    ///
    /// - Parameter isRunningDidChange: A closure that is called when the handler starts and ends.
    init(isRunningDidChange: @escaping (Bool) -> Void) {
        self.isRunningDidChange = isRunningDidChange
    }

    /// Returns the buttons.
    ///
    /// - Parameters:
    ///   - submit: The title of the button that submits the answer; `PostStrings.ok` if it is empty.
    ///   - cancel: The title of the other button. If it is nil, the title is `PostStrings.cancel`. If it is empty, there is
    ///     no such button.
    ///   - isEnabled: A Boolean value that indicates whether an answer can be submitted.
    ///   - handler: The closure that runs with the answer; nil for none.
    ///   - validate: A closure that shows the errors of the answer. It returns nil if the answer isn't valid.
    func actions(
        submit: String, cancel: String?, isEnabled: Bool,
        handler: (@MainActor @Sendable (Answer) async throws -> Void)?,
        validate: @escaping @MainActor () -> Answer?
    ) -> [PostAction] {
        let strings = PostStrings.current
        var submitAction = PostAction(submit.isEmpty ? strings.ok : submit, id: Self.submitID, isPreferred: true)
        submitAction.isEnabled = isEnabled
        submitAction.shouldRun = { [weak self] in
            guard let self, let answer = validate() else { return false }
            self.answer = answer
            isRunning = handler != nil
            return true
        }
        submitAction.isCanceledWithPost = true
        if let handler {
            submitAction.handler = { [weak self] in
                guard let self, let answer else { return }
                defer { isRunning = false }
                try await handler(answer)
            }
        }
        let cancelTitle = cancel ?? strings.cancel
        return cancelTitle.isEmpty ? [submitAction] : [submitAction, .cancel(cancelTitle, id: "cancel")]
    }
}
