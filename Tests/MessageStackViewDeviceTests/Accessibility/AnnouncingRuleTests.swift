import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The accessibility rules D10 to D17: the text, time and priority of announcements.
@MainActor
@Suite(.leavesNothingBehind)
struct AnnouncingRuleTests {
    private let stage = Stage()
    private let poster = RecordingPoster()
    private let announcer = RecordingAnnouncer()
    private var manager: PostManager { poster.postManager }
    private var spoken: [String] { announcer.announcements.map(\.text) }

    init() {
        manager.announcer = announcer
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @discardableResult
    private func post(_ view: UIView, _ edit: (inout PostRequest) -> Void = { _ in }) -> Post {
        var request = PostRequest(view: view)
        edit(&request)
        return manager.post(request)
    }

    /// Posts on the screen while VoiceOver of the simulated device runs.
    private func postOnStage(_ text: String, animated: Bool = true) -> Post {
        stage.simulator.isVoiceOverRunning = true
        return stage.postView.postManager.post(PostRequest(view: label(text)).with { $0.isAnimated = animated })
    }

    // MARK: D10

    @Test(
        arguments: [
            (PostPriority.low, UIAccessibilityPriority.low, true), (.normal, .default, false),
            (.high, .high, false),
        ])
    func priorityIsAnAttribute(
        priority: PostPriority, expected: UIAccessibilityPriority, isQueued: Bool
    ) {
        let announcement = PostAnnouncement("News", priority: priority)
        func attributes(hasPriorities: Bool) -> [NSAttributedString.Key: Any] {
            let text = announcement.attributedText(hasPriorities: hasPriorities)
            #expect(text.string == "News")
            return text.attributes(at: 0, effectiveRange: nil)
        }
        let new = attributes(hasPriorities: true)
        #expect(new.count == 1)
        #expect(new[.accessibilitySpeechAnnouncementPriority] as? String == expected.rawValue)
        let old = attributes(hasPriorities: false)
        #expect(old.count == 1)
        #expect((old[.accessibilitySpeechQueueAnnouncement] as? NSNumber)?.boolValue == isQueued)
    }

    @Test func shownPostIsAnnouncedOnceWithoutMovingFocus() {
        let post = postOnStage("Saved")
        stage.simulator.advance(by: 10)
        post.remove()
        stage.simulator.advance(by: 10)
        #expect(stage.simulator.announcements == ["Saved"])
        #expect(stage.simulator.focusMoves == 0)
    }

    // MARK: D11

    @Test(arguments: ["Maintenance", "", nil], [PostSeverity.warning, nil])
    func prefixReplacesWordForSeverity(prefix: String?, severity: PostSeverity?) {
        post(label("Lift closed")) {
            $0.accessibilityPrefix = prefix
            $0.severity = severity
        }
        let first = prefix ?? severity.map { _ in "Warning" } ?? ""
        #expect(spoken == [first.isEmpty ? "Lift closed" : first + ", Lift closed"])
    }

    @Test func defaultPrefixIsBeforeMessage() {
        manager.defaults.accessibilityPrefix = "Chess"
        post(label("12:30")) { $0.accessibilityMessage = "Half past twelve" }
        #expect(spoken == ["Chess, Half past twelve"])
    }

    // MARK: D13

    @Test func announcementWaitsHalfASecondAfterTouch() {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 400, width: 100, height: 44)
        button.addAction(UIAction { _ in _ = postOnStage("Saved", animated: false) }, for: .touchUpInside)
        stage.view.addSubview(button)
        stage.simulator.tap(button)
        stage.simulator.advance(by: 0.45)
        #expect(stage.simulator.announcements.isEmpty)
        stage.simulator.advance(by: 0.1)
        #expect(stage.simulator.announcements == ["Saved"])
    }

    @Test(arguments: [true, false])
    func announcementWaitsForScreenTransition(isPush: Bool) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        stage.simulator.advance(by: 1)
        _ = postOnStage("Saved")
        stage.simulator.advance(by: 0.3)
        if isPush {
            navigation.pushViewController(UIViewController(), animated: true)
        } else {
            navigation.present(UIViewController(), animated: true)
        }
        #expect(ScreenTransition.isRunning(in: stage.window))
        while ScreenTransition.isRunning(in: stage.window) {
            stage.simulator.advance(by: 0.05)
            #expect(stage.simulator.announcements.isEmpty)
        }
        stage.simulator.advance(by: 0.4)
        #expect(stage.simulator.announcements.isEmpty)
        stage.simulator.advance(by: 1)
        #expect(stage.simulator.announcements == ["Saved"])
    }

    @Test func postRemovedDuringTransitionIsNotAnnounced() {
        stage.postView.postManager.capacity = 2
        let post = postOnStage("Saved", animated: false)
        let other = postOnStage("Sent", animated: false)
        stage.controller.present(UIViewController(), animated: true)
        post.remove(animated: false)
        stage.simulator.advance(by: 10)
        #expect(stage.simulator.announcements == ["Sent"] && other.phase == .shown)
    }

    // MARK: D14

    @Test func removedPostIsNotAnnouncedAgain() {
        let post = postOnStage("Saved", animated: false)
        stage.simulator.interruptedAnnouncements = 9
        stage.simulator.advance(by: 0.6)
        #expect(stage.simulator.announcements == ["Saved"])
        post.remove(animated: false)
        stage.simulator.advance(by: 20)
        #expect(stage.simulator.announcements == ["Saved"])
    }

    // MARK: D15

    @Test func repeatsAreAnnouncedOncePerFiveSeconds() {
        func postAgain() {
            post(label("New mail")) {
                $0.key = "mail"
                $0.duplicatePolicy = .count
            }
        }
        postAgain()
        postAgain()
        #expect(spoken == ["New mail", "New mail, 2 times"])
        for _ in 0..<5 { postAgain() }
        poster.clock.advance(by: 4.9)
        #expect(spoken.count == 2)
        poster.clock.advance(by: 0.2)
        #expect(spoken == ["New mail", "New mail, 2 times", "New mail, 7 times"])
        poster.clock.advance(by: 60)
        #expect(spoken.count == 3)
    }
}
