import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewConnectivity
@testable import MessageStackViewHostedTests

/// The work of posts that are shown for hours.
@MainActor
@Suite(.leavesNothingBehind)
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

    // MARK: At rest

    /// A way to show a banner for hours.
    enum Banner {
        case on(DisabledAnimationTests.Place)
        /// With a time indicator, and with a post that waits behind it.
        case first(DisabledAnimationTests.Place)
        case withVoiceOverFocus, blockingAlert, controller, offlineBar

        static let all =
            DisabledAnimationTests.Place.allCases.flatMap { [Banner.on($0), .first($0)] } + [
                .withVoiceOverFocus, .blockingAlert, .controller, .offlineBar,
            ]

        /// The number of timers: that of its dismissal, unless the focus holds the banner, or it has no end.
        var timers: Int {
            switch self {
            case .withVoiceOverFocus, .offlineBar: 0
            default: 1
            }
        }
    }

    /// Shows a banner.
    ///
    /// - Returns: A closure that removes it.
    private func show(_ banner: Banner) throws -> () -> Void {
        var request = PostRequest(view: UIView.banner()).with { $0.duration = 7200 }
        switch banner {
        case .on(let place):
            let post = place.poster(on: stage).post(request)
            return { post.remove() }
        case .first(let place):
            let manager = place.poster(on: stage).postManager
            manager.capacity = 1
            request.editPresentation { $0.timeIndicator = .bar }
            manager.post(request)
            manager.post(PostRequest(view: UIView.banner()))
            return {
                #expect(manager.waitingCount == 1)
                manager.removeAll()
            }
        case .withVoiceOverFocus:
            stage.simulator.advance(by: 0.1)
            stage.simulator.voiceOver.start()
            request = PostRequest(Message("Saved"))
            request.duration = .seconds(7200)
            let post = stage.postView.post(request)
            stage.simulator.advance(by: 1)
            stage.simulator.voiceOver.focus(on: post.view?.firstAccessibilityElement as? UIResponder)
            return { [stage] in
                #expect(PostSlot.slot(around: stage.simulator.voiceOver.focusedElement)?.post === post)
                post.remove()
                stage.simulator.voiceOver.stop()
            }
        case .blockingAlert:
            request = PostRequest(AlertMessage("Delete?", actions: [PostAction("Delete")]))
            request.duration = .seconds(7200)
            let post = stage.postView.post(request)
            return { post.remove() }
        case .controller:
            let controller = UIViewController()
            controller.preferredContentSize = CGSize(width: 300, height: 200)
            stage.controller.present(controller, as: .presented, dismissAfter: 7200)
            return { [stage] in
                #expect(stage.controller.presentedViewController === controller)
                controller.dismiss(animated: true)
            }
        case .offlineBar:
            let manager = try loseNetwork()
            return { [stage] in
                #expect(manager.messageManager.postView.window === stage.window)
                manager.messageManager.stopObserving()
            }
        }
    }

    @Test(
        .without(.announcementsEndUnreported, because: "A timer awaits the report that an announcement has ended."),
        arguments: Banner.all)
    func bannerAtRestNeedsNothing(banner: Banner) throws {
        let remove = try show(banner)
        let simulator = stage.simulator
        simulator.advance(by: 3)
        #expect(simulator.timers == banner.timers && simulator.displayLinks == 0)
        let (links, calls, layouts) = (simulator.displayLinkCalls, simulator.timerCalls, simulator.layoutCalls)
        let observers = simulator.turnObservers
        var turns = 0
        let observer = TurnObserver { turns += 1 }
        simulator.advance(by: 300)
        #expect(simulator.timers == banner.timers && simulator.displayLinks == 0 && observers <= 1)
        #expect(
            simulator.displayLinkCalls == links && simulator.timerCalls == calls && simulator.layoutCalls == layouts)
        #expect(turns == 1, "the turn of this test")
        withExtendedLifetime(observer) {}
        remove()
        simulator.advance(by: 3)
        #expect(simulator.timers == 0 && simulator.displayLinks == 0)
        #expect(ScreenObserver.shared.calls.count <= watches)
    }

    @Test(arguments: DisabledAnimationTests.Place.allCases)
    func persistentPostNeedsNoDisplayLink(place: DisabledAnimationTests.Place) {
        let poster = place.poster(on: stage)
        var request = PostRequest(view: UIView.banner())
        request.editPresentation { $0.backdrop = .dim }
        let post = poster.post(request)
        expectRest()
        post.remove()
        expectNothing()
    }

    /// The only posts at rest that need a display link follow views, whose movements nothing reports.
    @Test func anchoredPostNeedsADisplayLinkWhileItIsVisible() {
        let button = stage.addButtons(["Filter"])[0]
        let posts = (0..<2).map { _ in
            let postView = stage.view.createPostView()
            return postView.post(PostRequest(view: UIView.banner()), as: .anchored(to: button))
        }
        stage.simulator.advance(by: 3)
        let layouts = stage.simulator.layoutCalls
        stage.simulator.advance(by: 1)
        #expect(stage.simulator.displayLinks == 1 && stage.simulator.layoutCalls == layouts)
        posts[0].remove()
        stage.simulator.advance(by: 3)
        #expect(stage.simulator.displayLinks == 1)
        posts[1].remove()
        expectNothing()
    }

    @Test(arguments: [DisabledAnimationTests.Place.view, .stack, .toast])
    func embeddedPostNeedsNoTimer(place: DisabledAnimationTests.Place) {
        place.poster(on: stage).post(PostRequest(view: UIView.banner()))
        expectRest()
        #expect(ScreenObserver.shared.calls.count <= watches)
    }

    /// Posts and their hosts share the checks of whether something covers them.
    @Test func timedPostsShareTheirLooks() throws {
        for place in DisabledAnimationTests.Place.allCases {
            place.poster(on: stage).post(PostRequest(view: UIView.banner()).with { $0.duration = 300 })
        }
        #expect(stage.simulator.timers > 0)
        expectRest()
    }

    /// A post view between the bars of a covered screen isn't in a window. It makes room for others again when it returns.
    @Test func barOfCoveredScreenNeedsNoDisplayLink() throws {
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        stage.simulator.show(navigation)
        let views = [UIView.banner(), UIView.banner()]
        for (view, followsVisibleScreen) in zip(views, [true, false]) {
            screen.createBarPostView(edge: .bottom, followsVisibleScreen: followsVisibleScreen)
                .post(PostRequest(view: view))
            stage.rest()
        }
        expectRest()
        navigation.pushViewController(UIViewController(), animated: true)
        expectRest()
        navigation.popViewController(animated: true)
        expectRest()
        let frames = try views.map { try stage.slotFrame(of: $0) }
        #expect(views.allSatisfy { $0.window != nil } && frames[1].maxY <= frames[0].minY)
    }

    @Test func coveredPostNeedsNoDisplayLink() {
        let post = stage.view.createPostView().post(PostRequest(view: UIView.banner()).with { $0.duration = 3 })
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
        postView.post(PostRequest(view: UIView.banner()).with { $0.duration = 3 })
        stage.rest()
        var suspension: PostSuspension?
        switch source {
        case .offScreen: postView.removeFromSuperview()
        case .inactiveScene: stage.simulator.resignActive()
        case .background: stage.simulator.moveToBackground()
        case .suspension: suspension = postView.postManager.suspend()
        case .untimed: PostEnvironment.app.durationScale = .infinity
        }
        expectRest()
        if source != .offScreen { #expect(ScreenObserver.shared.calls.count <= watches) }
        PostEnvironment.app.durationScale = 1
        suspension?.release()
        withExtendedLifetime(postView) {}
    }

    @Test func editedFieldNeedsNoDisplayLink() {
        let field = stage.addField(CGRect(x: 20, y: 100, width: 200, height: 40))
        field.becomeFirstResponder()
        let post = stage.view.createPostView().post(PostRequest(view: UIView.banner()))
        // The caret blinks twice a second.
        expectRest(timers: 120)
        post.remove()
        expectRest(timers: 120)
    }

    @Test func coveredScreenNeedsNoTimer() {
        let field = stage.addField(CGRect(x: 20, y: 100, width: 200, height: 40))
        field.becomeFirstResponder()
        let postView = stage.view.createPostView()
        postView.post(PostRequest(view: UIView.banner()))
        expectRest(timers: 120)
        postView.removeFromSuperview()
        expectRest(timers: 120)
        stage.view.addSubview(postView)
        expectRest(timers: 120)
    }

    @Test func openMenuNeedsNoDisplayLink() {
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = true
        stage.view.createPostView().post(PostRequest(view: button))
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
        manager.messageManager.postView.postManager.gestureManager.defaultGestures = .tap
        let scene = try #require(stage.window.windowScene)
        manager.messageManager.startObserving(on: scene)
        stage.rest()
        return manager
    }

    @Test func barForLostNetworkNeedsNoDisplayLink() throws {
        let manager = try loseNetwork()
        #expect(manager.messageManager.postView.window === stage.window)
        expectRest()
        manager.messageManager.stopObserving()
        expectNothing()
    }

    @Test func barRemovedByUserNeedsNoTimer() throws {
        let manager = try loseNetwork()
        let postView = manager.messageManager.postView
        stage.simulator.tap(try #require(postView.postManager.currentPosts.first?.view))
        stage.simulator.advance(by: 0.5)
        #expect(postView.superview == nil)
        expectNothing()
        withExtendedLifetime(manager) {}
    }

    @Test func barThatAppRemovesReturnsOnce() throws {
        let manager = try loseNetwork()
        let postView = manager.messageManager.postView
        postView.removeFromSuperview()
        stage.rest()
        #expect(postView.window === stage.window)
        for _ in 0..<5 {
            postView.removeFromSuperview()
            stage.rest()
            #expect(postView.superview == nil && !postView.postManager.isActive)
        }
        withExtendedLifetime(manager) {}
    }

    // MARK: Changes

    @Test func viewAddedAfterHoursIsBehindPosts() {
        stage.postView.post(PostRequest(view: UIView.banner()))
        stage.simulator.advance(by: 60)
        stage.window.addSubview(UIView(frame: stage.window.bounds))
        stage.simulator.advance(by: 0.25)
        #expect(stage.window.subviews.last === stage.postView)
    }

    @Test func fieldThatMovesAfterHoursIsNotCovered() throws {
        let field = stage.addField(CGRect(x: 20, y: 500, width: 200, height: 40))
        field.becomeFirstResponder()
        let view = Stage.makeMessageView()
        stage.view.createPostView().post(PostRequest(view: view))
        stage.simulator.advance(by: 60)
        field.frame.origin.y = try stage.slotFrame(of: view).minY
        stage.rest()
        #expect(try !stage.slotFrame(of: view).intersects(field.frame))
    }

    /// As a print panel and `RunLoop.run(until:)` run.
    @Test func viewAddedBeforeNestedLoopIsBehindPosts() {
        stage.postView.post(PostRequest(view: UIView.banner()))
        stage.simulator.advance(by: 60)
        var isInFront = false
        _ = DefaultPostClock.device.schedule(after: 0) { [stage] in
            stage.window.addSubview(UIView(frame: stage.window.bounds))
            stage.simulator.advance(by: 0.2)
            isInFront = stage.window.subviews.last === stage.postView
        }
        stage.simulator.advance(by: 1)
        #expect(isInFront)
    }

    @Test func postsGoOnAfterNestedLoopsInTheirCallbacks() {
        var calls: [String] = []
        func request(_ name: String) -> PostRequest {
            var request = PostRequest(view: UIView.banner()).with { $0.duration = 1 }
            let nest = { [stage] (call: String) in
                calls.append("\(name) \(call)")
                stage.simulator.advance(by: 0.5)
            }
            request.willPost { _ in nest("will") }
            request.didPost { _ in nest("did") }
            request.onEnd { _, _ in nest("end") }
            return request
        }
        let postView = stage.postView
        let posts = ["first", "second"].map { postView.post(request($0)) }
        stage.simulator.advance(by: 10)
        #expect(posts.map(\.reason) == [.timeout, .timeout])
        #expect(calls == ["first will", "first did", "first end", "second will", "second did", "second end"])
        expectNothing()
    }
}
