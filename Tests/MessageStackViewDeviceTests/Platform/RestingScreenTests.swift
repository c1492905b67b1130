import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewConnectivity
@testable import MessageStackViewHostedTests

/// The work of posts that are shown for hours.
@MainActor
struct RestingScreenTests {
    /// The number of registrations for looks before the test. Those of other tests may end during it.
    private let watches = ScreenObserver.shared.calls.count
    private let stage = Stage()

    /// Expects no display link and no layout during a minute, and no timer calls unless a number is given.
    private func expectRest(timers: Int = 0, sourceLocation: SourceLocation = #_sourceLocation) {
        stage.simulator.advance(by: 3)
        let (links, calls) = (stage.simulator.displayLinkCalls, stage.simulator.timerCalls)
        let layouts = stage.simulator.layoutCalls
        stage.simulator.advance(by: 60)
        #expect(stage.simulator.displayLinks == 0, sourceLocation: sourceLocation)
        #expect(stage.simulator.displayLinkCalls == links, sourceLocation: sourceLocation)
        #expect(stage.simulator.layoutCalls == layouts, sourceLocation: sourceLocation)
        #expect(stage.simulator.timerCalls - calls <= timers, sourceLocation: sourceLocation)
    }

    private func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) {
        stage.simulator.advance(by: 3)
        #expect(stage.simulator.displayLinks == 0 && stage.simulator.timers == 0, sourceLocation: sourceLocation)
        #expect(ScreenObserver.shared.calls.count <= watches, sourceLocation: sourceLocation)
    }

    @Test(arguments: DisabledAnimationTests.Place.allCases)
    func persistentPostNeedsNoDisplayLink(place: DisabledAnimationTests.Place) {
        let poster = place.poster(on: stage)
        var request = PostRequest(view: UIView.banner(), dismissAfter: nil)
        request.presentation = { $0.backdrop = .dim }
        let post = poster.post(request)
        expectRest()
        post.remove()
        expectNothing()
    }

    @Test(arguments: [DisabledAnimationTests.Place.view, .stack, .toast])
    func embeddedPostNeedsNoTimer(place: DisabledAnimationTests.Place) {
        place.poster(on: stage).post(PostRequest(view: UIView.banner(), dismissAfter: nil))
        expectRest()
        #expect(ScreenObserver.shared.calls.count <= watches)
    }

    /// Posts and their hosts share the checks of whether something covers them.
    @Test func timedPostsShareTheirLooks() throws {
        for place in DisabledAnimationTests.Place.allCases {
            place.poster(on: stage).post(PostRequest(view: UIView.banner(), dismissAfter: 300))
        }
        #expect(stage.simulator.timers > 0)
        expectRest()
    }

    @Test func coveredPostNeedsNoDisplayLink() {
        let post = stage.view.createPostView().post(PostRequest(view: UIView.banner(), dismissAfter: 3))
        let overlay = UIView(frame: stage.view.bounds)
        stage.view.addSubview(overlay)
        expectRest()
        #expect(post.phase == .shown)
        overlay.removeFromSuperview()
        stage.simulator.advance(by: 5)
        #expect(post.reason == .timeout)
        expectNothing()
    }

    /// Its time stands anyway, so that nothing has to be looked for.
    @Test(
        .without(.suspensionStopsMediaTime, because: "A suspended app has no frames in which it could come to rest."),
        arguments: [PostHoldTests.Source.offScreen, .inactiveScene, .background, .suspension, .untimed])
    func heldPostNeedsNoTimer(source: PostHoldTests.Source) {
        let postView = stage.view.createPostView()
        postView.post(PostRequest(view: UIView.banner(), dismissAfter: 3))
        stage.rest()
        var suspension: PostSuspension?
        switch source {
        case .offScreen: postView.removeFromSuperview()
        case .inactiveScene: stage.simulator.resignActive()
        case .background: stage.simulator.moveToBackground()
        case .suspension: suspension = postView.postManager.suspend()
        case .untimed: PostDuration.scale = .infinity
        }
        expectRest()
        if source != .offScreen { #expect(ScreenObserver.shared.calls.count <= watches) }
        PostDuration.scale = 1
        suspension?.release()
        withExtendedLifetime(postView) {}
    }

    @Test func editedFieldNeedsNoDisplayLink() {
        let field = stage.addField(CGRect(x: 20, y: 100, width: 200, height: 40))
        field.becomeFirstResponder()
        let post = stage.view.createPostView().post(PostRequest(view: UIView.banner(), dismissAfter: nil))
        // The caret blinks twice a second.
        expectRest(timers: 120)
        post.remove()
        expectRest(timers: 120)
    }

    @Test func coveredScreenNeedsNoTimer() {
        let field = stage.addField(CGRect(x: 20, y: 100, width: 200, height: 40))
        field.becomeFirstResponder()
        let postView = stage.view.createPostView()
        postView.post(PostRequest(view: UIView.banner(), dismissAfter: nil))
        expectRest(timers: 120)
        postView.removeFromSuperview()
        expectRest(timers: 120)
        stage.view.addSubview(postView)
        #expect(stage.simulator.displayLinks > 0)
    }

    @Test func openMenuNeedsNoDisplayLink() {
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = true
        stage.view.createPostView().post(PostRequest(view: button, dismissAfter: nil))
        stage.rest()
        stage.simulator.tap(button)
        stage.rest()
        #expect(button.hasOpenMenu)
        expectRest()
    }

    // MARK: Connectivity

    private func loseNetwork() throws -> ConnectivityManager {
        let monitor = ManualConnectivityMonitor()
        monitor.state = .notConnected
        let manager = ConnectivityManager(monitor: monitor)
        manager.messageManager.messageStackView.postManager.gestureManager.defaultGestures = .tap
        let scene = try #require(stage.window.windowScene)
        manager.messageManager.startObserving(on: scene)
        stage.rest()
        return manager
    }

    @Test func barForLostNetworkNeedsNoDisplayLink() throws {
        let manager = try loseNetwork()
        #expect(manager.messageManager.messageStackView.superview === stage.window)
        expectRest()
        manager.messageManager.stopObserving()
        expectNothing()
    }

    @Test func barRemovedByUserNeedsNoTimer() throws {
        let manager = try loseNetwork()
        let stack = manager.messageManager.messageStackView
        stage.simulator.tap(try #require(stack.postManager.currentPosts.first?.view))
        stage.simulator.advance(by: 0.5)
        #expect(stack.superview == nil)
        expectNothing()
        withExtendedLifetime(manager) {}
    }

    @Test func barThatAppRemovesReturnsOnce() throws {
        let manager = try loseNetwork()
        let stack = manager.messageManager.messageStackView
        stack.removeFromSuperview()
        stage.rest()
        #expect(stack.superview === stage.window)
        for _ in 0..<5 {
            stack.removeFromSuperview()
            stage.rest()
            #expect(stack.superview == nil && !stack.postManager.isActive)
        }
        withExtendedLifetime(manager) {}
    }

    // MARK: Changes

    @Test func viewAddedAfterHoursIsBehindPosts() {
        stage.postView.post(PostRequest(view: UIView.banner(), dismissAfter: nil))
        stage.simulator.advance(by: 60)
        stage.window.addSubview(UIView(frame: stage.window.bounds))
        stage.simulator.advance(by: 0.25)
        #expect(stage.window.subviews.last === stage.postView)
    }

    @Test func fieldThatMovesAfterHoursIsNotCovered() throws {
        let field = stage.addField(CGRect(x: 20, y: 500, width: 200, height: 40))
        field.becomeFirstResponder()
        let view = Stage.makeMessageView()
        stage.view.createPostView().post(PostRequest(view: view, dismissAfter: nil))
        stage.simulator.advance(by: 60)
        field.frame.origin.y = try stage.slotFrame(of: view).minY
        stage.rest()
        #expect(try !stage.slotFrame(of: view).intersects(field.frame))
    }
}
