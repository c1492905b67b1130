import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewConnectivity

extension HostedTests {
    @MainActor
    struct MessageManagerTests {
        private let stage: Stage
        private let monitor = ManualConnectivityMonitor()
        private let manager: ConnectivityManager

        private var messageManager: ConnectivityManager.MessageManager { manager.messageManager }
        private var postView: PostView { messageManager.postView }

        init() async throws {
            stage = try await Stage()
            manager = ConnectivityManager(monitor: monitor)
        }

        private func lose() async {
            monitor.state = .notConnected
            await stage.rest()
        }

        private func reconnect() async {
            monitor.state = .connected(.wifi)
            await stage.rest()
        }

        private func startObserving() async {
            messageManager.startObserving(on: stage.window.windowScene)
            await stage.rest()
        }

        private func bar(on poster: some Poster) -> MessageView? {
            poster.postManager.currentPosts.first { $0.phase != .leaving }?.view as? MessageView
        }

        // MARK: Presentation and dismissal

        @Test(arguments: [false, true])
        func startingOfflineShowsBar(isMonitored: Bool) async throws {
            monitor.state = .notConnected
            if isMonitored { manager.startListening() }
            #expect(!postView.postManager.isActive)
            messageManager.startObserving(on: stage.window.windowScene)
            let view = try #require(bar(on: postView), "the bar is posted before the method returns")
            await stage.rest()
            #expect(postView.postManager.posts.map(\.phase) == [.shown] && view.window === stage.window)
            #expect(view.titleLabel.text == PostStrings().noInternetTitle)
            await reconnect()
            #expect(!postView.postManager.isActive)
        }

        @Test func observingCanBeRestarted() async {
            await startObserving()
            await lose()
            messageManager.stopObserving()
            await stage.rest()
            #expect(!messageManager.isObserving && !postView.postManager.isActive && !monitor.isStarted)
            await startObserving()
            #expect(messageManager.isObserving && bar(on: postView) != nil)
        }

        // MARK: Appearance

        @Test func barUsesAppTranslations() async throws {
            PostEnvironment.app.strings.noInternetTitle = "Kein Internet"
            defer { PostEnvironment.app.strings = PostStrings() }
            await startObserving()
            await lose()
            #expect(try #require(bar(on: postView)).titleLabel.text == "Kein Internet")
        }

        @Test func newMessageUpdatesShownBar() async throws {
            await startObserving()
            await lose()
            let view = try #require(bar(on: postView))
            messageManager.message = Message(title: "Offline")
            #expect(bar(on: postView) === view)
            #expect(view.titleLabel.text == "Offline" && view.subtitleLabel.isHidden)
        }

        @Test func barAppearanceIsConfigurable() async throws {
            messageManager.messageViewConfiguration = { $0.backgroundColor = .red }
            await startObserving()
            await lose()
            #expect(try #require(bar(on: postView)).backgroundColor == .red)
        }

        // MARK: Following the screen

        @Test func touchesOutsideBarReachScreen() async throws {
            await startObserving()
            await lose()
            #expect(stage.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === stage.view)
        }

        // MARK: Screens with their own stack

        @Test func screenWithOwnStackShowsBarThere() async throws {
            await startObserving()
            await lose()
            let screen = OfflineScreen()
            stage.window.rootViewController = screen
            await stage.rest()
            #expect(!postView.postManager.isActive)
            let view = try #require(bar(on: screen.messageStackView))
            #expect(screen.calls == ["shouldPost", "configure", "didPost"])
            #expect(view.titleLabel.text == "Here")
            messageManager.message = Message(title: "Elsewhere")
            #expect(view.titleLabel.text == "Here")
            stage.window.rootViewController = UIViewController()
            await stage.rest()
            #expect(!screen.messageStackView.postManager.isActive && bar(on: postView) != nil)
        }

        @Test func screenBarStaysUntilReconnectionEvenIfQueued() async throws {
            let screen = OfflineScreen()
            stage.window.rootViewController = screen
            screen.messageStackView.postManager.capacity = 1
            screen.messageStackView.post(view: UIView.banner())
            await startObserving()
            await lose()
            #expect(screen.messageStackView.postManager.waitingPosts.count == 1)
            await reconnect()
            #expect(screen.messageStackView.postManager.waitingPosts.isEmpty)
            screen.messageStackView.postManager.removeAll(animated: false)
            await lose()
            await stage.advance(by: 60)
            #expect(bar(on: screen.messageStackView) != nil)
        }

        @Test func removingChildControllerKeepsBar() async throws {
            let screen = OfflineScreen()
            stage.window.rootViewController = screen
            let child = UIViewController()
            screen.addChild(child)
            screen.view.addSubview(child.view)
            await startObserving()
            await lose()
            let view = try #require(bar(on: screen.messageStackView))
            child.view.removeFromSuperview()
            child.removeFromParent()
            await stage.rest()
            #expect(bar(on: screen.messageStackView) === view)
            #expect(screen.calls == ["shouldPost", "configure", "didPost"])
        }

        @Test func screenCanRefuseBar() async {
            let screen = OfflineScreen()
            screen.wantsBar = false
            stage.window.rootViewController = screen
            await startObserving()
            await lose()
            #expect(screen.calls == ["shouldPost"])
            #expect(!screen.messageStackView.postManager.isActive && !postView.postManager.isActive)
        }

        @Test func barWithTimeoutReturnsAtNextLoss() async {
            let screen = OfflineScreen()
            screen.seconds = 5
            stage.window.rootViewController = screen
            await startObserving()
            await lose()
            await stage.advance(by: 10)
            #expect(bar(on: screen.messageStackView) == nil)
            await reconnect()
            await lose()
            #expect(bar(on: screen.messageStackView) != nil)
        }

        @Test func barIsRemovedIfReconnectedWhilePosting() async {
            let screen = OfflineScreen()
            screen.onDidPost = { [monitor] in monitor.state = .connected(.wifi) }
            stage.window.rootViewController = screen
            await startObserving()
            await lose()
            #expect(screen.calls == ["shouldPost", "configure", "didPost"])
            #expect(!screen.messageStackView.postManager.isActive)
        }

        @Test func barThatTimedOutOnTwoScreensReturnsOnNeither() async {
            let screens = [OfflineScreen(), OfflineScreen()]
            await startObserving()
            await lose()
            for screen in screens + screens {
                screen.seconds = 5
                stage.window.rootViewController = screen
                await stage.rest()
                await stage.advance(by: 10)
            }
            for screen in screens { #expect(screen.calls.filter { $0 == "didPost" }.count == 1) }
        }

        @Test func barThatLostItsHostReturnsOnceOnEachScreen() async {
            let screens = [OfflineScreen(), OfflineScreen()]
            await startObserving()
            await lose()
            for screen in screens + screens + screens {
                stage.window.rootViewController = screen
                await stage.rest()
                bar(on: screen.messageStackView)?.enclosingSlot?.removeFromSuperview()
                await stage.rest()
            }
            // Once more on the first visit, and once on the second.
            for screen in screens { #expect(screen.calls.filter { $0 == "didPost" }.count == 3) }
        }

        // MARK: Monitoring that stops

        @Test(arguments: [false, true])
        func barLeavesWhenMonitoringStops(isInOwnStack: Bool) async {
            let screen = OfflineScreen()
            if isInOwnStack { stage.window.rootViewController = screen }
            let poster: any Poster = isInOwnStack ? screen.messageStackView : postView
            await startObserving()
            await lose()
            #expect(bar(on: poster) != nil)
            manager.stopListening()
            await stage.rest()
            #expect(!poster.postManager.isActive && messageManager.isObserving)
            await startObserving()
            #expect(monitor.isStarted && bar(on: poster) != nil)
            manager.stopListening()
            await stage.rest()
            manager.startListening()
            await stage.rest()
            #expect(bar(on: poster) != nil)
            await reconnect()
            #expect(!poster.postManager.isActive)
        }

        @Test(arguments: [false, true])
        func barLeavesWithItsManager(isInOwnStack: Bool) async {
            let screen = OfflineScreen()
            if isInOwnStack { stage.window.rootViewController = screen }
            let monitor = ManualConnectivityMonitor()
            monitor.state = .notConnected
            var manager: ConnectivityManager? = ConnectivityManager(monitor: monitor)
            manager?.messageManager.startObserving(on: stage.window.windowScene)
            await stage.rest()
            let bars = { [stage] in stage.window.descendants.filter { $0 is MessageView } }
            #expect(bars().count == 1)
            manager = nil
            await stage.rest()
            #expect(bars().isEmpty && !screen.messageStackView.postManager.isActive)
        }
    }
}
