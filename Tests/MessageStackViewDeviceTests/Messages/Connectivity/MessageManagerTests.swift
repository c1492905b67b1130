import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView

@MainActor
struct MessageManagerTests {
    private let stage = Stage()
    private let monitor = ManualConnectivityMonitor()
    private let manager: ConnectivityManager

    private var messageManager: ConnectivityManager.MessageManager { manager.messageManager }
    private var stack: MessageStackView { messageManager.messageStackView }

    init() {
        manager = ConnectivityManager(monitor: monitor)
    }

    private func lose() {
        monitor.state = .notConnected
        stage.simulator.advance(by: 1)
    }

    private func reconnect() {
        monitor.state = .connected(.wifi)
        stage.simulator.advance(by: 1)
    }

    private func startObserving() {
        messageManager.startObserving(on: stage.window.windowScene)
        stage.simulator.advance(by: 1)
    }

    private func bar(on stack: MessageStackView) -> MessageView? {
        stack.postManager.currentPosts.first { $0.phase != .leaving }?.view as? MessageView
    }

    /// Returns the distance of a view from the bottom of the screen, rounded to a point.
    private func distanceToEdge(of view: UIView) -> CGFloat {
        (stage.window.bounds.maxY - view.convert(view.bounds, to: nil).maxY).rounded()
    }

    // MARK: Presentation and dismissal

    @Test func barIsAtBottomUntilReconnection() throws {
        startObserving()
        #expect(stack.superview == nil)
        lose()
        let view = try #require(bar(on: stack))
        #expect(stack.superview === stage.window)
        #expect(view.titleLabel.text == "No Internet Connection")
        #expect(view.subtitleLabel.text == "Please check your connection and try again")
        #expect(distanceToEdge(of: view) == 34)
        #expect(view.convert(view.bounds, to: nil).width == 393)
        stage.simulator.advance(by: 60)
        #expect(bar(on: stack) === view)
        reconnect()
        #expect(stack.superview == nil && !stack.postManager.isActive)
    }

    @Test func startingOfflineShowsBar() {
        monitor.state = .notConnected
        startObserving()
        #expect(bar(on: stack) != nil)
    }

    @Test func flappingConnectionShowsOneBar() {
        startObserving()
        for _ in 0..<5 {
            monitor.state = .notConnected
            monitor.state = .notConnected
            monitor.state = .connected(.wifi)
            stage.simulator.advance(by: 0.02)
        }
        lose()
        #expect(stack.postManager.currentPosts.count == 1)
        #expect(stack.postManager.waitingPosts.isEmpty)
        reconnect()
        #expect(!stack.postManager.isActive)
    }

    @Test func observingCanBeRestarted() {
        startObserving()
        lose()
        messageManager.stopObserving()
        stage.simulator.advance(by: 1)
        #expect(!messageManager.isObserving && !stack.postManager.isActive && !monitor.isStarted)
        startObserving()
        #expect(messageManager.isObserving && bar(on: stack) != nil)
    }

    @Test func barRemovedByUserReturnsAtNextLoss() throws {
        stack.postManager.gestureManager.defaultGestures = .tap
        startObserving()
        lose()
        stage.simulator.tap(try #require(bar(on: stack)))
        stage.simulator.advance(by: 60)
        #expect(bar(on: stack) == nil && stack.superview == nil)
        reconnect()
        lose()
        #expect(bar(on: stack) != nil)
    }

    @Test func managerIsReleasedAndDisplayLinkStops() async {
        weak var released: ConnectivityManager?
        do {
            let manager = ConnectivityManager(monitor: monitor)
            released = manager
            manager.messageManager.startObserving(on: stage.window.windowScene)
            monitor.state = .notConnected
            await stage.simulator.advance(by: 1)
            #expect(stage.simulator.displayLinks == 1)
        }
        #expect(released == nil)
        for _ in 0..<10 where stage.simulator.displayLinks > 0 { await Task.yield() }
        #expect(stage.simulator.displayLinks == 0)
    }

    // MARK: Appearance

    @Test func barIsWhiteOnDarkGrayAndFillsSafeArea() throws {
        startObserving()
        lose()
        let view = try #require(bar(on: stack))
        #expect(view.backgroundColor == .darkGray && stack.spaceView.backgroundColor == .darkGray)
        #expect(view.titleLabel.textColor == .white)
        #expect(view.leftImageView.bounds.size == CGSize(width: 28, height: 28))
        #expect(view.shadowComponents == nil)
        #expect(stack.spaceView.bounds.height == 34)
    }

    @Test func barUsesAppTranslations() throws {
        PostStrings.current.noInternetTitle = "Kein Internet"
        defer { PostStrings.current = PostStrings() }
        startObserving()
        lose()
        #expect(try #require(bar(on: stack)).titleLabel.text == "Kein Internet")
    }

    @Test func newMessageUpdatesShownBar() throws {
        startObserving()
        lose()
        let view = try #require(bar(on: stack))
        messageManager.message = Message(title: "Offline")
        #expect(bar(on: stack) === view)
        #expect(view.titleLabel.text == "Offline" && view.subtitleLabel.isHidden)
    }

    @Test func barAppearanceIsConfigurable() throws {
        messageManager.messageViewConfiguration = { $0.backgroundColor = .red }
        startObserving()
        lose()
        #expect(try #require(bar(on: stack)).backgroundColor == .red)
    }

    // MARK: Following the screen

    @Test func barRestsAboveScreenBars() throws {
        startObserving()
        lose()
        let view = try #require(bar(on: stack))
        stage.controller.additionalSafeAreaInsets.bottom = 49
        stage.simulator.advance(by: 0.1)
        #expect(distanceToEdge(of: view) == 83)
        #expect(stack.spaceView.bounds.height == 0)
        stage.controller.additionalSafeAreaInsets = .zero
        stage.simulator.advance(by: 0.1)
        #expect(distanceToEdge(of: view) == 34)
    }

    @Test func barStaysAboveNewScreens() throws {
        startObserving()
        lose()
        let view = try #require(bar(on: stack))
        stage.window.addSubview(UIView(frame: stage.window.bounds))
        stage.simulator.advance(by: 0.1)
        #expect(stage.window.subviews.last === stack)
        stage.window.rootViewController = UIViewController()
        stage.simulator.advance(by: 0.1)
        #expect(bar(on: stack) === view && view.window === stage.window)
    }

    @Test func barStaysBehindBanners() {
        startObserving()
        lose()
        stage.postView.post(badgeMessage: Stage.message)
        stage.simulator.advance(by: 0.5)
        #expect(Array(stage.window.subviews.suffix(2)) == [stack, stage.postView])
    }

    @Test func barMovesToNewKeyWindow() throws {
        startObserving()
        lose()
        let view = try #require(bar(on: stack))
        let other = UIWindow(windowScene: try #require(stage.window.windowScene))
        other.rootViewController = UIViewController()
        other.makeKeyAndVisible()
        stage.simulator.advance(by: 0.1)
        #expect(view.window === other && bar(on: stack) === view)
        let alert = UIWindow(windowScene: try #require(stage.window.windowScene))
        alert.windowLevel = .alert
        alert.makeKeyAndVisible()
        stage.simulator.advance(by: 0.1)
        #expect(view.window === other)
    }

    @Test func observingBeforeLaunchFindsFirstWindow() {
        let simulator = Simulator()
        monitor.state = .notConnected
        messageManager.startObserving()
        simulator.advance(by: 1)
        #expect(!stack.postManager.isActive)
        let window = simulator.show(UIViewController())
        simulator.advance(by: 1)
        #expect(bar(on: stack)?.window === window)
    }

    @Test func touchesOutsideBarReachScreen() throws {
        startObserving()
        lose()
        #expect(stage.window.hitTest(CGPoint(x: 200, y: 400), with: nil) === stage.view)
    }

    // MARK: Screens with their own stack

    @Test func screenWithOwnStackShowsBarThere() throws {
        startObserving()
        lose()
        let screen = OfflineScreen()
        stage.window.rootViewController = screen
        stage.simulator.advance(by: 1)
        #expect(!stack.postManager.isActive)
        let view = try #require(bar(on: screen.messageStackView))
        #expect(screen.calls == ["shouldPost", "configure", "didPost"])
        #expect(view.titleLabel.text == "Here")
        messageManager.message = Message(title: "Elsewhere")
        #expect(view.titleLabel.text == "Here")
        stage.window.rootViewController = UIViewController()
        stage.simulator.advance(by: 1)
        #expect(!screen.messageStackView.postManager.isActive && bar(on: stack) != nil)
    }

    @Test func screenBarStaysUntilReconnectionEvenIfQueued() throws {
        let screen = OfflineScreen()
        stage.window.rootViewController = screen
        screen.messageStackView.postManager.isSerialQueue = true
        screen.messageStackView.post(view: UIView())
        startObserving()
        lose()
        #expect(screen.messageStackView.postManager.waitingPosts.count == 1)
        reconnect()
        #expect(screen.messageStackView.postManager.waitingPosts.isEmpty)
        screen.messageStackView.postManager.removeAll(animated: false)
        lose()
        stage.simulator.advance(by: 60)
        #expect(bar(on: screen.messageStackView) != nil)
    }

    @Test func removingChildControllerKeepsBar() throws {
        let screen = OfflineScreen()
        stage.window.rootViewController = screen
        let child = UIViewController()
        screen.addChild(child)
        screen.view.addSubview(child.view)
        startObserving()
        lose()
        let view = try #require(bar(on: screen.messageStackView))
        child.view.removeFromSuperview()
        child.removeFromParent()
        stage.simulator.advance(by: 1)
        #expect(bar(on: screen.messageStackView) === view)
        #expect(screen.calls == ["shouldPost", "configure", "didPost"])
    }

    @Test func screenCanRefuseBar() {
        let screen = OfflineScreen()
        screen.wantsBar = false
        stage.window.rootViewController = screen
        startObserving()
        lose()
        #expect(screen.calls == ["shouldPost"])
        #expect(!screen.messageStackView.postManager.isActive && !stack.postManager.isActive)
    }

    @Test func barWithTimeoutReturnsAtNextLoss() {
        let screen = OfflineScreen()
        screen.seconds = 5
        stage.window.rootViewController = screen
        startObserving()
        lose()
        stage.simulator.advance(by: 10)
        #expect(bar(on: screen.messageStackView) == nil)
        reconnect()
        lose()
        #expect(bar(on: screen.messageStackView) != nil)
    }

    @Test func barIsRemovedIfReconnectedWhilePosting() {
        let screen = OfflineScreen()
        screen.onDidPost = { [monitor] in monitor.state = .connected(.wifi) }
        stage.window.rootViewController = screen
        startObserving()
        lose()
        #expect(!screen.messageStackView.postManager.isActive)
    }

    @Test func spaceViewFollowsSafeArea() {
        let screen = OfflineScreen()
        stage.window.rootViewController = screen
        startObserving()
        lose()
        #expect(screen.messageStackView.spaceView.bounds.height == 34)
        screen.additionalSafeAreaInsets.bottom = 10
        stage.simulator.advance(by: 0.1)
        #expect(screen.messageStackView.spaceView.bounds.height == 44)
    }
}
