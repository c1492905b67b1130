import MessageStackView
@testable import MessageStackViewConnectivity
import MessageStackViewForms
import Simulator
import Testing
import UIKit

/// The samples of the articles on ready-made posts, compiled and run line for line.
@MainActor
struct ReadyMadeSampleTests {
    private let simulator = Simulator()
    private let controller = UIViewController()
    private let calls = Calls()
    private var uploads: Calls { calls }
    private var photos: Calls { calls }

    /// The app's objects, of which it records the calls.
    @MainActor
    private final class Calls {
        var names: [String] = []

        func retry() { names.append("retry") }
        func restart() async throws { names.append("upload") }
        func delete() async { names.append("commit") }
        func restore() { names.append("restore") }
    }

    init() {
        simulator.show(controller)
    }

    private var postView: PostView { UIApplication.shared.postView }
    private var hero: UIImage? { UIImage(systemName: "hand.wave.fill") }

    private func commit() async { calls.names.append("commit") }
    private func login(_ values: FormValues) async throws { calls.names.append("login") }
    private func greet(_ name: String) { calls.names.append("greet \(name)") }
    private func review(_ value: Int, _ comment: String?) { calls.names.append("review \(value)") }
    private func load() async throws -> String {
        calls.names.append("load")
        return "photo"
    }

    @Test func bannersAreShown() {
        postView.postManager.capacity = 4
        postView.post("Saved")
        postView.post(Message(.success, "Saved"))
        postView.post(Message(.error, "Upload failed", actions: [.init("Retry") { [uploads] in uploads.retry() }]))
        postView.post(Message("Anna Berg", subtitle: "Are we still on for lunch?", icon: .emoji("🍝")), as: .card(.top))
        simulator.advance(by: 1)
        #expect(postView.postManager.currentPosts.map(\.phase) == [.shown, .shown, .shown, .shown])
    }

    @Test func handlerRunsAndEndsThePost() async {
        let message = Message(
            .error, "Upload failed",
            actions: [
                .cancel("Later"),
                PostAction("Retry", isPreferred: true) { [uploads] in try await uploads.restart() },
            ])
        let post = postView.post(message)
        await simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "Retry"))
        await simulator.advance(by: 1)
        #expect(calls.names == ["upload"] && post.reason == .action(id: "Retry"))
    }

    @Test func undoRestores() {
        let post = postView.post(undoable: "3 photos deleted") { [photos] in
            await photos.delete()
        } undo: { [photos] in
            photos.restore()
        }
        simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "Undo"))
        simulator.advance(by: 1)
        #expect(calls.names == ["restore"] && post.phase == .ended)
    }

    @Test func deletionsGather() async {
        for _ in 1...2 {
            postView.post(undoable: { "\($0) deleted" }, request: { $0.key = "deletion" }) { [photos] in
                await photos.delete()
            } undo: { [photos] in
                photos.restore()
            }
            await simulator.advance(by: 1)
        }
        #expect((postView.postManager.currentPosts.first?.view as? MessageView)?.titleLabel.text == "2 deleted")
        await simulator.advance(by: 12)
        #expect(calls.names == ["commit", "commit"])
    }

    @Test func alertReturnsTheChoice() async {
        let task = Task { await ask() }
        await simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "Delete"))
        await simulator.advance(by: 1)
        await task.value
        #expect(calls.names == ["commit"])
    }

    private func ask() async {
        let choice = await postView.ask(
            AlertMessage(
                title: "Delete 12 photos?", text: "They are removed from all your devices.",
                actions: [.cancel("Keep"), .destructive("Delete")]))
        if choice?.role == .destructive { await commit() }
    }

    @Test func readmeSampleRuns() async {
        let task = Task { await postAndAsk() }
        await simulator.advance(by: 1)
        #expect(postView.postManager.posts.count == 3)
        task.cancel()
        postView.removeAll(animated: false)
        await simulator.advance(by: 1)
        #expect(await task.value == nil && calls.names == ["commit"])
    }

    private func postAndAsk() async -> PostAction? {
        postView.post(Message(.error, "Upload failed", actions: [.init("Retry") { [uploads] in uploads.retry() }]))
        postView.post(undoable: "3 photos deleted") { [photos] in
            await photos.delete()
        } undo: { [photos] in
            photos.restore()
        }
        let choice = await postView.ask(
            AlertMessage(title: "Delete 12 photos?", actions: [.cancel("Keep"), .destructive("Delete")]))
        return choice
    }

    @Test func popupIsShown() {
        postView.post(
            PopupMessage(
                image: hero, title: "Welcome back", text: "Good to see you", actions: [.init("Continue")]))
        simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "Continue"))
    }

    @Test func formReturnsItsValues() async {
        let task = Task { await signIn() }
        await simulator.advance(by: 1)
        simulator.typeText("anna@example.com\nsecret\n")
        await simulator.advance(by: 1)
        await task.value
        #expect(calls.names == ["login", "greet anna@example.com"])
    }

    private func signIn() async {
        let values = await postView.ask(
            FormMessage(title: "Sign in", fields: [.email(), .password()], submit: "Sign in") { try await login($0) })
        if let values { greet(values["email"]) }
    }

    @Test func formChecksItsFields() throws {
        let form = FormMessage(
            title: "Create an account",
            fields: [
                .name(), .email(),
                .password(isNew: true) { $0["password"].count < 8 ? "Use at least 8 characters" : nil },
                .choice("Plan", options: ["Free", "Pro"], chosen: "Free"),
                .toggle("I accept the terms", isRequired: true),
            ],
            submit: "Create account")
        let post = postView.post(form)
        simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "Create account"))
        simulator.advance(by: 1)
        #expect(post.phase == .shown && simulator.accessibilityDump().contains("This field is required"))
    }

    @Test func ratingReturnsTheChoice() async {
        let task = Task { await rate() }
        await simulator.advance(by: 1)
        simulator.pressKey(digit: 4)
        #expect(simulator.tapElement(named: "Send"))
        await simulator.advance(by: 1)
        await task.value
        #expect(calls.names == ["review 4"])
    }

    private func rate() async {
        let rating = await postView.ask(RatingMessage(title: "How was it?", submit: "Send"))
        if let rating { review(rating.value, rating.comment) }
    }

    @Test func notesAreShown() {
        postView.postManager.capacity = 2
        postView.post(NoteMessage("Connecting …", accessory: .activity))
        postView.post(NoteMessage("Synced just now"), as: .statusLine)
        simulator.advance(by: 1)
        #expect(postView.postManager.currentPosts.map(\.phase) == [.shown, .shown])
    }

    @Test func hudReturnsTheResult() async throws {
        let task = Task { try await loadWithHUD() }
        await simulator.advance(by: 1)
        #expect(try await task.value == "photo" && calls.names == ["load"])
    }

    private func loadWithHUD() async throws -> String {
        let photo = try await postView.post(
            whileRunning: ProgressMessage(title: "Loading"), as: .hud(blocksApp: true),
            request: {
                $0.delay = 0.3
                $0.minimumTime = 0.5
            },
            operation: { _ in try await load() })
        return photo
    }

    @Test func resultFollowsTheProgress() async throws {
        #expect(try await uploadPhotos() == 3)
        let posts = postView.postManager.currentPosts
        #expect(posts.compactMap { ($0.view as? MessageView)?.titleLabel.text } == ["Uploaded 3 photos"])
    }

    private func uploadPhotos() async throws -> Int {
        let count = try await postView.post(whileRunning: ProgressMessage(title: "Uploading")) { progress in
            progress(0.5)
            return 3
        } success: { count in
            Message(.success, "Uploaded \(count) photos")
        } failure: { _ in
            Message(.error, "The upload failed")
        }
        return count
    }

    @Test func offlineBarIsObserved() {
        let messageManager = ConnectivityManager.shared.messageManager
        defer { messageManager.stopObserving() }
        #expect(!messageManager.isObserving)
        ConnectivityManager.shared.messageManager.startObserving()
        #expect(messageManager.isObserving)
        let refreshButton = UIButton()
        refreshButton.isEnabled = false
        let observer: any NSObjectProtocol
        observer = ConnectivityManager.shared.addObserver { state in
            refreshButton.isEnabled = state.isConnected
        }
        #expect(refreshButton.isEnabled && ConnectivityManager.shared.isObserver(observer))
    }

    @Test func textsOfLibraryAreReplaced() throws {
        defer { PostStrings.current = PostStrings() }
        PostStrings.current.undo = "Put Back"
        PostStrings.current.more = { count in "And \(count) others" }
        let post = postView.post(undoable: "Deleted") {
        } undo: {
        }
        simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "Put Back"))
        #expect(post.phase != .shown && PostStrings.current.more(2) == "And 2 others")
    }

    @Test func textsOfAnyLanguageAreSet() {
        defer { PostStrings.current = PostStrings() }
        PostStrings.current = PostStrings(language: "pt-BR")
        #expect(PostStrings.current.cancel == "Cancelar")
    }

    @Test func customQuestionIsAnswered() async {
        let question = FancyAlert(alert: AlertMessage(title: "Ready?", actions: [PostAction("Go")]))
        let task = Task { await postView.ask(question) }
        await simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "Go"))
        await simulator.advance(by: 1)
        #expect(await task.value?.id == "Go")
    }
}

final class FancyAlertView: UIView {
    init(_ alert: AlertMessage) {
        super.init(frame: .zero)
        let label = UILabel()
        label.text = alert.title
        let buttons = PostActionsView()
        buttons.actions = alert.actions
        buttons.willEndPost = alert.onAnswer
        let column = UIStackView(arrangedSubviews: [PostScrollView(containing: label), buttons])
        column.axis = .vertical
        column.frame = bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(column)
    }

    required init?(coder: NSCoder) { nil }
}

struct FancyAlert: PostQuestion {
    var alert: AlertMessage

    var presentation: PostPresentation? { .alert }

    var onAnswer: (@MainActor @Sendable (PostAction) -> Void)? {
        get { alert.onAnswer }
        set { alert.onAnswer = newValue }
    }

    func makeView() -> UIView { FancyAlertView(alert) }
}
