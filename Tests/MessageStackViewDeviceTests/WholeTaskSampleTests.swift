import Foundation
import MessageStackView
import Simulator
import Testing
import UIKit

@MainActor
enum ToastManager {
    static func show(_ text: String, isError: Bool = false, onTap: (@MainActor @Sendable () -> Void)? = nil) {
        PostView.app.post(Message(text, severity: isError ? .error : nil), as: isError ? .card(.top) : .toast) {
            $0.duplicatePolicy = .ignore
            if let onTap { $0.onTap(onTap) }
        }
    }

    static func hideAll() {
        PostView.app.removeAll()
    }
}

/// The samples of the section *Whole tasks* of the article *Cookbook*, compiled and run line for line.
@MainActor
@Suite(.leavesNothingBehind)
struct WholeTaskSampleTests {
    private let simulator = Simulator()
    private let controller = UIViewController()
    private let chats = Chats()

    /// The app's screens of chats, which records the opened ones.
    @MainActor
    private final class Chats {
        var opened: [String] = []

        func open(_ room: String) { opened.append(room) }
    }

    init() {
        simulator.show(controller)
    }

    private var view: UIView { controller.view }
    private var postView: PostView { UIApplication.shared.postView }
    private var manager: PostManager { postView.postManager }

    private func close() { chats.open("closed") }

    private func texts() -> [String] { manager.currentPosts.map(\.text) }

    private func tapNewestPost() throws {
        let view = try #require(manager.currentPosts.last?.view)
        let frame = view.convert(view.bounds, to: nil)
        simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        simulator.advance(by: 1)
    }

    // MARK: Volume

    func showVolume(_ volume: Double) {
        postView.post(ProgressMessage("Volume", icon: "speaker.wave.2.fill", fraction: volume), as: .hud) {
            $0.key = "volume"
            $0.duplicatePolicy = .update
            $0.duration = .seconds(1)
        }
    }

    @Test func volumeIsInOneHUDThatLeavesAfterTheLastChange() {
        for step in 1...4 {
            showVolume(Double(step) / 10)
            simulator.advance(by: 0.7)
            #expect(manager.currentPosts.map { ($0.value as? ProgressMessage)?.fraction } == [Double(step) / 10])
        }
        #expect(manager.waitingPosts.isEmpty)
        simulator.advance(by: 2)
        #expect(!manager.isActive)
    }

    // MARK: Downloads

    @Test func downloadsShareAPost() {
        let downloads = (1...4).map { _ in Progress(totalUnitCount: 10) }
        let all = Progress(totalUnitCount: Int64(downloads.count))
        for download in downloads { all.addChild(download, withPendingUnitCount: 1) }
        postView.post(progress: all, as: .card(.bottom))
        simulator.advance(by: 1)
        downloads[0].completedUnitCount = 10
        downloads[1].completedUnitCount = 5
        simulator.advance(by: 1)
        #expect((manager.currentPosts.first?.value as? ProgressMessage)?.fraction == 0.375)
        for download in downloads { download.completedUnitCount = 10 }
        simulator.advance(by: 2)
        #expect(!manager.isActive)
    }

    // MARK: Chat

    func messageArrived(_ text: String, in room: String) {
        postView.post(Message(room, subtitle: text)) {
            $0.key = "room-\(room)"
            $0.duplicatePolicy = .count
            $0.countText = { "\($0) new messages in \(room)" }
            $0.onTap { chats.open(room) }
        }
    }

    @Test func messagesOfARoomAreGathered() throws {
        for text in ["Are we still on?", "At 12?", "12:30 at the usual place"] { messageArrived(text, in: "Lunch") }
        messageArrived("Goal!", in: "Football")
        simulator.advance(by: 1)
        #expect(texts() == ["3 new messages in Lunch, 12:30 at the usual place"])
        try tapNewestPost()
        #expect(chats.opened == ["Lunch"])
    }

    // MARK: Extension

    private func confirm() async {
        let post = view.createPostView(edge: .top).post(Message(.success, "Saved"))
        _ = await post.ended
        close()
    }

    @Test func extensionClosesAfterItsPost() async {
        let task = Task { await confirm() }
        await simulator.advance(by: 3)
        #expect(chats.opened.isEmpty)
        await simulator.advance(by: 10)
        await task.value
        #expect(chats.opened == ["closed"])
    }

    // MARK: Kiosk

    @Test func everyPostOfAKioskLeaves() {
        let environment = PostEnvironment.app
        defer { PostEnvironment.app = environment }
        PostEnvironment.app.options.gestures = []
        PostEnvironment.app.admit = { request in
            request.duration = .seconds(8)
            return nil
        }
        let alert = AlertMessage("Delete 12 photos?", actions: [.cancel("Keep"), .destructive("Delete")])
        let posts = [
            postView.post(Message(.error, "Out of paper")), postView.post(alert),
            postView.post(ProgressMessage("Printing")),
        ]
        simulator.advance(by: 30)
        #expect(posts.map(\.reason) == [.timeout, .timeout, .timeout])
    }

    // MARK: Toast manager

    @Test func toastManagerShowsAndHides() throws {
        ToastManager.show("Copied") { [chats] in chats.open("copied") }
        ToastManager.show("Copied")
        simulator.advance(by: 1)
        #expect(texts() == ["Copied"] && manager.waitingPosts.isEmpty)
        try tapNewestPost()
        #expect(chats.opened == ["copied"])
        ToastManager.show("Upload failed", isError: true)
        simulator.advance(by: 60)
        #expect(texts() == ["Upload failed"])
        ToastManager.hideAll()
        simulator.advance(by: 1)
        #expect(!manager.isActive)
    }
}
