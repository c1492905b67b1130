import Dispatch
import Foundation
import MessageStackView
@testable import MessageStackViewConnectivity
import MessageStackViewTesting
import Simulator
import Testing
import UIKit

/// The manager of the library, since the name means a manager with another monitor in `CookbookSampleTests`.
private typealias NetworkManager = ConnectivityManager

/// The samples of the article *Cookbook*, compiled and run line for line. `SampleTests` compares them with the article.
@MainActor
@Suite(.leavesNothingBehind)
struct CookbookSampleTests {
    private let simulator = Simulator()
    private let controller = UIViewController()
    private let calls = Calls()
    private var chats: Calls { calls }
    private var mails: Calls { calls }

    /// The app's objects, of which it records the calls.
    @MainActor
    private final class Calls {
        var names: [String] = []

        func open() { names.append("open") }
        func delete() async { names.append("commit") }
        func restore() { names.append("restore") }
        func send() async throws { throw MailError.noRecipient }
    }

    private enum MailError: Error {
        case noRecipient
    }

    init() {
        simulator.show(controller)
    }

    private var view: UIView { controller.view }
    private var postView: PostView { UIApplication.shared.postView }
    private var manager: PostManager { postView.postManager }

    private func discardDraft() { calls.names.append("discard") }
    private func hideTips() { calls.names.append("hide") }

    private func titles(on manager: PostManager? = nil) -> [String?] {
        (manager ?? self.manager).currentPosts.map { ($0.view as? MessageView)?.titleLabel.text }
    }

    private func frame(of post: Post?) throws -> CGRect {
        let view = try #require(post?.view)
        return view.convert(view.bounds, to: nil)
    }

    // MARK: Settings

    @Test func settingsApplyToTheWholeApp() throws {
        defer {
            PostEnvironment.app.theme = PostTheme()
            PostEnvironment.app.strings = PostStrings()
            PostEnvironment.app.durationScale = 1
            PostEnvironment.app.options = PostOptions()
        }
        PostEnvironment.app.theme = .brand
        PostEnvironment.app.strings.undo = "Put Back"
        PostEnvironment.app.durationScale = 1.5
        PostEnvironment.app.options.minimumTime = 1
        var request = PostRequest(BadgeMessage("Thank you"))
        request.duration = .seconds(10)
        let post = postView.post(request)
        simulator.advance(by: 1)
        let timeLeft = try #require(post.timeLeft)
        #expect(timeLeft > 13 && timeLeft <= 15)
        post.remove()
        #expect(post.phase == .shown, "the minimum time isn't over")
        #expect(simulator.tapElement(named: "Dismiss"))
        simulator.advance(by: 1)
        #expect(post.reason == .closeButton)
    }

    @Test func frameworkHasItsOwnEnvironment() {
        defer { PostEnvironment.app.durationScale = 1 }
        PostEnvironment.app.durationScale = .infinity
        let apps = postView.postManager.environment
        postView.postManager.environment = PostEnvironment(theme: .brand)
        let post = postView.post(Message("Saved"))
        simulator.advance(by: 30)
        #expect(post.reason == .timeout && apps.durationScale == .infinity)
    }

    // MARK: Messages

    @Test func warningHasColorAndHaptic() {
        postView.post(Message(.warning, "Battery low"))
        simulator.advance(by: 1)
        #expect(titles() == ["Battery low"] && simulator.playedFeedback == ["warning"])
    }

    /// A manager whose network a test can turn off.
    private enum ConnectivityManager {
        @MainActor static let monitor = ManualConnectivityMonitor()
        @MainActor static let shared = NetworkManager(monitor: monitor)
    }

    @Test func thrownErrorIsShownAsAValueOfTheApp() async {
        let environment = PostEnvironment.app
        defer { PostEnvironment.app = environment }
        PostEnvironment.app.valueForError = { error in
            switch error {
            case MailError.noRecipient: Message(.warning, "Who should get it?")
            default: nil
            }
        }
        await postView.catching { try await mails.send() }
        await simulator.advance(by: 1)
        #expect(titles() == ["Who should get it?"])
    }

    @Test func tipIsShownThreeTimesUnlessTheUserHidesIt() async {
        let environment = PostEnvironment.app
        defer {
            PostEnvironment.app = environment
            UserDefaults.standard.removeObject(forKey: "tip-search")
        }
        PostEnvironment.app.admit = { request in
            guard let tip = request.key?.rawValue, tip.hasPrefix("tip-") else { return nil }
            let count = UserDefaults.standard.integer(forKey: tip)
            guard count < 3 else { return PostRefusal("seen") }
            request.didPost { UserDefaults.standard.set(count + 1, forKey: tip) }
            return nil
        }
        func show() -> Post {
            let hide = PostAction("Don't show again") { UserDefaults.standard.set(3, forKey: "tip-search") }
            postView.post(Message("Pull down to search", actions: [hide])) { $0.key = "tip-search" }
            return manager.posts(withKey: "tip-search").last ?? postView.post(Message("None")) { $0.key = "tip-search" }
        }
        for _ in 1...3 {
            let post = show()
            await simulator.advance(by: 1)
            #expect(post.phase == .shown)
            post.remove(animated: false)
        }
        #expect(show().refusal == PostRefusal("seen") && !manager.isActive)
        UserDefaults.standard.removeObject(forKey: "tip-search")
        let post = show()
        await simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "Don't show again"))
        await simulator.advance(by: 1)
        #expect(post.phase == .ended && show().refusal == PostRefusal("seen"))
    }

    @Test func barIsShownWithoutNetwork() {
        let postView = ConnectivityManager.shared.messageManager.postView
        defer { ConnectivityManager.shared.showsOfflineBar = false }
        ConnectivityManager.shared.showsOfflineBar = true
        // An app starts to observe before its window appears.
        simulator.show(controller)
        simulator.advance(by: 1)
        #expect(postView.postManager.currentPosts.isEmpty)
        ConnectivityManager.monitor.state = .notConnected
        simulator.advance(by: 30)
        #expect(postView.postManager.currentPosts.map(\.phase) == [.shown] && postView.window != nil)
        ConnectivityManager.monitor.state = .connected(.wifi)
        simulator.advance(by: 1)
        #expect(!postView.postManager.isActive)
    }

    @Test func syncingMessageIsUpdatedAndRemoved() {
        let recorder = RecordingPoster()
        let post = sync(on: recorder)
        #expect(recorder.changes.map(\.kind) == [.post, .update, .remove] && recorder.texts.isEmpty)
        #expect(recorder.postManager.history.map(\.text) == ["Synced"] && post.reason == .programmatic)
    }

    private func sync(on postView: RecordingPoster) -> Post {
        postView.postManager.historyLimit = 1
        var request = PostRequest(Message("Syncing …"))
        request.duration = .untilRemoved
        let post = postView.post(request)
        post.update(with: Message(.success, "Synced"))
        post.remove()
        return post
    }

    @Test func errorWithoutGesturesStaysUntilItIsAnswered() async throws {
        var request = PostRequest(Message(.error, "Not sent", actions: [.init("Open") { [chats] in chats.open() }]))
        request.gestures = []
        postView.post(request)
        await simulator.advance(by: 60)
        let frame = try frame(of: manager.currentPosts.first)
        simulator.touchDown(at: CGPoint(x: frame.minX + 30, y: frame.midY))
        for step in 1...10 {
            await simulator.advance(by: 1 / 60)
            simulator.touchMove(to: CGPoint(x: frame.minX + 30, y: frame.midY - CGFloat(step) * 12))
        }
        simulator.touchUp(at: CGPoint(x: frame.minX + 30, y: frame.midY - 120))
        await simulator.advance(by: 1)
        #expect(titles() == ["Not sent"])
        #expect(simulator.tapElement(named: "Open"))
        await simulator.advance(by: 1)
        #expect(calls.names == ["open"] && !manager.isActive)
    }

    @Test func tapOpensChat() throws {
        postView.post(Message("Anna Berg", subtitle: "Are we still on for lunch?")) {
            $0.gestures = [.tap, .pan]
            $0.onTap { [chats] _ in chats.open() }
        }
        simulator.advance(by: 1)
        let frame = try frame(of: manager.currentPosts.first)
        simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(calls.names == ["open"] && manager.isActive)
        simulator.advance(by: 1)
        #expect(calls.names == ["open"] && !manager.isActive)
    }

    @Test func customViewIsACard() throws {
        let ticketView = UILabel()
        ticketView.text = "Seat 12"
        var request = PostRequest(view: ticketView)
        request.duration = .seconds(8)
        postView.post(request, as: .card(.bottom))
        simulator.advance(by: 2)
        let slot = try frame(of: manager.currentPosts.first)
        #expect(slot.maxY < view.bounds.maxY && slot.minY > view.bounds.midY && slot.width > view.bounds.width / 2)
        simulator.advance(by: 8)
        #expect(!manager.isActive)
    }

    @Test func postIsInFrontOfSheet() throws {
        let scene = try #require(view.window?.windowScene)
        controller.present(UIViewController(), animated: false)
        simulator.advance(by: 1)
        let other = try #require(simulator.openScene())
        view.window?.windowScene?.postView.post(Message(.error, "The photo wasn't sent"))
        simulator.advance(by: 1)
        let frame = try frame(of: scene.postView.postManager.currentPosts.first)
        let hit = view.window?.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
        #expect(hit?.isDescendant(of: scene.postView) == true)
        #expect(!other.postView.postManager.isActive)
    }

    // MARK: Order and repetition

    @Test func newestIsFirst() {
        let stackView = view.createMessageStackView(edge: .top)
        stackView.newestFirst = true
        stackView.post(Message("Report.pdf"))
        stackView.post(Message("Photos.zip"))
        simulator.advance(by: 1)
        let titles = stackView.arrangedSubviewsExcludingSpace.map { ($0 as? MessageView)?.titleLabel.text }
        #expect(titles == ["Photos.zip", "Report.pdf"])
    }

    @Test func repetitionIsRefusedForTenSeconds() {
        func warn() {
            var request = PostRequest(Message(.warning, "The connection is slow"))
            request.key = "slow"
            request.duplicatePolicy = .ignore(within: 10)
            postView.post(request)
        }
        warn()
        simulator.advance(by: 1)
        removeSlow()
        simulator.advance(by: 1)
        #expect(!manager.isActive)
        warn()
        #expect(!manager.isActive)
        simulator.advance(by: 9)
        warn()
        #expect(manager.posts.count == 1)
    }

    @Test func repetitionIsRefusedWhilePostIsShown() {
        func warn() {
            postView.post(Message(.warning, "You're offline")) { $0.duplicatePolicy = .ignore }
        }
        warn()
        simulator.advance(by: 1)
        let first = manager.posts.first
        warn()
        #expect(manager.posts.count == 1 && manager.posts.first === first)
        first?.remove(animated: false)
        warn()
        #expect(manager.posts.count == 1 && manager.posts.first !== first)
    }

    @Test func threePostsAreShownAtOnce() {
        postView.postManager.capacity = 3
        for title in ["One", "Two", "Three", "Four"] { postView.post(title) }
        simulator.advance(by: 1)
        #expect(manager.currentPosts.count == 3)
    }

    private func removeSlow() {
        postView.postManager.remove(key: "slow")
    }

    @Test func errorsEnterBeforeInformation() {
        func report(_ message: Message) {
            let isError = message.severity == .error
            postView.post(message) { $0.priority = isError ? .high : .normal }
        }
        report(Message("Shown"))
        report(Message(.information, "New version"))
        report(Message(.error, "Upload failed"))
        simulator.advance(by: 1)
        manager.removeCurrent(animated: false)
        simulator.advance(by: 1)
        // The error stays, so the other one enters alongside.
        #expect(titles() == ["Upload failed", "New version"])
    }

    @Test func postsWaitDuringVideo() async {
        #expect(await play() == [])
        await simulator.advance(by: 1)
        #expect(titles() == ["Saved"])
    }

    private func play() async -> [String?] {
        var shown: [String?] = ["unset"]
        func playVideo() async {
            postView.post("Saved")
            await simulator.advance(by: 3)
            shown = titles()
        }
        let suspension = PostManager.suspend()
        await playVideo()
        suspension.release()
        return shown
    }

    @Test func allPostsAreRemoved() {
        let post = postView.post("Saved")
        PostManager.removeAll(animated: false)
        #expect(post.phase == .ended && titles().isEmpty)
    }

    // MARK: Results

    private struct Failure: LocalizedError {
        let errorDescription: String? = "No connection"
    }

    private func deliver(_ send: @escaping @MainActor @Sendable () async throws -> Void) async throws {
        try await postView.post(whileRunning: "Sending") {
            try await send()
        } success: { _ in
            Message(.success, "Sent")
        } failure: { error in
            Message(error)
        }
    }

    @Test func operationEndsWithSuccess() async throws {
        try await deliver { #expect(titles() == ["Sending"]) }
        await simulator.advance(by: 1)
        #expect(titles() == ["Sent"])
    }

    @Test func operationEndsWithError() async {
        await #expect(throws: Failure.self) { try await deliver { throw Failure() } }
        await simulator.advance(by: 1)
        #expect(titles() == ["No connection"] && manager.currentPosts.first?.severity == .error)
    }

    private func export(
        _ write: @escaping @MainActor @Sendable (@Sendable (Double?) -> Void) async throws -> Void
    ) async throws {
        let export = ProgressMessage("Exporting", fraction: 0, actions: [.cancel])
        try await postView.post(whileRunning: export, as: .hud(blocksApp: true)) { progress in
            try await write(progress)
        }
    }

    @Test func exportIsCanceled() async {
        let task = Task {
            try await export { progress in
                progress(0.5)
                for await _ in AsyncStream<Void>.makeStream().stream {}
                try Task.checkCancellation()
            }
        }
        await simulator.advance(by: 1)
        #expect(titles() == ["Exporting"])
        #expect(simulator.tapElement(named: "Cancel"))
        await #expect(throws: CancellationError.self) { try await task.value }
        await simulator.advance(by: 1)
        #expect(!manager.isActive)
    }

    @Test(arguments: [true, false])
    func deletionIsUndoneOrCommitted(isUndone: Bool) async {
        postView.post(
            undoable: "Mail deleted", commit: { [mails] in await mails.delete() }, undo: { [mails] in mails.restore() })
        await simulator.advance(by: 1)
        if isUndone { #expect(simulator.tapElement(named: "Undo")) }
        await simulator.advance(by: 15)
        #expect(calls.names == [isUndone ? "restore" : "commit"])
    }

    @Test(arguments: ["Keep", "Discard"])
    func answerDecides(answer: String) async {
        let task = Task { await askAboutDraft() }
        await simulator.advance(by: 1)
        #expect(simulator.tapElement(named: answer))
        await simulator.advance(by: 1)
        await task.value
        #expect(calls.names == (answer == "Discard" ? ["discard"] : []))
    }

    private func askAboutDraft() async {
        let question = AlertMessage("Discard the draft?", actions: [.cancel("Keep"), .destructive("Discard")])
        if await postView.ask(question)?.role == .destructive { discardDraft() }
    }

    @Test func swipeHidesTips() async throws {
        let task = Task { await showTip() }
        await simulator.advance(by: 1)
        let frame = try frame(of: manager.currentPosts.first)
        simulator.fling(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY - 60))
        await simulator.advance(by: 1)
        await task.value
        #expect(calls.names == ["hide"])
    }

    private func showTip() async {
        let reason = await postView.post(Message("Tip: swipe to archive")).ended
        if reason == .pan { hideTips() }
    }

    @Test func exportIsPostedFromBackgroundThread() async {
        exportInBackground()
        await TaskOrder.settle()
        await simulator.advance(by: 1)
        #expect(titles() == ["Export finished"])
    }

    private func exportInBackground() {
        let manager = postView.postManager
        Task.detached {
            manager.enqueue(PostRequest(Message(.success, "Export finished")))
        }
    }
}
