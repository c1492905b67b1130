import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// What is spoken of posts, when and how urgently: the accessibility rules D10 to D17.
@MainActor
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

    private func card(_ texts: [String], buttons: [String] = []) -> UIView {
        let card = UIView()
        for text in texts { card.addSubview(label(text)) }
        for title in buttons {
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            card.addSubview(button)
        }
        return card
    }

    @discardableResult
    private func post(_ view: UIView, _ edit: (inout PostRequest) -> Void = { _ in }) -> Post {
        var request = PostRequest(view: view)
        edit(&request)
        return manager.post(request)
    }

    /// Posts on the screen, with the device's own voice.
    private func postOnStage(_ text: String, animated: PostAnimation = .both) -> Post {
        stage.simulator.isVoiceOverRunning = true
        return stage.postView.postManager.post(PostRequest(view: label(text), animated: animated))
    }

    // MARK: D10

    @Test("D10: a shown post is announced once, and the focus stays where it is")
    func announcedOnce() {
        let post = postOnStage("Saved")
        stage.simulator.advance(by: 10)
        post.remove()
        stage.simulator.advance(by: 10)
        #expect(stage.simulator.announcements == ["Saved"])
        #expect(stage.simulator.focusMoves == 0)
    }

    // MARK: D11

    @Test("D11: the severity comes first, then what can be read, then how to act")
    func everythingInItsOrder() {
        post(card(["Upload failed", "No space left"], buttons: ["Retry", "Delete"])) { $0.severity = .error }
        #expect(spoken == ["Error, Upload failed, No space left, Retry available, Delete available"])
    }

    @Test(
        "D11: each severity has its word",
        arguments: zip(PostSeverity.allCases, ["Information", "Success", "Warning", "Error"]))
    func words(severity: PostSeverity, word: String) {
        post(label("News")) { $0.severity = severity }
        #expect(spoken == ["\(word), News"])
    }

    @Test("D11: the order is that of the elements, where a view gives one")
    func orderOfElements() {
        let view = card(["Second", "First"])
        view.accessibilityElements = Array(view.subviews.reversed())
        post(view)
        #expect(spoken == ["First, Second"])
    }

    @Test("D11: a closing button, images by name and what can't be pressed are no news")
    func nothingBesides() {
        let badge = BadgeMessageView()
        badge.set(badgeMessage: Stage.message)
        post(badge)
        manager.removeAll()
        let view = card(["Title"], buttons: ["Undo"])
        let image = UIImageView()
        image.accessibilityLabel = "ic_check_24"
        image.isAccessibilityElement = false
        view.addSubview(image)
        for case let button as UIButton in view.subviews { button.isEnabled = false }
        post(view)
        #expect(spoken == ["Title, Subtitle", "Title"])
    }

    @Test("D11: a post that is a button is read as any other")
    func aButtonAsAPost() {
        let button = UIButton(type: .custom)
        button.setTitle("Show new posts", for: .normal)
        post(button)
        #expect(spoken == ["Show new posts"])
    }

    // MARK: D12

    @Test("D12: errors alone interrupt to the end, news from the background waits")
    func priorities() {
        for origin in [PostOrigin.user, .background] {
            for severity in [nil, .information, .success, .warning, .error] as [PostSeverity?] {
                post(label("News")) {
                    $0.severity = severity
                    $0.origin = origin
                }
                manager.removeAll()
            }
        }
        let others = [PostAnnouncement.Priority](repeating: .default, count: 4)
        let background = [PostAnnouncement.Priority](repeating: .low, count: 4)
        #expect(announcer.announcements.map(\.priority) == others + [.high] + background + [.high])
    }

    // MARK: D13

    @Test("D13: an announcement waits for the end of the entrance")
    func afterTheEntrance() {
        poster.habit = .completesWhenTold
        post(label("Saved"))
        poster.clock.advance(by: 5)
        #expect(spoken.isEmpty)
        poster.complete()
        #expect(spoken == ["Saved"])
    }

    @Test("D13: an announcement comes half a second after the touch that led to it, an error too")
    func afterTheTouch() {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 400, width: 100, height: 44)
        button.addAction(UIAction { _ in _ = postOnStage("Saved", animated: .none) }, for: .touchUpInside)
        stage.view.addSubview(button)
        stage.simulator.tap(button)
        stage.simulator.advance(by: 0.45)
        #expect(stage.simulator.announcements.isEmpty)
        stage.simulator.advance(by: 0.1)
        #expect(stage.simulator.announcements == ["Saved"])
    }

    @Test("D13: an announcement waits until the screens have come to rest", arguments: [true, false])
    func afterATransition(isPush: Bool) {
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
        stage.simulator.advance(by: 0.5)
        #expect(stage.simulator.announcements == ["Saved"])
    }

    @Test("D13: a post that has gone before the screens come to rest isn't announced")
    func goneDuringATransition() {
        let post = postOnStage("Saved", animated: .none)
        stage.controller.present(UIViewController(), animated: true)
        post.remove(animated: false)
        stage.simulator.advance(by: 10)
        #expect(stage.simulator.announcements.isEmpty)
    }

    // MARK: D14

    @Test("D14: what VoiceOver didn't finish is tried again, three times in all")
    func triedAgain() {
        _ = postOnStage("Saved")
        stage.simulator.interruptedAnnouncements = 9
        stage.simulator.advance(by: 20)
        #expect(stage.simulator.announcements == ["Saved", "Saved", "Saved"])
    }

    @Test("D14: what VoiceOver didn't finish is forgotten once its post has gone")
    func forgotten() {
        let post = postOnStage("Saved", animated: .none)
        stage.simulator.interruptedAnnouncements = 9
        stage.simulator.advance(by: 0.6)
        #expect(stage.simulator.announcements == ["Saved"])
        post.remove(animated: false)
        stage.simulator.advance(by: 20)
        #expect(stage.simulator.announcements == ["Saved"])
    }

    // MARK: D15

    @Test("D15: of an update only what has changed is said")
    func updates() {
        let post = post(card(["Uploading", "10 %"]))
        post.update(with: PostRequest(view: card(["Uploading", "50 %"])))
        post.update(with: PostRequest(view: card(["Uploading", "50 %"])))
        var failure = PostRequest(view: card(["Uploading", "No network"], buttons: ["Retry"]))
        failure.severity = .error
        post.update(with: failure)
        #expect(spoken == ["Uploading, 10 %", "50 %", "Error, No network, Retry available"])
        #expect(announcer.announcements.last?.priority == .high)
    }

    @Test("D15: an update before the post is shown is part of what it says then")
    func updatesOnTheWayIn() {
        poster.habit = .completesWhenTold
        let post = post(label("Uploading"))
        post.update(with: PostRequest(view: label("Uploaded")))
        poster.complete()
        #expect(spoken == ["Uploaded"])
    }

    @Test("D15: of a progress the start and the end are said, and nothing between them")
    func progress() {
        let post = manager.post(PostRequest(ProgressMessage(title: "Uploading", fraction: 0)))
        for step in 1...20 { post.update(with: ProgressMessage(title: "Uploading", fraction: Double(step) / 20)) }
        post.update(with: Message(title: "Uploaded"))
        #expect(spoken == ["Uploading", "Uploaded"])
    }

    @Test("D15: repeats are announced with their number, at most once each five seconds")
    func repeats() {
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

    @Test("D15: repeats of a post that has gone are not announced")
    func repeatsOfNothing() {
        for _ in 0..<3 {
            post(label("New mail")) {
                $0.key = "mail"
                $0.duplicatePolicy = .count
            }
        }
        manager.removeAll()
        #expect(poster.clock.promiseCount == 0)
        poster.clock.advance(by: 60)
        #expect(spoken == ["New mail", "New mail, 2 times"])
    }

    // MARK: D16

    @Test("D16: a message for those who hear takes the place of the text")
    func ownMessage() {
        post(card(["12:04 ↑"], buttons: ["Undo"])) {
            $0.severity = .success
            $0.accessibilityMessage = "Sent four minutes past twelve"
        }
        #expect(spoken == ["Success, Sent four minutes past twelve, Undo available"])
    }

    @Test("D16: an empty message announces nothing, and neither does a view without text")
    func nothingToSay() {
        post(label("Decoration")) {
            $0.severity = .error
            $0.accessibilityMessage = ""
        }
        manager.removeAll()
        post(UIView()) { $0.severity = .warning }
        #expect(spoken.isEmpty)
    }

    // MARK: D17

    @Test("D17: nobody listens, nobody speaks; what changes later is heard by whoever listens then")
    func nobodyListens() {
        announcer.isListening = false
        let post = post(card(["Uploading", "10 %"]))
        post.update(with: PostRequest(view: card(["Uploading", "50 %"])))
        #expect(spoken.isEmpty)
        announcer.isListening = true
        post.update(with: PostRequest(view: card(["Uploading", "60 %"])))
        #expect(spoken == ["Uploading, 60 %"])
    }
}
