import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewForms
@testable import MessageStackViewTests

/// The ready-made posts of a random run, and what happened to their actions, answers and undo closures.
@MainActor
final class ReadyMadeLedger {
    private struct HandlerError: Error {}

    /// An action that can be undone.
    private final class Undo {
        var post: Post?
        var commits = 0
        var undos = 0
    }

    /// A question, and the task that waits for its answer.
    private final class Question {
        var answers: [String] = []
        var task: Task<Void, Never>?
        /// Nil until the task has ended.
        var result: String??
    }

    /// A form or a rating, the values with which its handler was called, and its answers.
    @MainActor
    private final class Submission<Value: Equatable> {
        weak var post: Post?
        var values: [Value] = []
        var answers: [Value] = []

        /// The description of a broken rule; nil if all hold.
        var complaint: String? {
            if answers.count > 1 { return "a question was answered \(answers.count) times" }
            if let answer = answers.first, let value = values.last, answer != value {
                return "\(value) was submitted, and \(answer) answered"
            }
            if answers.count == 1, let post, post.phase == .shown { return "an answered question is still shown" }
            return nil
        }

        /// The description of a rule that doesn't hold after all posts have ended; nil if all hold.
        var finalComplaint: String? {
            guard !answers.isEmpty, let post, post.reason != .action(id: "submit") else { return nil }
            return "an answered question ended with \(String(describing: post.reason))"
        }
    }

    private var undos: [Undo] = []
    private var forms: [Submission<FormValues>] = []
    private var ratings: [Submission<RatingMessage.Rating>] = []
    private var questions: [Question] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var runningHandlers = 0
    /// Objects that the closures of the posts retain.
    private let tokens = WeakReferences()

    // MARK: - Events

    /// Posts an order.
    ///
    /// - Returns: The new posts. A question is posted by its task.
    func post(_ order: ReadyMadeOrder, on poster: any Poster) -> [Post] {
        switch order.kind {
        case .undo:
            return postUndo(order, on: poster)
        case .question, .formQuestion:
            ask(order, on: poster)
            return []
        default:
            let post = poster.post(makeRequest(order), as: presentation(order))
            if order.kind == .form { forms.last?.post = post }
            if order.kind == .rating { ratings.last?.post = post }
            return [post]
        }
    }

    /// Updates a post with an order.
    func update(_ post: Post, with order: ReadyMadeOrder) {
        post.update(with: makeRequest(order))
    }

    /// Chooses the action with a number, modulo their count, of a post whose view is made, on screen or not.
    func choose(_ action: Int, of post: Post) {
        guard let actionsView = post.view.flatMap(actionsView), !actionsView.actions.isEmpty else { return }
        actionsView.choose(actionsView.actions[action % actionsView.actions.count].id)
    }

    /// Lets all handlers return that wait.
    func finishHandlers() {
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
    }

    /// Cancels the tasks that wait for answers.
    func cancelQuestions() {
        for question in questions { question.task?.cancel() }
    }

    // MARK: - Rules

    /// The description of a broken rule; nil if all hold.
    var complaint: String? {
        for undo in undos {
            let calls = undo.commits + undo.undos
            if calls > 1 { return "\(undo.commits) commits and \(undo.undos) undos" }
            guard let post = undo.post, calls > 0 else { continue }
            if [.waiting, .entering, .shown].contains(post.phase) {
                return "an action was decided while \(post.phase)"
            }
        }
        for form in forms {
            let values = form.values + form.answers
            if let invalid = values.first(where: { !$0["email"].contains("@") || !$0.isOn("terms") }) {
                return "invalid values were submitted: \(invalid)"
            }
            if let complaint = form.complaint { return complaint }
        }
        for rating in ratings {
            let values = rating.values + rating.answers
            if let invalid = values.first(where: { !(1...10).contains($0.value) || $0.comment?.isEmpty == true }) {
                return "an invalid rating was submitted: \(invalid)"
            }
            if let complaint = rating.complaint { return complaint }
        }
        for question in questions {
            if question.answers.count > 1 { return "a question was answered \(question.answers)" }
            if let result = question.result, result != question.answers.first {
                return "a question has the answer \(question.answers), and its task \(String(describing: result))"
            }
        }
        return nil
    }

    /// The description of a rule that doesn't hold after all posts have ended; nil if all hold.
    var finalComplaint: String? {
        for undo in undos {
            guard undo.commits + undo.undos == 1 else { return "an action was neither committed nor undone" }
            guard (undo.undos == 1) == (undo.post?.reason == .action(id: "undo")) else {
                return "\(undo.undos) undos of a post that ended with \(String(describing: undo.post?.reason))"
            }
        }
        let complaints = forms.map(\.finalComplaint) + ratings.map(\.finalComplaint)
        if let complaint = complaints.compactMap(\.self).first { return complaint }
        for question in questions where question.result == nil { return "a task still waits for an answer" }
        if runningHandlers > 0 { return "\(runningHandlers) handlers still run" }
        return tokens.count == 0 ? nil : "\(tokens.count) closures are still alive"
    }

    // MARK: - Private

    private func postUndo(_ order: ReadyMadeOrder, on poster: any Poster) -> [Post] {
        let undo = Undo()
        undos.append(undo)
        let token = makeToken()
        let known = poster.postManager.posts
        let post = poster.post(undoable: { "\($0) deleted" }, request: { $0.key = order.key }) {
            withExtendedLifetime(token) { undo.commits += 1 }
        } undo: {
            withExtendedLifetime(token) { undo.undos += 1 }
        }
        undo.post = post
        return known.contains { $0 === post } ? [] : [post]
    }

    private func ask(_ order: ReadyMadeOrder, on poster: any Poster) {
        let question = Question()
        questions.append(question)
        guard order.kind == .question else {
            let form = makeForm(order)
            question.task = Task { [weak record = forms.last] in
                let answer = await poster.ask(form)
                question.answers = record?.answers.map { _ in "submit" } ?? []
                question.result = .some(answer.map { _ in "submit" })
            }
            return
        }
        var alert = makeAlert(order)
        let token = makeToken()
        alert.onAnswer = { [unowned question] answer in
            withExtendedLifetime(token) { question.answers.append(answer.id) }
        }
        question.task = Task { [alert] in
            let answer = await poster.ask(alert)
            question.result = .some(answer?.id)
        }
    }

    private func makeRequest(_ order: ReadyMadeOrder) -> PostRequest {
        var request = request(order)
        request.severity = order.severity
        if let interval = order.interval { request.dismissAfter = interval }
        return request
    }

    private func request(_ order: ReadyMadeOrder) -> PostRequest {
        switch order.kind {
        case .undo: return makeRequest(of: .message, order)
        case .question: return PostRequest(makeAlert(order))
        case .other(let kind): return makeRequest(of: kind, order)
        case .form, .formQuestion: return PostRequest(makeForm(order))
        case .rating: return PostRequest(makeRating(order))
        case .note: return PostRequest(makeNote(order))
        case .progress, .hud, .blockingHUD:
            return PostRequest(ProgressMessage("Loading", subtitle: order.text, fraction: order.interval))
        }
    }

    private func presentation(_ order: ReadyMadeOrder) -> PostPresentation? {
        switch order.kind {
        case .hud: .hud
        case .blockingHUD: .hud(blocksApp: true)
        default: nil
        }
    }

    private func makeRequest(of kind: ReadyMade, _ order: ReadyMadeOrder) -> PostRequest {
        let content = ReadyMade.Content(
            title: kind.title, text: order.text, severity: order.severity, icon: order.icon, actions: makeActions(order)
        )
        return PostRequest(kind.value(content))
    }

    private func makeAlert(_ order: ReadyMadeOrder) -> AlertMessage {
        AlertMessage("Alert", text: order.text, icon: order.icon, actions: makeActions(order))
    }

    /// Returns a form with a record of its values. Its handler is that of the order's first action.
    private func makeForm(_ order: ReadyMadeOrder) -> FormMessage {
        let record = Submission<FormValues>()
        forms.append(record)
        let handler = order.actions.first.flatMap { makeHandler($0.handler) }
        var fields: [FormField] = [
            .email(value: order.severity == nil ? "" : "a@b.co"),
            .toggle("Terms", id: "terms", isOn: order.icon == nil, isRequired: true),
        ]
        if order.text != nil { fields.append(.multiline("Note", isRequired: false)) }
        if order.actions.count > 1 { fields.append(.password(isRequired: false)) }
        var form = FormMessage(
            "Form", text: order.text, icon: order.icon, fields: fields, submit: "Send",
            cancel: order.actions.count > 2 ? "" : nil)
        form.disablesSubmitWhileInvalid = order.key != nil
        if let handler {
            form.handler = { [unowned record] values in
                record.values.append(values)
                try await handler()
            }
        }
        form.onAnswer = { [unowned record] in record.answers.append($0) }
        return form
    }

    /// Returns a rating with a record of its values. Its handler is that of the order's first action.
    private func makeRating(_ order: ReadyMadeOrder) -> RatingMessage {
        let record = Submission<RatingMessage.Rating>()
        ratings.append(record)
        var rating = RatingMessage(
            "Rating", text: order.text, icon: order.icon, count: order.actions.count * 4, submit: "Send")
        rating.value = order.interval.map { Int($0) } ?? 0
        rating.names = order.key == nil ? [] : ["Poor", "", "A name that takes several lines next to large symbols"]
        if order.severity != nil { rating.comment = .multiline("Comment", isRequired: order.icon == nil) }
        if let handler = order.actions.first.flatMap({ makeHandler($0.handler) }) {
            rating.handler = { [unowned record] value in
                record.values.append(value)
                try await handler()
            }
        }
        rating.onAnswer = { [unowned record] in record.answers.append($0) }
        return rating
    }

    private func makeNote(_ order: ReadyMadeOrder) -> NoteMessage {
        var note = NoteMessage(order.text ?? "")
        note.severity = order.severity
        switch order.icon {
        case .emoji: note.accessory = .activity
        case .symbol: note.accessory = .image(UIImage(systemName: "wifi") ?? UIImage())
        default: note.accessory = order.key == nil ? nil : .view { UISwitch() }
        }
        return note
    }

    private func makeActions(_ order: ReadyMadeOrder) -> [PostAction] {
        order.actions.map { action in
            PostAction(
                "Action \(action.id)", id: action.id, role: action.role, isPreferred: action.isPreferred,
                endsPost: action.endsPost, handler: makeHandler(action.handler))
        }
    }

    private func makeHandler(
        _ handler: ReadyMadeOrder.Action.Handler
    ) -> (@MainActor @Sendable () async throws -> Void)? {
        guard handler != .none else { return nil }
        let token = makeToken()
        return { [weak self] in
            self?.runningHandlers += 1
            defer { withExtendedLifetime(token) { self?.runningHandlers -= 1 } }
            if handler == .fails { throw HandlerError() }
            if handler == .waits { await withCheckedContinuation { self?.add($0) } }
        }
    }

    private func add(_ continuation: CheckedContinuation<Void, Never>) {
        waiting.append(continuation)
    }

    private func makeToken() -> NSObject {
        let token = NSObject()
        tokens.add(token)
        return token
    }

    private func actionsView(in view: UIView) -> PostActionsView? {
        view as? PostActionsView ?? view.subviews.lazy.compactMap { self.actionsView(in: $0) }.first
    }
}
