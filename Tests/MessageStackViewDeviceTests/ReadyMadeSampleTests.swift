import MessageStackView
@testable import MessageStackViewConnectivity
import MessageStackViewForms
import Simulator
import Testing
import UIKit

/// The samples of the articles on ready-made posts, compiled and run line for line. Those below a film are in `FilmSamples`.
@MainActor
@Suite(.leavesNothingBehind)
struct ReadyMadeSampleTests {
    private let simulator = Simulator()
    private let controller = UIViewController()
    private let samples: FilmSamples
    private var calls: [String] { samples.app.calls }
    private var uploads: SampleApp { samples.app }
    private var photos: SampleApp { samples.app }

    init() {
        simulator.show(controller)
        samples = FilmSamples(viewController: controller)
    }

    private func titles(on poster: PostView) -> [String?] {
        poster.postManager.currentPosts.map { ($0.view as? MessageView)?.titleLabel.text }
    }

    private var postView: PostView { UIApplication.shared.postView }
    private var postViewOnScreen: PostView? { controller.view.subviews.lazy.compactMap { $0 as? PostView }.first }

    @Test func textIsShown() {
        samples.text()
        simulator.advance(by: 1)
        #expect(titles(on: postView) == ["Saved"])
    }

    @Test func toastIsShown() throws {
        samples.toast()
        simulator.advance(by: 1)
        #expect(titles(on: postView) == ["Copied"])
        #expect(try #require(postView.postManager.currentPosts.first?.view).bounds.width < 120)
    }

    @Test func badgeIsShown() {
        samples.badge()
        simulator.advance(by: 1)
        #expect(postView.postManager.currentPosts.first?.view is BadgeMessageView)
    }

    @Test func cardIsFlung() {
        samples.fling()
        simulator.advance(by: 1)
        #expect(titles(on: postView) == ["Anna Berg"] && postView.presentation.pan == .fling)
    }

    @Test func cardsAreInADeck() throws {
        samples.deck()
        simulator.advance(by: 1)
        let deck = try #require(postViewOnScreen)
        #expect(deck.deck != nil && deck.postManager.currentPosts.count == 3)
        deck.setDeckExpanded(true, animated: true)
        #expect(deck.isDeckExpanded)
    }

    @Test func bannersAreShown() {
        postView.postManager.capacity = 2
        postView.post(Message(.success, "Saved"))
        postView.post(Message("Anna Berg", subtitle: "Are we still on for lunch?", icon: "🍝"))
        simulator.advance(by: 1)
        #expect(postView.postManager.currentPosts.map(\.phase) == [.shown, .shown])
    }

    @Test func retryIsFollowedByItsResult() async {
        samples.action()
        await simulator.advance(by: 1)
        #expect(titles(on: postView) == ["Upload failed"])
        #expect(simulator.tapElement(named: "Retry"))
        await simulator.advance(by: 2)
        #expect(calls == ["restart"] && titles(on: postView) == ["Uploaded"])
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
        #expect(calls == ["restart"] && post.reason == .action(id: "Retry"))
    }

    @Test func undoRestores() {
        samples.undo()
        simulator.advance(by: 1)
        #expect(titles(on: postView) == ["3 photos deleted"])
        #expect(simulator.tapElement(named: "Undo"))
        simulator.advance(by: 1)
        #expect(calls == ["restore"] && !postView.postManager.isActive)
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
        #expect(calls == ["delete", "delete"])
    }

    @Test func alertReturnsTheChoice() async {
        let task = Task { await samples.alert() }
        await simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "Delete"))
        await simulator.advance(by: 1)
        await task.value
        #expect(calls == ["delete"])
    }

    @Test func summarySampleRuns() async {
        let task = Task { await postAndAsk() }
        await simulator.advance(by: 1)
        #expect(postView.postManager.posts.count == 3)
        task.cancel()
        postView.removeAll(animated: false)
        await simulator.advance(by: 1)
        #expect(await task.value == nil && calls == ["delete"])
    }

    private func postAndAsk() async -> PostAction? {
        postView.post(Message(.error, "Upload failed", actions: [.init("Retry") { [uploads] in uploads.retry() }]))
        postView.post(undoable: "3 photos deleted") { [photos] in
            await photos.delete()
        } undo: { [photos] in
            photos.restore()
        }
        let choice = await postView.ask(
            AlertMessage("Delete 12 photos?", actions: [.cancel("Keep"), .destructive("Delete")]))
        return choice
    }

    @Test func popupIsShown() async {
        samples.popup()
        await simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "See the Route"))
        await simulator.advance(by: 1)
        #expect(calls == ["open"])
    }

    @Test func formReturnsItsValues() async {
        let task = Task { await samples.form() }
        await simulator.advance(by: 1)
        simulator.typeText("anna@example.com\nsecret\n")
        await simulator.advance(by: 1)
        await task.value
        #expect(calls == ["login", "greet anna@example.com"])
    }

    @Test func formChecksItsFields() throws {
        let form = FormMessage(
            "Create an account",
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
        let task = Task { await samples.rating() }
        await simulator.advance(by: 1)
        simulator.pressKey(digit: 4)
        #expect(simulator.tapElement(named: "Send"))
        await simulator.advance(by: 1)
        await task.value
        #expect(calls == ["review 4"])
    }

    @Test func noteStaysWhileConnecting() async throws {
        let work = Work()
        samples.app.wait = { _ in await work.step() }
        let task = Task { try await samples.note() }
        await simulator.advance(by: 60)
        #expect(postView.postManager.currentPosts.map(\.phase) == [.shown] && calls == ["connect"])
        work.stepsLeft = .max
        try await task.value
        await simulator.advance(by: 1)
        #expect(!postView.postManager.isActive)
    }

    @Test func noteReplacesTheStatusLine() {
        postView.post(NoteMessage("Synced just now"), as: .statusLine)
        simulator.advance(by: 1)
        #expect(postView.postManager.currentPosts.map(\.phase) == [.shown])
    }

    @Test func hudReturnsTheResult() async throws {
        let task = Task { try await samples.hud() }
        await simulator.advance(by: 1)
        try await task.value
        #expect(samples.imageView.image != nil && calls == ["load"])
    }

    @Test func resultFollowsTheProgress() async throws {
        let work = Work()
        work.stepsLeft = 4
        samples.app.wait = { _ in await work.step() }
        let task = Task { try await samples.progress() }
        await simulator.advance(by: 1)
        let bar = postView.postManager.currentPosts.first?.view.flatMap(progressBar)
        #expect(titles(on: postView) == ["Uploading"] && bar?.progress == 0.4)
        work.stepsLeft = .max
        try await task.value
        #expect(titles(on: postView) == ["Uploaded"] && calls == ["send"])
    }

    @Test(arguments: ["Cancel", "Hide"])
    func uploadIsCanceledOrHidden(action: String) async throws {
        let work = Work()
        samples.app.wait = { _ in await work.step() }
        let task = Task { try await uploadWithActions() }
        await simulator.advance(by: 1)
        #expect(simulator.tapElement(named: action))
        await simulator.advance(by: 1)
        #expect(titles(on: postView) == [])
        work.stepsLeft = .max
        try await task.value
        await simulator.advance(by: 1)
        #expect(titles(on: postView) == (action == "Hide" ? ["Uploaded"] : []))
    }

    /// The downloads of an app.
    private struct Store {
        let progress = Progress(totalUnitCount: 10)

        func download(_ name: String) -> Progress { progress }
    }

    @Test func downloadIsShownUntilItIsCanceled() {
        let store = Store()
        // Foundation on Linux has another default.
        store.progress.isCancellable = true
        let download = store.download("Photos.zip")
        postView.post(progress: download, as: .card(.bottom))
        download.completedUnitCount = 4
        simulator.advance(by: 1)
        let bar = postView.postManager.currentPosts.first?.view.flatMap(progressBar)
        #expect(bar?.progress == 0.4)
        #expect(simulator.tapElement(named: "Cancel"))
        simulator.advance(by: 1)
        #expect(download.isCancelled && !postView.postManager.isActive)
    }

    private func uploadWithActions() async throws {
        let upload = ProgressMessage("Uploading", fraction: 0, actions: [.cancel, PostAction("Hide")])
        try await postView.post(whileRunning: upload, as: .card(.bottom)) { [uploads] progress in
            try await uploads.send(progress)
        } success: {
            Message(.success, "Uploaded")
        }
    }

    @Test func ratingHasNamesAndAComment() async throws {
        let task = Task { await rateTrip() }
        await simulator.advance(by: 1)
        simulator.pressKey(digit: 2)
        await simulator.advance(by: 1)
        let dump = simulator.accessibilityDump()
        #expect(dump.contains("Fair") && dump.contains("What can we improve?") && dump.contains("Not Now"))
        #expect(simulator.tapElement(named: "Send"))
        await simulator.advance(by: 1)
        #expect(await task.value == RatingMessage.Rating(value: 2))
    }

    private func rateTrip() async -> RatingMessage.Rating? {
        let rating = RatingMessage(
            "How was your trip?", names: ["Poor", "Fair", "Good", "Very good", "Excellent"],
            comment: .multiline("What can we improve?", isRequired: false), submit: "Send", cancel: "Not Now")
        return await postView.ask(rating)
    }

    /// Work of the app that a test lets continue.
    @MainActor
    private final class Work {
        var stepsLeft = 0 {
            didSet {
                guard stepsLeft > 0, let step = waitingStep else { return }
                waitingStep = nil
                step.resume()
            }
        }
        private var waitingStep: CheckedContinuation<Void, Never>?

        func step() async {
            if stepsLeft == 0 { await withCheckedContinuation { waitingStep = $0 } }
            stepsLeft -= 1
        }
    }

    private func progressBar(in view: UIView) -> UIProgressView? {
        view as? UIProgressView ?? view.subviews.lazy.compactMap(progressBar).first
    }

    @Test func offlineBarIsShownAndLeaves() throws {
        let network = try #require(FilmSamples.network)
        samples.offline()
        network.state = .notConnected
        simulator.advance(by: 1)
        #expect(simulator.accessibilityDump().contains("No Internet Connection"))
        network.state = .connected(.wifi)
        simulator.advance(by: 1)
        #expect(!simulator.accessibilityDump().contains("No Internet Connection"))
    }

    @Test func offlineBarIsObserved() {
        defer { ConnectivityManager.shared.showsOfflineBar = false }
        #expect(!ConnectivityManager.shared.showsOfflineBar)
        ConnectivityManager.shared.showsOfflineBar = true
        #expect(ConnectivityManager.shared.messageManager.isObserving)
        let refreshButton = UIButton()
        refreshButton.isEnabled = false
        let observer: any NSObjectProtocol
        observer = ConnectivityManager.shared.addObserver { state in
            refreshButton.isEnabled = state.isConnected
        }
        #expect(refreshButton.isEnabled && ConnectivityManager.shared.isObserver(observer))
    }

    @Test func textsOfLibraryAreReplaced() throws {
        defer { PostEnvironment.app.strings = PostStrings() }
        PostEnvironment.app.strings.undo = "Put Back"
        PostEnvironment.app.strings.more = { count in "And \(count) others" }
        let post = postView.post(undoable: "Deleted") {
        } undo: {
        }
        simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "Put Back"))
        #expect(post.phase != .shown && PostEnvironment.app.strings.more(2) == "And 2 others")
    }

    @Test func softHyphenIsPartOfTheText() {
        let message = Message("Keine Internet\u{AD}verbindung")
        #expect(postView.post(message).text.contains("\u{AD}"))
    }

    @Test func textsOfAnyLanguageAreSet() {
        defer { PostEnvironment.app.strings = PostStrings() }
        PostEnvironment.app.strings = PostStrings(language: "pt-BR")
        #expect(PostEnvironment.app.strings.cancel == "Cancelar")
    }

    @Test func customQuestionIsAnswered() async {
        let question = FancyAlert(alert: AlertMessage("Ready?", actions: [PostAction("Go")]))
        let task = Task { await postView.ask(question) }
        await simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "Go"))
        await simulator.advance(by: 1)
        #expect(await task.value?.id == "Go")
    }

    #if !os(visionOS)
        @Test func nibOfAWaitingPostIsNotRead() throws {
            postView.post("Saved")
            // The file doesn't exist.
            let nib = UINib(nibName: "TicketView", bundle: nil)
            var request = PostRequest(nib: nib, as: .card(.bottom))
            request.duration = 8
            postView.post(request)
            simulator.advance(by: 1)
            let post = try #require(postView.postManager.waitingPosts.first)
            post.remove()
            #expect(post.phase == .ended && postView.postManager.waitingPosts.isEmpty)
        }
    #endif
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
