import Foundation
import MessageStackView
@testable import MessageStackViewVersion3
import MessageStackViewTesting
import Simulator
import Testing
import UIKit

/// The Swift samples of README, the page for a new ready-made post and documentation, compiled and run here and in other
/// suites, line for line as in the documents. `scripts/check-links.py` compares those of pictures with the documents too.
@MainActor
@Suite(.leavesNothingBehind)
struct SampleTests {
    private let simulator = Simulator()
    private let controller = UIViewController()

    init() {
        simulator.show(controller)
    }

    @Test func everyDocumentationSampleIsCompiled() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        let source = try files.flatMap { try Self.lines(of: $0) }
        let samples = try Self.documents().flatMap { try Self.samples(in: Self.lines(of: $0)) }
        #expect(samples.count >= 7)
        let starts = Dictionary(grouping: source.indices) { source[$0] }
        for sample in samples {
            let isHere = starts[try #require(sample.first)]?.contains { source[$0...].starts(with: sample) } == true
            #expect(isHere, "not compiled: \(sample.joined(separator: "\n"))")
        }
    }

    @Test func sharedManagerSampleQueuesPostsOfBothPosters() throws {
        let postView = controller.view.createPostView()
        let window = try #require(controller.view.window?.windowScene).postWindow()
        window.postManager = postView.postManager
        let posts = [postView.post(Message("First")), window.post(Message("Second"))]
        simulator.advance(by: 1)
        #expect(posts.map(\.phase) == [.shown, .waiting])
    }

    @Test func firstSampleShowsMessage() {
        UIApplication.shared.postView.post(Message(.success, "Saved"))
        simulator.advance(by: 1)
        #expect(UIApplication.shared.postView.postManager.currentPosts.map(\.phase) == [.shown])
    }

    @Test func secondSampleReturnsRemovalReason() async {
        let sample = Task { await Self.postAndWait(on: controller.view) }
        await simulator.advance(by: 10)
        #expect(await sample.value == .timeout)
    }

    @Test func oneLineSamplesShowPosts() {
        let postView = controller.view.createPostView(edge: .bottom)
        let message = BadgeMessage("Hello", subtitle: nil, image: nil, fillColor: .systemBlue)
        postView.post("Saved")
        postView.post(Message(.success, "Saved"))
        #expect(postView.postManager.posts.count == 2)
        postView.post(message, as: .card(.top))
        #expect(postView.postManager.posts.count == 3)
        simulator.advance(by: 16)
        #expect(postView.postManager.currentPosts.compactMap(\.view).first is BadgeMessageView)
    }

    @Test func queueSamplesBehaveAsDocumented() throws {
        let postView = controller.view.createPostView(edge: .top)
        let shown = ["First", "Second"].map { postView.post(Message($0)) }
        let manager = postView.postManager
        manager.capacity = 2
        manager.ordering = .priorityThenAge

        var alert = PostRequest("Battery low")
        alert.priority = .high
        alert.precedence = .interrupt
        postView.post(alert)
        simulator.advance(by: 1)
        #expect(shown.map(\.phase) == [.waiting, .shown])
        #expect(manager.currentPosts.compactMap(\.view).map(title) == ["Second", "Battery low"])

        var request = PostRequest(Message("New message", subtitle: "from Ada"))
        request.key = "inbox"
        request.duplicatePolicy = .count
        postView.post(request)
        postView.post(PostRequest(Message("Another key")))
        let inbox = try #require(manager.posts(withKey: "inbox").first)
        let repeated = postView.post(request)
        #expect(inbox.count == 2 && repeated === inbox)
        #expect(manager.waitingCount == 3)

        manager.waitingLimit = 20
        manager.overflowPolicy = .dropLowest
        manager.defaults.expiresAfter = 60
        manager.pauseBetweenPosts = 0.5

        postView.post("Tip") { $0.priority = .low }
        #expect(manager.waitingCount == 4)
        manager.historyLimit = 10

        manager.remove(key: "inbox")
        manager.remove(upTo: .low)
        manager.removeAll(animated: false) { print("all gone") }
        let ended = manager.history.map(\.text)
        #expect(ended == ["New message, from Ada", "Tip", "First", "Another key", "Second", "Battery low"])
        #expect(!manager.isActive)
    }

    private func title(of view: UIView) -> String? { (view as? MessageView)?.titleLabel.text }

    @Test func updateSampleChangesPost() {
        let postView = controller.view.createPostView(edge: .top)
        let post = postView.post(Message("Uploading"))
        simulator.advance(by: 1)

        var request = PostRequest(Message("Upload failed"))
        request.editPresentation { $0.style = .palette(.error) }
        post.update(with: request)

        simulator.advance(by: 1)
        #expect((post.view as? MessageView)?.titleLabel.text == "Upload failed")
    }

    @Test func countingSampleShowsTheNumberOfNewMessages() {
        let postView = controller.view.createPostView(edge: .top)
        var titles: [String?] { postView.postManager.posts.map { ($0.view as? MessageView)?.titleLabel.text } }
        func messageArrived(from name: String) {
            postView.post(Message("New message from \(name)")) {
                $0.key = "inbox"
                $0.duplicatePolicy = .count
                $0.countText = { "\($0) new messages" }
            }
        }
        messageArrived(from: "Ada")
        #expect(titles == ["New message from Ada"])
        for name in ["Bob", "Cleo"] { messageArrived(from: name) }
        #expect(titles == ["3 new messages"])
        postView.removeAll(animated: false)
        messageArrived(from: "Dan")
        #expect(titles == ["New message from Dan"])
    }

    @Test func noticeOfTheBackgroundIsKept() {
        let postView = UIApplication.shared.postView
        PostEnvironment.app.options.expiresAfter = .infinity
        simulator.moveToBackground()
        let post = postView.post(Message("Saved"))
        simulator.advance(by: 3600)
        simulator.moveToForeground()
        simulator.advance(by: 1)
        #expect(post.phase == .shown)
    }

    @Test func errorsOfAnAbsenceAreLimitedAndCounted() {
        let postView = UIApplication.shared.postView
        let manager = postView.postManager
        manager.waitingLimit = 3
        manager.overflowPolicy = .dropOldest

        func uploadFailed() {
            postView.post(Message(.error, "A photo wasn't uploaded")) {
                $0.key = "upload"
                $0.duplicatePolicy = .count
                $0.countText = { "\($0) photos weren't uploaded" }
            }
        }
        simulator.moveToBackground()
        let errors = (1...4).map { postView.post(Message(.error, "Error \($0)")) }
        for _ in 1...12 { uploadFailed() }
        simulator.advance(by: 3600)
        simulator.moveToForeground()
        simulator.advance(by: 1)
        #expect(errors.map(\.phase) == [.ended, .ended, .shown, .waiting])
        #expect(errors.map(\.reason) == [.evicted, .evicted, nil, nil])
        for error in errors { error.remove() }
        simulator.advance(by: 2)
        #expect(manager.currentPosts.compactMap(\.view).map(title) == ["12 photos weren't uploaded"])
        #expect(manager.waitingCount == 0)
    }

    @MainActor
    private final class Uploads {
        var openings = 0

        func open() { openings += 1 }
    }

    @Test func owlBannersSamplesAreShownInOrder() {
        let uploads = Uploads()
        var failure = PostRequest(Message(.error, "Upload failed"))
        failure.gestures = [.tap, .pan]
        failure.duplicatePolicy = .ignore
        failure.onTap { [uploads] _ in uploads.open() }
        UIApplication.shared.postView.post(failure, as: .bar(.top))
        UIApplication.shared.postView.post(AnimalBanner.dog)

        let manager = UIApplication.shared.postView.postManager
        simulator.advance(by: 2)
        // The error stays, so the other one enters alongside.
        let titles = { manager.currentPosts.map { ($0.view as? MessageView)?.titleLabel.text } }
        #expect(titles() == ["Upload failed", "Woof"])
        simulator.advance(by: 60)
        #expect(titles() == ["Upload failed"])
        simulator.tap(at: CGPoint(x: 60, y: 80))
        simulator.advance(by: 2)
        #expect(uploads.openings == 1)
        #expect(!manager.isActive)
    }

    @Test func toastSampleShowsToast() {
        let viewController = controller
        let toast = Toast()
        viewController.addAndConstrainToast(toast)
        toast.post("Copied")
        simulator.advance(by: 1)
        #expect(toast.isShowing(message: "Copied") && toast.postManager.posts.count == 1)
    }

    private static func postAndWait(on view: UIView) async -> PostRemovalReason? {
        let postView = view.createPostView(edge: .bottom)

        let post = postView.post(Message(.warning, "Battery low")) {
            $0.duration = .seconds(8)
            $0.editPresentation { $0.backdrop = .dim }
        }
        let reason = await post.ended
        if reason == .pan { print("swiped away") }
        return post.reason
    }

    @Test func errorSampleStaysAndIsAnnounced() {
        let postView = UIApplication.shared.postView
        let card = UILabel()
        card.text = "3 photos ✕"
        simulator.isVoiceOverRunning = true
        var request = PostRequest(view: card)
        request.duration = .automatic
        request.severity = .error
        request.accessibilityMessage = "Three photos were not uploaded"
        postView.post(request)

        simulator.advance(by: 600)
        #expect(postView.postManager.currentPosts.map(\.phase) == [.shown])
        #expect(simulator.announcements == ["Error, Three photos were not uploaded"])
    }

    /// An app's indicator, which records its calls.
    private final class Ring {
        private(set) var calls: [String] = []

        func setProgress(_ progress: Double) { calls.append("\(progress)") }
        func animateToZero(in seconds: TimeInterval) { calls.append("0 in \(seconds)") }
    }

    private static func show(_ post: Post, in ring: Ring) async {
        for await countdown in post.countdownUpdates {
            ring.setProgress(countdown?.fraction ?? 0)
            if let countdown, countdown.isRunning { ring.animateToZero(in: countdown.timeLeft) }
        }
    }

    @Test func countdownSampleFollowsTheTime() async {
        let (poster, ring) = (RecordingPoster(), Ring())
        let post = poster.postManager.post(PostRequest(view: UIView()).with { $0.duration = 8 })
        poster.clock.advance(by: 2)
        #expect(post.countdown?.timeLeft == 6)
        let sample = Task { await Self.show(post, in: ring) }
        await TaskOrder.settle()
        let hold = post.hold()
        await TaskOrder.settle()
        hold.release()
        await TaskOrder.settle()
        post.remove()
        await sample.value
        #expect(ring.calls == ["0.75", "0 in 6.0", "0.75", "0.75", "0 in 6.0", "0.0"])
    }

    // MARK: - Reading

    /// The README, the page for a new ready-made post, the summary for coding agents and the articles of the documentation.
    private static func documents() throws -> [URL] {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let files = try ["", "Connectivity", "Forms", "Testing", "Version3"].flatMap { product in
            let module = "MessageStackView\(product)"
            return try FileManager.default.contentsOfDirectory(
                at: root.appendingPathComponent("Sources/\(module)/\(module).docc"), includingPropertiesForKeys: nil)
        }
        let pages = ["README.md", "Documentation/Contributing/ReadyMadePost.md", "llms.txt"]
            .map { root.appendingPathComponent($0) }
        return pages + files.filter { $0.pathExtension == "md" }
    }

    private static func lines(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// Returns the lines of each fenced block of Swift.
    private static func samples(in lines: [String]) throws -> [[String]] {
        var samples: [[String]] = []
        var current: [String]?
        for line in lines {
            if line == "```swift" {
                current = []
            } else if line == "```", let sample = current {
                samples.append(sample)
                current = nil
            } else {
                current?.append(line)
            }
        }
        try #require(current == nil, "a fence isn't closed")
        return samples
    }
}

enum AnimalBanner: Postable {
    case cat
    case dog

    var duration: PostDuration? { .seconds(4) }

    var presentation: PostPresentation? { .bar(.top) }

    func makeView() -> UIView {
        let view = MessageView()
        view.set(message: Message(self == .cat ? "Meow" : "Woof", icon: .emoji(self == .cat ? "🐈" : "🐕")))
        return view
    }
}
