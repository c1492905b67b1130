import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

/// The accessibility rules D1 to D9: durations, holds, suspension and history.
@MainActor
@Suite(.leavesNothingBehind)
struct TimeRuleTests {
    private let simulator = Simulator()
    private let poster = RecordingPoster()
    private var manager: PostManager { poster.postManager }
    private var clock: ManualPostClock { poster.clock }

    init() {
        PostEnvironment.app.durationScale = 1
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private func card(_ text: String, button title: String) -> (view: UIView, button: UIButton) {
        let card = UIView()
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        card.addSubview(label(text))
        card.addSubview(button)
        return (card, button)
    }

    @discardableResult
    private func post(
        _ view: UIView, _ duration: PostDuration?, _ edit: (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        var request = PostRequest(view: view)
        request.duration = duration
        edit(&request)
        return manager.post(request)
    }

    /// Returns a shown post that can receive the focus and the pointer.
    private func shownPost(on stage: Stage, for seconds: TimeInterval) -> Post {
        let view = BadgeMessageView()
        view.set(badgeMessage: Stage.message)
        let post = stage.postView.postManager.post(
            PostRequest(view: view).with { $0.duration = PostDuration(dismissAfter: seconds) })
        stage.simulator.advance(by: 1)
        return post
    }

    // MARK: D1

    @Test func postWithButtonHasNoTimeout() {
        let post = post(card("Deleted", button: "Undo").view, .automatic)
        clock.advance(by: 3_600)
        #expect(post.phase == .shown)
    }

    @Test func errorHasNoAutomaticTimeout() {
        let error = post(label("Failed"), .automatic) { $0.severity = .error }
        clock.advance(by: 3_600)
        #expect(error.phase == .shown)
        manager.removeAll()
        for severity in [PostSeverity.information, .success, .warning] {
            let post = post(label("News"), .automatic) { $0.severity = severity }
            clock.advance(by: 10)
            #expect(post.reason == .timeout, "\(severity)")
        }
    }

    @Test func disabledHiddenOrCloseButtonAllowsTimeout() {
        let (off, disabled) = card("Off", button: "Undo")
        disabled.isEnabled = false
        let (hidden, invisible) = card("Hidden", button: "Undo")
        invisible.isHidden = true
        let badge = BadgeMessageView()
        badge.set(badgeMessage: Stage.message)
        for view in [off, hidden, badge] {
            let post = post(view, .automatic)
            clock.advance(by: 10)
            #expect(post.reason == .timeout)
        }
    }

    // MARK: D2

    @Test(arguments: [1, 2, 10, 25])
    func timeScaleMultipliesDurations(by scale: TimeInterval) {
        PostEnvironment.app.durationScale = scale
        defer { PostEnvironment.app.durationScale = 1 }
        let post = post(label("News"), .seconds(5))
        clock.advance(by: 5 * scale - 0.1)
        #expect(post.phase == .shown)
        clock.advance(by: 0.2)
        #expect(post.reason == .timeout)
    }

    @Test func infiniteTimeScaleDisablesTimeouts() {
        let post = post(label("News"), .seconds(5))
        clock.advance(by: 4)
        PostEnvironment.app.durationScale = .infinity
        clock.advance(by: 3_600)
        #expect(post.phase == .shown)
        PostEnvironment.app.durationScale = 1
        clock.advance(by: 5)
        #expect(post.reason == .timeout)
    }

    // MARK: D3

    @Test func defaultDurationGrowsFromFiveSecondsWithText() {
        #expect(TimeInterval.defaultMessageDismiss >= 5)
        let short = post(label("Saved"), nil)
        clock.advance(by: 5)
        #expect(short.phase == .shown)
        clock.advance(by: 1)
        #expect(short.reason == .timeout)
        let long = post(label(String(repeating: "long ", count: 40)), nil)
        clock.advance(by: 18)
        #expect(long.phase == .shown)
        clock.advance(by: 2)
        #expect(long.reason == .timeout)
    }

    // MARK: D4

    @Test(arguments: [true, false])
    func assistiveTechnologyDoublesDuration(isVoiceOver: Bool) {
        if isVoiceOver { simulator.isVoiceOverRunning = true } else { simulator.isSwitchControlRunning = true }
        let post = post(label("News"), .seconds(5))
        clock.advance(by: 9.9)
        #expect(post.phase == .shown)
        clock.advance(by: 0.2)
        #expect(post.reason == .timeout)
    }

    @Test func togglingAssistiveTechnologyScalesRemainingTime() {
        let post = post(label("News"), .seconds(10))
        clock.advance(by: 5)
        simulator.isVoiceOverRunning = true
        clock.advance(by: 8)
        #expect(post.phase == .shown)
        simulator.isVoiceOverRunning = false
        clock.advance(by: 0.9)
        #expect(post.phase == .shown)
        clock.advance(by: 0.2)
        #expect(post.reason == .timeout)
    }

    @Test func largerTimeScaleOverridesDoubling() {
        PostEnvironment.app.durationScale = 4
        defer { PostEnvironment.app.durationScale = 1 }
        simulator.isVoiceOverRunning = true
        let post = post(label("News"), .seconds(5))
        clock.advance(by: 19.9)
        #expect(post.phase == .shown)
        clock.advance(by: 0.2)
        #expect(post.reason == .timeout)
    }

    // MARK: D5

    @Test func pointerHoldsPostAndLeavesTwoSeconds() {
        let stage = Stage()
        let post = shownPost(on: stage, for: 5)
        if let view = post.view { stage.simulator.movePointer(to: view) }
        stage.simulator.advance(by: 60)
        #expect(post.phase == .shown)
        stage.simulator.movePointer(to: CGPoint(x: 200, y: 800))
        stage.simulator.advance(by: 4)
        #expect(post.phase == .shown, "more than four seconds were left")
        if let view = post.view { stage.simulator.movePointer(to: view) }
        stage.simulator.advance(by: 60)
        stage.simulator.movePointer(to: nil)
        stage.simulator.advance(by: 1.9)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 0.3)
        #expect(post.phase != .shown)
    }

    @Test(arguments: [true, false])
    func accessibilityFocusHoldsPost(isVoiceOver: Bool) {
        let stage = Stage()
        stage.simulator.isVoiceOverRunning = isVoiceOver
        stage.simulator.isSwitchControlRunning = !isVoiceOver
        let post = shownPost(on: stage, for: 5)
        stage.simulator.moveFocus(to: (post.view as? BadgeMessageView)?.button)
        stage.simulator.advance(by: 60)
        #expect(post.phase == .shown)
        stage.simulator.moveFocus(to: (post.view as? BadgeMessageView)?.titleLabel)
        stage.simulator.advance(by: 60)
        #expect(post.phase == .shown, "the focus stays within the post")
        stage.simulator.moveFocus(to: stage.view)
        stage.simulator.advance(by: 12)
        #expect(post.reason == .timeout)
    }

    @Test func focusOnAccessibilityElementHoldsPost() throws {
        let stage = Stage()
        stage.simulator.isVoiceOverRunning = true
        let post = shownPost(on: stage, for: 5)
        let view = try #require(post.view)
        let group = UIAccessibilityElement(accessibilityContainer: view)
        let element = UIAccessibilityElement(accessibilityContainer: group)
        stage.simulator.moveFocus(to: element)
        stage.simulator.advance(by: 60)
        #expect(post.phase == .shown)
    }

    /// An element that is no responder, as SwiftUI content may have.
    private final class Element {}

    @Test func focusOnAnElementThatIsNoResponderHoldsPost() {
        let stage = Stage()
        stage.simulator.isVoiceOverRunning = true
        let (inside, outside) = (Element(), Element())
        let part = UIView()
        part.accessibilityElements = [inside]
        let view = UIView()
        view.addSubview(part)
        let post = stage.postView.postManager.post(PostRequest(view: view).with { $0.duration = 5 })
        stage.simulator.advance(by: 1)
        stage.simulator.moveFocus(to: inside)
        stage.simulator.advance(by: 60)
        #expect(post.phase == .shown)
        stage.simulator.moveFocus(to: outside)
        stage.simulator.advance(by: 12)
        #expect(post.reason == .timeout)
    }

    @Test func keyboardFocusHoldsPost() {
        let stage = Stage()
        stage.simulator.isVoiceOverRunning = true
        let post = shownPost(on: stage, for: 5)
        stage.simulator.moveKeyboardFocus(to: post.view)
        stage.simulator.moveFocus(to: post.view)
        stage.simulator.moveFocus(to: stage.view)
        stage.simulator.advance(by: 60)
        #expect(post.phase == .shown)
        stage.simulator.moveKeyboardFocus(to: nil)
        stage.simulator.advance(by: 12)
        #expect(post.reason == .timeout)
    }

    @Test func stoppingVoiceOverReleasesHold() {
        let stage = Stage()
        stage.simulator.isVoiceOverRunning = true
        let post = shownPost(on: stage, for: 5)
        stage.simulator.moveFocus(to: post.view)
        stage.simulator.advance(by: 60)
        stage.simulator.isVoiceOverRunning = false
        stage.simulator.advance(by: 7)
        #expect(post.reason == .timeout)
    }

    @Test func removedPostLeavesNoHold() {
        let stage = Stage()
        stage.simulator.isVoiceOverRunning = true
        let first = shownPost(on: stage, for: 5)
        let view = first.view
        stage.simulator.moveFocus(to: view)
        if let view { stage.simulator.movePointer(to: view) }
        first.remove(animated: false)
        stage.simulator.advance(by: 0.1)
        let second = shownPost(on: stage, for: 5)
        stage.simulator.advance(by: 12)
        #expect(second.reason == .timeout)
        #expect(view?.gestureRecognizers?.isEmpty != false)
    }

    // MARK: D6 to D8

    @Test func shownPostDoesNotAnimate() {
        let stage = Stage()
        let post = shownPost(on: stage, for: 100)
        stage.simulator.advance(by: 5)
        #expect(post.phase == .shown)
        #expect(!stage.simulator.isAnimating)
    }

    @Test func suspensionPostponesPosts() {
        let suspension = manager.suspend()
        let post = post(label("News"), .seconds(5))
        clock.advance(by: 60)
        #expect(post.phase == .waiting)
        suspension.release()
        clock.advance(by: 4.9)
        #expect(post.phase == .shown)
    }

    @Test func postIgnoringSuspensionIsShown() {
        let suspension = manager.suspend()
        defer { suspension.release() }
        let news = post(label("News"), .seconds(5))
        let alarm = post(label("Alarm"), .seconds(5)) { $0.ignoresSuspension = true }
        clock.advance(by: 4.9)
        #expect(alarm.phase == .shown)
        clock.advance(by: 0.2)
        #expect(alarm.reason == .timeout)
        #expect(news.phase == .waiting)
    }

    @Test func historyRecordsTimedOutAndEvictedPosts() {
        manager.historyLimit = 10
        manager.waitingLimit = 1
        manager.overflowPolicy = .dropOldest
        post(label("First"), .seconds(5)) { $0.severity = .warning }
        post(label("Second"), .seconds(5))
        post(label("Third"), .seconds(5))
        clock.advance(by: 5)
        #expect(manager.history.map(\.text) == ["Second", "First"])
        #expect(manager.history.map(\.reason) == [.evicted, .timeout])
        #expect(manager.history.map(\.severity) == [nil, .warning])
        #expect(manager.history.last?.endTime == clock.wallTime)
    }

    // MARK: D9

    @Test func assistiveTechnologyShowsOnePostAtATime() {
        manager.capacity = .max
        simulator.isSwitchControlRunning = true
        let posts = (1...3).map { post(label("\($0)"), .seconds(5)) }
        #expect(posts.map(\.phase) == [.shown, .waiting, .waiting])
        manager.showsOneAtATimeForAssistiveTechnology = false
        #expect(posts.map(\.phase) == [.shown, .shown, .shown])
    }

    @Test func postsOfACallbackAreShownOneAtATime() {
        manager.capacity = .max
        simulator.isVoiceOverRunning = true
        var made: [Post] = []
        post(label("First"), .untilRemoved) { [manager] in
            $0.didPost { _ in made = (1...3).map { manager.post(PostRequest(Message("Message \($0)"))) } }
        }
        clock.advance(by: 1)
        #expect(made.map(\.phase) == [.shown, .waiting, .waiting])
        made[0].remove()
        clock.advance(by: 1)
        #expect(made.map(\.phase) == [.ended, .shown, .waiting])
    }

    @Test func enablingAssistiveTechnologyKeepsShownPosts() {
        manager.capacity = .max
        let early = (1...2).map { post(label("\($0)"), .seconds(5)) }
        simulator.isVoiceOverRunning = true
        let late = post(label("3"), .seconds(5))
        #expect(early.allSatisfy { $0.phase == .shown })
        #expect(late.phase == .waiting)
        simulator.isVoiceOverRunning = false
        #expect(late.phase == .shown)
    }

    @Test func onlyShownPostsAreAnnounced() {
        let announcer = RecordingAnnouncer()
        manager.announcer = announcer
        manager.isHostAvailable = false
        manager.post(PostRequest(Message("Expired")))
        clock.advance(by: 30)
        manager.isHostAvailable = true
        post(label("First"), .seconds(5))
        post(label("Second"), .seconds(5))
        #expect(announcer.announcements.map(\.text) == ["First"])
    }
}
