import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Posts of errors, and of the errors that operations throw.
@MainActor
@Suite(.leavesNothingBehind)
struct PostedErrorTests {
    private struct CartError: LocalizedError, Equatable {
        var errorDescription: String? = "The cart wasn't saved."
        var failureReason: String?
        var recoverySuggestion: String?
    }

    private struct PlainError: Error {}

    private struct ErrorWithItsOwnView: Error, Postable {
        func makeView() -> UIView { .tagged(7) }
    }

    @MainActor
    private final class Log {
        var options: [Int] = []
        /// Called in each recovery.
        var onRecovery: () -> Void = {}
    }

    private struct DiskError: LocalizedError, RecoverableError {
        let log: Log
        var errorDescription: String? { "The disk is full." }
        var recoveryOptions: [String] { ["Try Again", "Discard"] }

        func attemptRecovery(optionIndex: Int, resultHandler: @escaping (Bool) -> Void) {
            MainActor.assumeIsolated {
                log.options.append(optionIndex)
                log.onRecovery()
            }
            resultHandler(false)
        }

        func attemptRecovery(optionIndex: Int) -> Bool { false }
    }

    private let poster = RecordingPoster()

    private func message(of post: Post) throws -> Message { try #require(post.value as? Message) }

    // MARK: Texts

    @Test func localizedErrorIsAnErrorWithItsThreeTexts() throws {
        let error = CartError(failureReason: "The disk is full.", recoverySuggestion: "Delete some photos.")
        let post = poster.post(error)
        #expect(
            try message(of: post)
                == Message(.error, "The cart wasn't saved.", subtitle: "The disk is full.\nDelete some photos."))
        #expect(post.phase == .shown && post.timeLeft == nil)
    }

    @Test func errorOfFoundationHasTheTextsOfItsUserInfo() throws {
        let error = NSError(
            domain: "Shop", code: 3,
            userInfo: [
                NSLocalizedDescriptionKey: "The cart wasn't saved.",
                NSLocalizedRecoverySuggestionErrorKey: "Delete some photos.",
            ])
        #expect(
            try message(of: poster.post(error))
                == Message(.error, "The cart wasn't saved.", subtitle: "Delete some photos."))
    }

    @Test func subtitleDoesNotRepeatTheTitle() throws {
        let error = CartError(errorDescription: "Not saved: no room.", failureReason: "no room", recoverySuggestion: "")
        #expect(try message(of: poster.post(error)).subtitle == nil)
    }

    @Test(arguments: [true, false]) func adviceIsGivenOnAnErrorWithoutTexts(hasText: Bool) throws {
        let (reporter, given) = (PostMisuse.reporter, PostMisuse.given)
        defer { (PostMisuse.reporter, PostMisuse.given) = (reporter, given) }
        var kinds: [PostMisuse.Kind] = []
        PostMisuse.given = []
        PostMisuse.reporter = { kind, _ in kinds.append(kind) }
        let error: any Error = hasText ? CartError() : PlainError()
        let post = poster.post(error)
        #expect(try message(of: post).title == error.localizedDescription)
        #expect(kinds == (hasText ? [] : [.errorWithoutText]))
    }

    // MARK: Options

    @Test func requestOfAnErrorCanBeEdited() {
        let post = poster.post(CartError(), as: .centered) { $0.key = "cart" }
        #expect(
            post.key == "cart"
                && poster.postManager.presentation(of: post)?.placement == PostPresentation.centered.placement)
    }

    @Test func valueOfTheAppIsShownForItsErrors() throws {
        let environment = PostEnvironment.app
        defer { PostEnvironment.app = environment }
        PostEnvironment.app.valueForError = { $0 is CartError ? Message(.warning, "Not saved") : nil }
        poster.postManager.capacity = 3
        #expect(try message(of: poster.post(CartError())) == Message(.warning, "Not saved"))
        let other = NSError(domain: "Shop", code: 1, userInfo: [NSLocalizedDescriptionKey: "Closed"])
        #expect(try message(of: poster.post(other)).title == "Closed")
    }

    @Test func valueOfAManagersEnvironmentHasPrecedence() throws {
        poster.postManager.environment.valueForError = { _ in Message("Of the manager") }
        #expect(try message(of: poster.post(CartError())).title == "Of the manager")
    }

    @Test func errorThatIsAValueIsShownAsItIs() {
        let post = poster.post(ErrorWithItsOwnView())
        #expect(post.view?.tag == 7)
    }

    // MARK: Cancellations

    @Test(
        arguments: [CancellationError(), URLError(.cancelled), NSError(domain: NSURLErrorDomain, code: -999)]
            as [any Error])
    func cancellationIsRefused(error: any Error) {
        var events: [String] = []
        poster.postManager.defaults.onEvent { events.append("\($0)") }
        let post = poster.post(error)
        #expect(post.refusal == .cancellation && post.phase == .ended && poster.changes.isEmpty)
        #expect(events.count == 1 && events.first?.hasPrefix("refused") == true)
    }

    @Test func otherErrorOfTheNetworkIsPosted() {
        let error = NSError(
            domain: NSURLErrorDomain, code: NSURLErrorTimedOut, userInfo: [NSLocalizedDescriptionKey: "Timed out"])
        #expect(poster.post(error).phase == .shown)
    }

    // MARK: Duplicates

    @Test func sameErrorIsCounted() {
        let post = poster.post(CartError())
        #expect(poster.post(CartError()) === post && post.count == 2)
    }

    @Test(arguments: [("Shop", 2, "Closed"), ("Bank", 1, "Closed"), ("Shop", 1, "Open")])
    func errorThatDiffersInDomainCodeOrDescriptionIsAnotherPost(domain: String, code: Int, text: String) {
        let first = poster.post(NSError(domain: "Shop", code: 1, userInfo: [NSLocalizedDescriptionKey: "Closed"]))
        let second = poster.post(NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: text]))
        #expect(first !== second && first.count == 1 && second.phase == .waiting)
    }

    @Test func errorIsNoDuplicateOfAMessageWithItsTexts() {
        let message = poster.post(Message(.error, "The cart wasn't saved."))
        #expect(poster.post(CartError()) !== message)
    }

    @Test func policyOfTheRequestHasPrecedence() {
        poster.post(CartError())
        let post = poster.post(CartError()) { $0.duplicatePolicy = .ignore }
        #expect(post.refusal == .duplicate)
    }

    // MARK: Recovery

    @Test func optionsOfARecoverableErrorAreActions() throws {
        let actions = try message(of: poster.post(DiskError(log: Log()))).actions
        #expect(actions.map(\.title) == ["Try Again", "Discard"])
        #expect(actions.map(\.id) == ["recovery-0", "recovery-1"])
        #expect(actions.map(\.isPreferred) == [true, false])
    }

    @Test func chosenOptionIsRecoveredOnceAfterThePostHasEnded() async throws {
        let log = Log()
        let post = poster.post(DiskError(log: log))
        var phase: PostPhase?
        log.onRecovery = { phase = post.phase }
        try await poster.choose("recovery-1")
        await TaskOrder.settle()
        #expect(log.options == [1] && phase == .ended && post.reason == .action(id: "recovery-1"))
    }

    @Test func countedErrorIsRecoveredOnce() async throws {
        let (first, second) = (Log(), Log())
        poster.post(DiskError(log: first))
        poster.post(DiskError(log: second))
        try await poster.choose("recovery-0")
        await TaskOrder.settle()
        #expect(first.options.isEmpty && second.options == [0])
    }

    @Test func errorOfAFailedRecoveryIsANewPost() async throws {
        let log = Log()
        let post = poster.post(DiskError(log: log))
        log.onRecovery = { [poster] in poster.post(DiskError(log: log)) }
        try await poster.choose("recovery-0")
        await TaskOrder.settle()
        let again = try #require(poster.postManager.currentPosts.first)
        #expect(again !== post && again.phase == .shown && again.count == 1)
        log.onRecovery = {}
    }

    @Test func errorThatIsRemovedIsNotRecovered() async {
        let log = Log()
        poster.post(DiskError(log: log)).remove(reason: .pan)
        await TaskOrder.settle()
        #expect(log.options.isEmpty)
    }

    // MARK: Catching

    @Test func thrownErrorIsPosted() async {
        let value: Int? = await poster.catching { throw CartError() }
        #expect(value == nil && poster.texts == ["The cart wasn't saved."])
    }

    @Test func resultIsReturned() async {
        #expect(await poster.catching { 3 } == 3)
        #expect(poster.changes.isEmpty)
    }

    @Test func errorOfACanceledTaskIsNotPosted() async {
        let task = Task { await poster.catching { throw CartError() } }
        task.cancel()
        _ = await task.value
        #expect(poster.changes.isEmpty)
    }

    // MARK: Operations

    @Test func errorIsShownInPlaceOfTheProgress() async throws {
        await #expect(throws: CartError.self) {
            try await poster.post(whileRunning: ProgressMessage("Saving")) { _ in
                throw CartError()
            } failure: {
                Message($0)
            }
        }
        #expect(poster.texts == ["The cart wasn't saved."])
    }

    @Test(arguments: [CancellationError(), URLError(.cancelled)] as [any Error])
    func cancellationOfAnOperationIsNotShown(error: any Error) async {
        _ = await #expect(throws: (any Error).self) {
            try await poster.post(whileRunning: ProgressMessage("Saving")) { _ in
                throw error
            } failure: {
                Message($0)
            }
        }
        #expect(poster.views.isEmpty && poster.postManager.posts.isEmpty)
    }

    @Test(arguments: [CancellationError(), URLError(.cancelled)] as [any Error])
    func cancellationOfAnActionIsNotShown(error: any Error) async throws {
        let post = poster.post(Message("Draft", actions: [PostAction("Send", id: "send") { throw error }]))
        let texts = poster.texts
        try await poster.choose("send")
        #expect(post.phase == .shown && poster.texts == texts)
    }
}
