import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// The accessibility rules D10 to D17: the text, time and priority of announcements.
    @MainActor
    struct AnnouncingRuleTests {
        private let stage: Stage
        private let poster = RecordingPoster()
        private let announcer = RecordingAnnouncer()
        private var manager: PostManager { poster.postManager }
        private var spoken: [String] { announcer.announcements.map(\.text) }

        init() async throws {
            stage = try await Stage()
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

        // MARK: D11

        @Test func announcementHasSeverityThenTextThenActions() {
            post(card(["Upload failed", "No space left"], buttons: ["Retry", "Delete"])) { $0.severity = .error }
            #expect(spoken == ["Error, Upload failed, No space left, Retry available, Delete available"])
        }

        @Test(arguments: zip(PostSeverity.allCases, ["Information", "Success", "Warning", "Error"]))
        func eachSeverityHasItsOwnWord(severity: PostSeverity, word: String) {
            post(label("News")) { $0.severity = severity }
            #expect(spoken == ["\(word), News"])
        }

        @Test func announcementFollowsAccessibilityElementOrder() {
            let view = card(["Second", "First"])
            view.accessibilityElements = Array(view.subviews.reversed())
            post(view)
            #expect(spoken == ["First, Second"])
        }

        @Test func closeButtonImagesAndDisabledButtonsAreNotAnnounced() {
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

        @Test func postedButtonIsAnnouncedByItsTitle() {
            let button = UIButton(type: .custom)
            button.setTitle("Show new posts", for: .normal)
            post(button)
            #expect(spoken == ["Show new posts"])
        }

        // MARK: D12

        @Test func onlyErrorsHaveHighAnnouncementPriority() {
            for isUserInitiated in [true, false] {
                for severity in [nil, .information, .success, .warning, .error] as [PostSeverity?] {
                    post(label("News")) {
                        $0.severity = severity
                        $0.isUserInitiated = isUserInitiated
                    }
                    manager.removeAll()
                }
            }
            let others = [PostPriority](repeating: .normal, count: 4)
            let background = [PostPriority](repeating: .low, count: 4)
            #expect(announcer.announcements.map(\.priority) == others + [.high] + background + [.high])
        }

        // MARK: D13

        @Test func announcementWaitsForEndOfEntrance() {
            poster.habit = .completesWhenTold
            post(label("Saved"))
            poster.clock.advance(by: 5)
            #expect(spoken.isEmpty)
            poster.complete()
            #expect(spoken == ["Saved"])
        }

        // MARK: D15

        @Test func updateAnnouncesOnlyChangedText() {
            let post = post(card(["Uploading", "10 %"]))
            post.update(with: PostRequest(view: card(["Uploading", "50 %"])))
            post.update(with: PostRequest(view: card(["Uploading", "50 %"])))
            var failure = PostRequest(view: card(["Uploading", "No network"], buttons: ["Retry"]))
            failure.severity = .error
            post.update(with: failure)
            #expect(spoken == ["Uploading, 10 %", "50 %", "Error, No network, Retry available"])
            #expect(announcer.announcements.last?.priority == .high)
        }

        @Test func updateDuringEntranceReplacesAnnouncement() {
            poster.habit = .completesWhenTold
            let post = post(label("Uploading"))
            post.update(with: PostRequest(view: label("Uploaded")))
            poster.complete()
            #expect(spoken == ["Uploaded"])
        }

        @Test func progressAnnouncesOnlyStartAndEnd() {
            let post = manager.post(PostRequest(ProgressMessage("Uploading", fraction: 0)))
            for step in 1...20 { post.update(with: ProgressMessage("Uploading", fraction: Double(step) / 20)) }
            post.update(with: Message(title: "Uploaded"))
            #expect(spoken == ["Uploading", "Uploaded"])
        }

        @Test func repeatsOfRemovedPostAreNotAnnounced() {
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

        @Test func accessibilityMessageReplacesVisibleText() {
            post(card(["12:04 ↑"], buttons: ["Undo"])) {
                $0.severity = .success
                $0.accessibilityMessage = "Sent four minutes past twelve"
            }
            #expect(spoken == ["Success, Sent four minutes past twelve, Undo available"])
        }

        @Test func emptyMessageOrViewWithoutTextIsNotAnnounced() {
            post(label("Decoration")) {
                $0.severity = .error
                $0.accessibilityMessage = ""
            }
            manager.removeAll()
            post(UIView()) { $0.severity = .warning }
            #expect(spoken.isEmpty)
            manager.removeAll()
            post(label("Saved"))
            #expect(spoken == ["Saved"])
        }

        // MARK: D17

        @Test func nothingIsAnnouncedWithoutAssistiveTechnology() {
            announcer.isListening = false
            let post = post(card(["Uploading", "10 %"]))
            post.update(with: PostRequest(view: card(["Uploading", "50 %"])))
            #expect(spoken.isEmpty)
            announcer.isListening = true
            post.update(with: PostRequest(view: card(["Uploading", "60 %"])))
            #expect(spoken == ["Uploading, 60 %"])
        }
    }
}
