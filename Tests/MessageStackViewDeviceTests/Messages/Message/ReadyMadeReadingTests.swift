import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// VoiceOver's reading and order for the ready-made posts.
@MainActor
@Suite(.leavesNothingBehind)
struct ReadyMadeReadingTests {
    private let stage = Stage()
    private let postView: PostView
    private var voiceOver: VoiceOver { stage.simulator.voiceOver }

    init() {
        postView = stage.makePostView()
    }

    /// A post, and the expected labels and announcement.
    struct Reading: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let labels: [String]
        let announcement: String
        let post: @MainActor @Sendable (PostView) -> Void

        static let all = [
            Reading(testDescription: "plain text", labels: ["Saved"], announcement: "Saved") { $0.post("Saved") },
            Reading(testDescription: "severity", labels: ["Saved"], announcement: "Success, Saved") {
                $0.post(Message(.success, "Saved"))
            },
            Reading(
                testDescription: "banner with actions",
                labels: ["Upload failed, The server is busy", "Later", "Retry"],
                announcement: "Error, Upload failed, The server is busy, Later available, Retry available"
            ) {
                let actions = [PostAction("Retry"), .cancel("Later")]
                $0.post(
                    Message(.error, "Upload failed", subtitle: "The server is busy", actions: actions),
                    as: .card(.top))
            },
            Reading(
                testDescription: "banner with an action next to the text", labels: ["Upload failed", "Retry"],
                announcement: "Error, Upload failed, Retry available"
            ) { $0.post(Message(.error, "Upload failed", actions: [PostAction("Retry")])) },
            Reading(
                testDescription: "undo", labels: ["3 photos deleted", "Undo"],
                announcement: "3 photos deleted, Undo available"
            ) {
                $0.post(undoable: "3 photos deleted") {
                } undo: {
                }
            },
            Reading(testDescription: "HUD", labels: ["Loading, 3 of 10"], announcement: "Loading, 3 of 10") {
                $0.post(ProgressMessage("Loading", subtitle: "3 of 10"), as: .hud)
            },
        ]
    }

    @Test(arguments: Reading.all)
    func textsAreReadBeforeButtons(reading: Reading) {
        voiceOver.start()
        reading.post(postView)
        stage.simulator.advance(by: 3)
        // UIKit labels the indicator of a HUD.
        let labels = stage.readLabels.compactMap(\.self).filter { $0 != "In progress" }
        #expect(labels == reading.labels)
        #expect(stage.simulator.announcements == [reading.announcement])
        #expect(stage.simulator.focusMoves == 0)
        voiceOver.stop()
    }

    @Test(arguments: ["Retry", "Later"])
    func textOffersActions(title: String) async {
        var ran: [String] = []
        voiceOver.start()
        let actions = ["Retry", "Later"].map { title in PostAction(title) { ran.append(title) } }
        postView.post(Message("Upload failed", actions: actions))
        await stage.simulator.advance(by: 1)
        voiceOver.focusFirst()
        #expect(voiceOver.actions == ["Retry", "Later", "Dismiss"])
        #expect(voiceOver.perform(actionNamed: title))
        await stage.simulator.advance(by: 1)
        #expect(ran == [title])
        voiceOver.stop()
    }

    @Test func errorInPlaceIsAnnouncedOnce() async throws {
        struct Failure: LocalizedError { var errorDescription: String? { "No connection" } }
        let (gate, open) = AsyncStream<Void>.makeStream()
        let retry = PostAction("Retry") {
            for await _ in gate { break }
            throw Failure()
        }
        voiceOver.start()
        let post = postView.post(Message(.error, "Upload failed", actions: [retry]))
        await stage.simulator.advance(by: 3)
        let button = try stage.button("Retry", of: post)
        button.sendActions(for: .touchUpInside)
        await stage.simulator.advance(by: 0.1)
        #expect(button.accessibilityValue == "In progress")
        open.yield()
        await stage.simulator.advance(by: 3)
        #expect(button.accessibilityValue == nil && post.phase == .shown)
        let view = try #require(post.view as? MessageView)
        let title = stage.screenFrame(of: view.titleLabel)
        let error = try #require(view.descendants.first { ($0 as? UILabel)?.text == "No connection" })
        #expect(stage.screenFrame(of: error).minY > title.maxY && stage.screenFrame(of: button).minY > title.maxY)
        #expect(stage.readLabels.compactMap(\.self) == ["Upload failed", "No connection", "Retry"])
        await stage.simulator.advance(by: 10)
        #expect(stage.simulator.differentAnnouncements.filter { $0.contains("No connection") } == ["No connection"])
        voiceOver.stop()
    }

    @Test func countedBannerIsAnnouncedWithItsCount() throws {
        let announcer = RecordingAnnouncer()
        postView.postManager.announcer = announcer
        for _ in 0..<2 {
            var request = PostRequest(Message(.warning, "Low storage", actions: [PostAction("Manage")]))
            request.key = "storage"
            request.duplicatePolicy = .count
            postView.post(request)
            stage.rest()
        }
        #expect(
            announcer.announcements.map(\.text) == [
                "Warning, Low storage, Manage available", "Warning, Low storage, Manage available, 2 times",
            ])
    }

    @Test func alertInDisabledAppIsReadFromTitleToButtons() {
        voiceOver.start()
        var alert = AlertMessage(
            "Delete?", text: "For good.", icon: "trash", actions: [.cancel("Keep")])
        alert.severity = .warning
        postView.post(alert)
        stage.simulator.advance(by: 5)
        #expect(stage.readLabels == ["Delete?", "For good.", "Keep"])
        #expect(stage.simulator.announcements.joined().contains("Warning"))
        voiceOver.stop()
    }

    @Test func heroViewOfAnAppIsReadFirst() {
        voiceOver.start()
        postView.post(
            PopupMessage(
                "Welcome",
                hero: .view {
                    let view = UIView()
                    view.heightAnchor.constraint(equalToConstant: 100).isActive = true
                    view.isAccessibilityElement = true
                    view.accessibilityLabel = "A sunrise"
                    return view
                }, actions: [PostAction("Continue")]))
        stage.rest()
        #expect(stage.readLabels == ["A sunrise", "Welcome", "Continue"])
        voiceOver.stop()
    }
}
