import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The mark of the time that a post has left.
@MainActor
@Suite(.leavesNothingBehind)
struct PostTimeViewTests {
    typealias Place = DisabledAnimationTests.Place

    let stage = Stage()

    func post(
        on poster: any Poster, _ indicator: PostPresentation.TimeIndicator = .bar,
        view: UIView = Stage.makeMessageView(),
        for seconds: TimeInterval? = 8, _ edit: @escaping @Sendable (inout PostPresentation) -> Void = { _ in }
    ) -> Post {
        var request = PostRequest(view: view).with { $0.duration = PostDuration(dismissAfter: seconds) }
        request.editPresentation {
            edit(&$0)
            $0.timeIndicator = indicator
        }
        let post = poster.post(request)
        // The time starts at the end of the entrance.
        for _ in 0..<240 where post.phase != .shown { nextFrame() }
        return post
    }

    private func nextFrame() { stage.simulator.advance(by: Simulator.frame) }

    func view(of post: Post) throws -> PostTimeView { try #require(post.timeView) }

    /// Expects the mark to have the fraction of the countdown, within the time of two frames.
    func expectFraction(
        _ fraction: Double, of post: Post, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (seen, countdown) = (try view(of: post).seenFraction, try #require(post.countdown))
        let frames = 2 * Simulator.frame / countdown.duration
        #expect(abs(seen - countdown.fraction) <= frames, sourceLocation: sourceLocation)
        #expect(abs(seen - fraction) < 0.02, "\(seen)", sourceLocation: sourceLocation)
    }

    // MARK: Time

    @Test(arguments: Place.allCases, [PostPresentation.TimeIndicator.bar, .ring])
    func markShrinksWithTheTime(place: Place, indicator: PostPresentation.TimeIndicator) throws {
        let post = post(on: place.poster(on: stage), indicator)
        try expectFraction(1, of: post)
        for fraction in [0.75, 0.5, 0.25] {
            stage.simulator.advance(by: 2)
            try expectFraction(fraction, of: post)
        }
    }

    @Test(arguments: [Place.view, .stack, .toast])
    func markIsEmptyWhenTheExitStarts(place: Place) throws {
        let post = post(on: place.poster(on: stage))
        let timeView = try view(of: post)
        stage.simulator.advance(by: 7.9)
        var last = timeView.seenFraction
        #expect(last > 0 && post.phase == .shown)
        while post.phase == .shown {
            last = timeView.seenFraction
            nextFrame()
        }
        #expect(last <= 2 * Simulator.frame / 8)
        #expect(post.phase == .leaving && timeView.seenFraction == 0 && timeView.mark.strokeEnd == 0)
        stage.rest()
        #expect(post.reason == .timeout)
    }

    @Test func markIsFullDuringTheEntrance() throws {
        let postView = stage.makePostView()
        var request = PostRequest(view: Stage.makeMessageView()).with { $0.duration = 8 }
        request.editPresentation { $0.timeIndicator = .bar }
        let post = postView.post(request)
        stage.simulator.advance(by: 0.1)
        #expect(post.phase == .entering)
        #expect(try view(of: post).seenFraction == 1)
    }

    @Test(arguments: [Place.view, .stack])
    func touchStopsTheMark(place: Place) throws {
        let post = post(on: place.poster(on: stage))
        stage.simulator.advance(by: 2)
        let point = try stage.slotFrame(of: #require(post.view)).center
        stage.simulator.touchDown(at: point)
        stage.simulator.advance(by: 5)
        try expectFraction(0.75, of: post)
        stage.simulator.touchUp(at: point)
        stage.simulator.advance(by: 2)
        try expectFraction(0.5, of: post)
    }

    @Test(arguments: ["pointer", "suspension", "inactive scene", "background", "off screen", "hold", "focus"])
    func holdStopsTheMark(source: String) throws {
        let container = UIView(frame: stage.view.bounds)
        stage.view.addSubview(container)
        let postView = container.createPostView(edge: .top)
        let post = post(on: postView)
        stage.simulator.advance(by: 2)
        var token: PostSuspension?
        let view = try #require(post.view)
        switch source {
        case "pointer": stage.simulator.movePointer(to: try stage.slotFrame(of: view).center)
        case "suspension": token = postView.postManager.suspend()
        case "inactive scene": stage.simulator.resignActive()
        case "background": stage.simulator.moveToBackground()
        case "off screen": container.removeFromSuperview()
        case "hold": token = post.hold()
        default:
            stage.simulator.isVoiceOverRunning = true
            post.restartTimer()
            stage.simulator.advance(by: 4)
            stage.simulator.moveFocus(to: view)
        }
        stage.simulator.advance(by: 10)
        #expect(post.countdown?.isRunning == false)
        switch source {
        case "pointer": stage.simulator.movePointer(to: CGPoint(x: 5, y: 800))
        case "inactive scene", "background": stage.simulator.moveToForeground()
        case "off screen": stage.view.addSubview(container)
        case "focus": stage.simulator.moveFocus(to: nil)
        default: token?.release()
        }
        stage.simulator.advance(by: source == "focus" ? 4 : 2, ofTimerOf: post)
        #expect(post.countdown?.isRunning == true)
        try expectFraction(0.5, of: post)
    }

    @Test func openMenuStopsTheMark() throws {
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = true
        let post = post(on: stage.makePostView(), view: button)
        stage.simulator.advance(by: 2)
        stage.simulator.tap(button)
        stage.simulator.advance(by: 10)
        #expect(button.hasOpenMenu && post.countdown?.isRunning == false)
        try expectFraction(0.75, of: post)
        stage.simulator.tap(at: CGPoint(x: 200, y: 800))
        stage.simulator.advance(by: 2)
        #expect(!button.hasOpenMenu && post.countdown?.isRunning == true)
        #expect(try view(of: post).seenFraction < 0.6)
    }

    @Test func markFollowsChangesOfTheTime() throws {
        let post = post(on: stage.makePostView())
        stage.simulator.advance(by: 4)
        post.extend(by: 8)
        nextFrame()
        try expectFraction(0.75, of: post)
        post.restartTimer()
        nextFrame()
        try expectFraction(1, of: post)
        stage.simulator.advance(by: 4)
        PostEnvironment.app.durationScale = 2
        defer { PostEnvironment.app.durationScale = 1 }
        stage.simulator.advance(by: 4)
        try expectFraction(0.25, of: post)
        post.setDuration(.seconds(2))
        stage.simulator.advance(by: 1)
        try expectFraction(0.75, of: post)
    }

    @Test func postWithoutTimeoutHidesTheMark() throws {
        let poster = stage.makePostView()
        let post = post(on: poster, for: nil)
        #expect(try view(of: post).isHidden)
        post.setDuration(.seconds(8))
        stage.simulator.advance(by: 2)
        try expectFraction(0.75, of: post)
        post.setDuration(.untilRemoved)
        #expect(try view(of: post).isHidden)
        post.setDuration(.seconds(8))
        PostEnvironment.app.durationScale = .infinity
        #expect(try view(of: post).isHidden)
        PostEnvironment.app.durationScale = 1
        #expect(try !view(of: post).isHidden)
        post.remove()
        #expect(try view(of: post).isHidden)
    }

    @Test(arguments: [Place.view, .stack])
    func overriddenPostReturnsWithItsFraction(place: Place) throws {
        let poster = place.poster(on: stage)
        poster.postManager.capacity = 1
        let post = post(on: poster)
        stage.simulator.advance(by: 2)
        var override = PostRequest(view: Stage.makeMessageView("Urgent"))
        override.precedence = .interrupt
        let other = poster.post(override)
        stage.simulator.advance(by: 10)
        let fraction = try #require(post.countdown?.fraction)
        #expect(post.phase == .waiting && abs(fraction - 0.75) < 0.01)
        #expect(other.timeView == nil)
        other.remove()
        for _ in 0..<240 where post.phase != .shown { nextFrame() }
        try expectFraction(0.75, of: post)
        stage.simulator.advance(by: 2)
        try expectFraction(0.5, of: post)
    }

    @Test func markRunsWhereAnimationsAreDisabled() throws {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let post = post(on: stage.makePostView())
        stage.simulator.advance(by: 4)
        try expectFraction(0.5, of: post)
    }

    @Test func changeInAnimationBlockIsNotAnimatedItself() throws {
        let post = post(on: stage.makePostView())
        stage.simulator.advance(by: 4)
        UIView.animate(withDuration: 3) { post.restartTimer() }
        nextFrame()
        try expectFraction(1, of: post)
        stage.simulator.advance(by: 2)
        try expectFraction(0.75, of: post)
    }

    // MARK: Work

    @Test func runningMarkNeedsNeitherLayoutsNorDisplayLinks() throws {
        let post = post(on: stage.view.createPostView(), for: 60)
        stage.simulator.advance(by: 3)
        let (links, layouts) = (stage.simulator.displayLinkCalls, stage.simulator.layoutCalls)
        let timers = stage.simulator.timerCalls
        stage.simulator.advance(by: 30)
        try expectFraction(27.0 / 60, of: post)
        #expect(stage.simulator.displayLinkCalls == links && stage.simulator.displayLinks == 0)
        #expect(stage.simulator.layoutCalls == layouts && stage.simulator.timerCalls == timers)
    }

    @Test func heldMarkHasNoAnimation() throws {
        let post = post(on: stage.view.createPostView(), for: 60)
        #expect(try view(of: post).mark.animationKeys()?.count == 1)
        let hold = post.hold()
        #expect(try view(of: post).mark.animationKeys() == nil)
        stage.simulator.advance(by: 3)
        #expect(!stage.simulator.isAnimating)
        hold.release()
    }

    @Test func postWithoutIndicatorHasNeitherMarkNorBody() throws {
        let post = post(on: stage.makePostView(), .none)
        let slot = try #require(post.view?.enclosingSlot)
        #expect(slot.timeView == nil && slot.body?.contentArea.subviews.contains { $0 is PostTimeView } != true)
        #expect(!PostPresentation.plain.needsBody)
    }
}
