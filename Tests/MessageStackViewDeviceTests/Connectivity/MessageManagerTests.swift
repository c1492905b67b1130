import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewConnectivity
@testable import MessageStackViewHostedTests

@MainActor
@Suite(.leavesNothingBehind)
struct MessageManagerTests {
    private let stage = Stage()
    private let monitor = ManualConnectivityMonitor()
    private let manager: ConnectivityManager

    private var messageManager: ConnectivityManager.MessageManager { manager.messageManager }
    private var postView: PostView { messageManager.postView }

    /// The subview of the window that the bar is in; nil while there is no bar.
    private var barArea: UIView? { stage.window.subviews.first { postView.isDescendant(of: $0) } }

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

    private func bar(on poster: some Poster) -> MessageView? {
        poster.postManager.currentPosts.first { $0.phase != .leaving }?.view as? MessageView
    }

    /// Returns the distance of a view from the bottom of the screen, rounded to a point.
    private func distanceToEdge(of view: UIView) -> CGFloat {
        (stage.window.bounds.maxY - view.convert(view.bounds, to: nil).maxY).rounded()
    }

    // MARK: Presentation and dismissal

    @Test func barIsAtBottomUntilReconnection() throws {
        startObserving()
        #expect(postView.superview == nil)
        lose()
        let view = try #require(bar(on: postView))
        #expect(view.window === stage.window && barArea != nil)
        #expect(view.titleLabel.text == "No Internet Connection")
        #expect(view.subtitleLabel.text == "Please check your connection and try again")
        #expect(distanceToEdge(of: view) == 42)
        #expect(abs(view.convert(view.bounds, to: nil).width - (393 - 16)) < 0.5)
        stage.simulator.advance(by: 60)
        #expect(bar(on: postView) === view)
        reconnect()
        #expect(postView.superview == nil && !postView.postManager.isActive)
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
        #expect(postView.postManager.currentPosts.count == 1)
        #expect(postView.postManager.waitingPosts.isEmpty)
        reconnect()
        #expect(!postView.postManager.isActive)
    }

    @Test func barRemovedByUserReturnsAtNextLoss() throws {
        postView.postManager.gestureManager.defaultGestures = .tap
        startObserving()
        lose()
        stage.simulator.tap(try #require(bar(on: postView)))
        stage.simulator.advance(by: 60)
        #expect(bar(on: postView) == nil && postView.superview == nil)
        reconnect()
        lose()
        #expect(bar(on: postView) != nil)
    }

    @Test func releasedManagerRemovesItsBarAndGivesAdvice() async {
        let (reporter, given) = (PostMisuse.reporter, PostMisuse.given)
        defer { (PostMisuse.reporter, PostMisuse.given) = (reporter, given) }
        var kinds: [PostMisuse.Kind] = []
        PostMisuse.given = []
        PostMisuse.reporter = { kind, _ in kinds.append(kind) }
        weak var released: ConnectivityManager?
        let watches = ScreenObserver.shared.calls.count
        do {
            let manager = ConnectivityManager(monitor: monitor)
            released = manager
            manager.messageManager.startObserving(on: stage.window.windowScene)
            monitor.state = .notConnected
            await stage.simulator.advance(by: 1)
            #expect(manager.messageManager.postView.window === stage.window && kinds.isEmpty)
        }
        #expect(released == nil)
        await TaskOrder.settle()
        await stage.simulator.advance(by: 1)
        #expect(kinds == [.releasedManager] && stage.window.subviews == [stage.view])
        let simulator = stage.simulator
        #expect(simulator.timers == 0 && simulator.displayLinks == 0 && ScreenObserver.shared.calls.count <= watches)
    }

    @Test func managerThatHasStoppedGivesNoAdvice() async {
        let (reporter, given) = (PostMisuse.reporter, PostMisuse.given)
        defer { (PostMisuse.reporter, PostMisuse.given) = (reporter, given) }
        var kinds: [PostMisuse.Kind] = []
        PostMisuse.given = []
        PostMisuse.reporter = { kind, _ in kinds.append(kind) }
        do {
            let manager = ConnectivityManager(monitor: monitor)
            manager.messageManager.startObserving(on: stage.window.windowScene)
            manager.messageManager.stopObserving()
        }
        await TaskOrder.settle()
        #expect(kinds.isEmpty)
    }

    // MARK: Appearance

    @Test func barIsACard() throws {
        startObserving()
        lose()
        let view = try #require(bar(on: postView))
        #expect(view.backgroundColor == .darkGray && view.titleLabel.textColor == .white)
        #expect(view.enclosingSlot?.body?.style.corners.radius == 26)
    }

    @Test func fullWidthBarIsWhiteOnDarkGrayAndFillsSafeArea() throws {
        postView.presentation = .bar(.bottom)
        startObserving()
        lose()
        let view = try #require(bar(on: postView))
        let slot = try #require(view.enclosingSlot)
        #expect(slot.surfaceColor == .darkGray && distanceToEdge(of: slot) == 0 && slot.bounds.width == 393)
        #expect(view.titleLabel.textColor == .white)
        #expect(view.shadowComponents == nil)
        #expect(stage.window.bounds.maxY - view.titleLabel.convert(view.titleLabel.bounds, to: nil).maxY > 34)
    }

    @Test func iconGrowsWithTheText() throws {
        startObserving()
        lose()
        let icon = try #require(bar(on: postView)).iconView
        let side = icon.bounds.width
        #expect(!icon.isHidden && side > 0)
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.simulator.advance(by: 1)
        #expect(icon.bounds.width > 2 * side)
    }

    // MARK: Following the screen

    @Test func barRestsAboveScreenBars() throws {
        startObserving()
        lose()
        let view = try #require(bar(on: postView))
        stage.controller.additionalSafeAreaInsets.bottom = 49
        stage.simulator.advance(by: 0.1)
        #expect(distanceToEdge(of: view) == 91)
        stage.controller.additionalSafeAreaInsets = .zero
        stage.simulator.advance(by: 0.1)
        #expect(distanceToEdge(of: view) == 42)
    }

    @Test func barStaysAboveNewScreens() throws {
        startObserving()
        lose()
        let view = try #require(bar(on: postView))
        stage.window.addSubview(UIView(frame: stage.window.bounds))
        stage.simulator.advance(by: 0.1)
        #expect(stage.window.subviews.last === barArea)
        stage.window.rootViewController = UIViewController()
        stage.simulator.advance(by: 0.1)
        #expect(bar(on: postView) === view && view.window === stage.window)
    }

    @Test func barStaysBehindBanners() {
        startObserving()
        lose()
        stage.postView.post(badgeMessage: Stage.message)
        stage.simulator.advance(by: 0.5)
        #expect(Array(stage.window.subviews.suffix(2)) == [barArea, stage.postView])
    }

    @Test func barMovesToNewKeyWindow() throws {
        startObserving()
        lose()
        let view = try #require(bar(on: postView))
        let other = UIWindow(windowScene: try #require(stage.window.windowScene))
        other.rootViewController = UIViewController()
        other.makeKeyAndVisible()
        stage.simulator.advance(by: 0.1)
        #expect(view.window === other && bar(on: postView) === view)
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
        #expect(!postView.postManager.isActive)
        let window = simulator.show(UIViewController())
        simulator.advance(by: 1)
        #expect(bar(on: postView)?.window === window)
    }

    @Test func observingAfterLaunchFindsScene() {
        let history = SceneHistory.shared
        defer { SceneHistory.shared = history }
        // No poster has been on a scene yet.
        SceneHistory.shared = SceneHistory()
        monitor.state = .notConnected
        manager.showsOfflineBar = true
        #expect(manager.showsOfflineBar && bar(on: postView)?.window === stage.window)
        manager.showsOfflineBar = false
        stage.rest()
        #expect(!manager.showsOfflineBar && !postView.postManager.isActive)
    }

    @Test func closureOfTheManagersDefaultsIsCalled() {
        var reasons: [PostRemovalReason] = []
        postView.postManager.defaults.onEnd { reasons.append($1) }
        startObserving()
        lose()
        reconnect()
        #expect(reasons == [.programmatic])
    }

    // MARK: Screens with their own stack

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
