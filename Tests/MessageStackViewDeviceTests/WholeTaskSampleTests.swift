import Foundation
import MessageStackView
import Simulator
import Testing
import UIKit

/// The samples of the section *Whole tasks* of the article *Cookbook*, which its pictures run too.
@MainActor
@Suite(.leavesNothingBehind)
struct WholeTaskSampleTests {
    private let simulator = Simulator()
    private let controller = UIViewController()
    private let samples = ArticleSamples()

    init() {
        simulator.show(controller)
    }

    private var postView: PostView { UIApplication.shared.postView }
    private var manager: PostManager { postView.postManager }

    private func texts() -> [String] { manager.currentPosts.map(\.text) }

    private func tapNewestPost() throws {
        let view = try #require(manager.currentPosts.last?.view)
        let frame = view.convert(view.bounds, to: nil)
        simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        simulator.advance(by: 1)
    }

    // MARK: Volume

    @Test func volumeIsInOneHUDThatLeavesAfterTheLastChange() {
        for step in 1...4 {
            samples.showVolume(Double(step) / 10)
            simulator.advance(by: 0.7)
            #expect(manager.currentPosts.map { ($0.value as? ProgressMessage)?.fraction } == [Double(step) / 10])
        }
        #expect(manager.waitingPosts.isEmpty)
        simulator.advance(by: 2)
        #expect(!manager.isActive)
    }

    // MARK: Call

    @Test func callIsShownUntilItEnds() async throws {
        let (times, clock) = AsyncStream.makeStream(of: String.self)
        let call = Task { await samples.follow(Call(name: "Anna Berg", times: times)) }
        await simulator.advance(by: 60)
        #expect(texts() == ["Anna Berg, 0:00"])
        clock.yield("1:00")
        await simulator.advance(by: 1)
        #expect(texts() == ["Anna Berg, 1:00"])
        clock.finish()
        await call.value
        #expect(!manager.isActive || manager.currentPosts.allSatisfy { $0.reason == .programmatic })
    }

    // MARK: Corner

    @Test func notificationComesFromTheSideAndLeavesThere() throws {
        samples.corner()
        simulator.advance(by: 1)
        let post = try #require(manager.currentPosts.first)
        let view = try #require(post.view)
        let (frame, screen) = (view.convert(view.bounds, to: nil), try #require(view.window).bounds)
        #expect(abs(frame.width - 320) < 0.5 && abs(screen.maxX - frame.maxX - 8) < 0.5)
        let start = CGPoint(x: frame.midX, y: frame.midY)
        simulator.fling(from: start, to: CGPoint(x: start.x + 120, y: start.y))
        simulator.advance(by: 1)
        #expect(post.reason == .pan)
    }

    // MARK: Weather

    @Test func secondWeatherUpdatesTheFirst() throws {
        samples.postWeather()
        simulator.advance(by: 1)
        #expect(texts() == ["19 degrees in Oslo"] && manager.waitingPosts.isEmpty)
        let view = try #require(manager.currentPosts.first?.view as? WeatherView)
        let label = try #require(view.arrangedSubviews.last as? UILabel)
        #expect(label.text == "19° in Oslo" && label.textColor != nil)
        simulator.advance(by: 20)
        #expect(!manager.isActive)
    }

    // MARK: Tip

    @Test func tipIsShownAtTheFirstLaunchOnly() throws {
        defer { UserDefaults.standard.removeObject(forKey: "filterTip") }
        UserDefaults.standard.removeObject(forKey: "filterTip")
        let filterButton = UIButton(frame: CGRect(x: 20, y: 200, width: 92, height: 44))
        controller.view.addSubview(filterButton)
        for _ in 1...2 { samples.tip(beside: filterButton) }
        simulator.advance(by: 1)
        #expect(texts() == ["Tap here to filter"] && manager.waitingPosts.isEmpty)
        let tip = try #require(manager.currentPosts.first?.view)
        #expect(tip.convert(tip.bounds, to: nil).minY > filterButton.frame.maxY)
        postView.removeAll()
        simulator.advance(by: 1)
        samples.tip(beside: filterButton)
        #expect(!manager.isActive)
    }

    // MARK: Downloads

    @Test func downloadsShareAPost() {
        let downloads = (1...4).map { _ in Progress(totalUnitCount: 10) }
        samples.follow(downloads)
        simulator.advance(by: 1)
        downloads[0].completedUnitCount = 10
        downloads[1].completedUnitCount = 5
        simulator.advance(by: 1)
        let message = manager.currentPosts.first?.value as? ProgressMessage
        #expect(message?.fraction == 0.375 && message?.title == "Downloading 4 files")
        for download in downloads { download.completedUnitCount = 10 }
        simulator.advance(by: 2)
        #expect(!manager.isActive)
    }

    // MARK: Chat

    @Test func messagesOfARoomAreGathered() throws {
        for text in ["Are we still on?", "At 12?", "12:30 at the usual place"] {
            samples.messageArrived(text, in: "Lunch")
        }
        samples.messageArrived("Goal!", in: "Football")
        simulator.advance(by: 1)
        #expect(texts() == ["3 new messages in Lunch, 12:30 at the usual place"])
        try tapNewestPost()
        #expect(samples.chats.opened == ["Lunch"])
    }

    // MARK: Extension

    @Test func extensionClosesAfterItsPost() async {
        var isClosed = false
        let task = Task { await samples.confirm(in: controller.view) { isClosed = true } }
        await simulator.advance(by: 3)
        #expect(!isClosed)
        await simulator.advance(by: 10)
        await task.value
        #expect(isClosed)
    }

    // MARK: Kiosk

    @Test func everyPostOfAKioskLeaves() {
        let environment = PostEnvironment.app
        defer { PostEnvironment.app = environment }
        samples.startKiosk()
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
        let chats = samples.chats
        ArticleSamples.ToastManager.show("Copied") { [chats] in chats.open("copied") }
        ArticleSamples.ToastManager.show("Copied")
        simulator.advance(by: 1)
        #expect(texts() == ["Copied"] && manager.waitingPosts.isEmpty)
        try tapNewestPost()
        #expect(chats.opened == ["copied"])
        ArticleSamples.ToastManager.show("Upload failed", isError: true)
        simulator.advance(by: 60)
        #expect(texts() == ["Upload failed"])
        ArticleSamples.ToastManager.hideAll()
        simulator.advance(by: 1)
        #expect(!manager.isActive)
    }
}
