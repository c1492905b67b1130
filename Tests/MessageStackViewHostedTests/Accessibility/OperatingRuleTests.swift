import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// The accessibility rules D18 to D20, D41 and D42: reaching and dismissing posts, and haptics.
    @MainActor
    struct OperatingRuleTests {
        private let stage: Stage
        private let poster = RecordingPoster()
        private let haptics = RecordingHaptics()
        private var manager: PostManager { poster.postManager }

        init() async throws {
            stage = try await Stage()
            manager.haptics = haptics.play
        }

        private func badge() -> BadgeMessageView {
            let badge = BadgeMessageView()
            badge.set(badgeMessage: Stage.message)
            return badge
        }

        @discardableResult
        private func post(_ haptic: PostHaptic = .automatic, _ severity: PostSeverity? = nil) -> Post {
            var request = PostRequest(view: UIView())
            request.haptic = haptic
            request.severity = severity
            return manager.post(request)
        }

        // MARK: D18

        @Test func shownPostIsOneAccessibilityContainer() async {
            let badge = badge()
            stage.postView.postManager.post(PostRequest(view: badge))
            await stage.rest()
            let slot = badge.enclosingSlot
            #expect(slot?.shouldGroupAccessibilityChildren == true)
            #expect(slot?.isAccessibilityElement == false && slot?.accessibilityElementsHidden == false)
            let views = badge.contentStackView.accessibilityElements?.compactMap { $0 as? UIView } ?? []
            let elements = views.filter(\.isAccessibilityElement)
            #expect(elements.count == 2)
            #expect(elements.first?.accessibilityLabel == "Title, Subtitle")
            #expect(elements.last === badge.button)
        }

        // MARK: D19

        @Test func escapeGestureDismissesPostOnce() async {
            let badge = badge()
            let post = stage.postView.postManager.post(PostRequest(view: badge))
            await stage.rest()
            let slot = badge.enclosingSlot
            #expect(badge.accessibilityPerformEscape())
            #expect(!badge.accessibilityPerformEscape(), "the post is already leaving")
            #expect(slot?.accessibilityPerformEscape() == false)
            await stage.rest()
            #expect(post.reason == .escape)
            #expect(!badge.accessibilityPerformEscape(), "no post is left, so the app handles the gesture")
        }

        @Test func escapeGestureDismissesPlainView() async {
            let view = UIView()
            let post = stage.postView.postManager.post(PostRequest(view: view))
            await stage.rest()
            #expect(view.enclosingSlot?.accessibilityPerformEscape() == true)
            #expect(post.phase == .leaving)
        }

        // MARK: D20

        @Test func textOffersEachButtonAndDismissAsActions() async {
            let view = MessageView()
            view.set(message: Message(title: "Deleted"))
            let button = UIButton(type: .custom)
            button.setTitle("Undo", for: .normal)
            var undone = 0
            button.addAction(UIAction { _ in undone += 1 }, for: .touchUpInside)
            view.horizontalStackView.addArrangedSubview(button)
            #expect(view.verticalStackView.accessibilityCustomActions?.isEmpty == true, "the view isn't posted yet")
            let post = stage.postView.postManager.post(PostRequest(view: view))
            await stage.rest()
            let actions = view.verticalStackView.accessibilityCustomActions ?? []
            #expect(actions.map(\.name) == ["Undo", "Dismiss"])
            #expect(actions.map { $0.actionHandler?($0) } == [true, true])
            #expect(undone == 1)
            await stage.rest()
            #expect(post.reason == .closeButton)
        }

        @Test func closeButtonIsOfferedAsOneAction() async {
            let badge = badge()
            stage.postView.postManager.post(PostRequest(view: badge))
            await stage.rest()
            #expect(badge.textStackView.accessibilityCustomActions?.map(\.name) == ["Dismiss"])
        }

        // MARK: D41

        @Test func severitiesHaveDifferentHaptics() {
            for severity in PostSeverity.allCases {
                post(.automatic, severity)
                manager.removeAll()
            }
            post()
            #expect(haptics.played.count == 4)
            #expect(Set(haptics.played).count == 4)
        }

        @Test func hapticsCanBeDisabled() {
            post(.off, .error)
            manager.removeAll()
            manager.haptics = nil
            post(.heavy, .error)
            #expect(haptics.played.isEmpty)
            manager.removeAll()
            manager.haptics = haptics.play
            post(.heavy, .error)
            #expect(haptics.played == [.heavy])
        }

        // MARK: D42

        @Test func hapticPlaysOnceWhenPostAppears() {
            poster.habit = .completesWhenTold
            post(.success)
            #expect(haptics.played == [.success])
            poster.complete()
            manager.removeAll()
            poster.complete()
            #expect(haptics.played == [.success])
        }

        @Test func queuedPostPlaysHapticWhenAdmitted() {
            manager.waitingLimit = 1
            let first = post(.light)
            post(.heavy)
            #expect(post(.rigid).refusal == .queueFull)
            #expect(haptics.played == [.light])
            first.remove()
            #expect(haptics.played == [.light, .heavy])
        }

        @Test func mergedPostPlaysNoHaptic() {
            for _ in 0..<3 {
                var request = PostRequest(view: UIView())
                request.haptic = .medium
                request.key = "mail"
                request.duplicatePolicy = .count
                manager.post(request)
            }
            #expect(haptics.played == [.medium])
        }

        @Test func postRemovedInWillPostPlaysNoHaptic() {
            var request = PostRequest(view: UIView())
            request.haptic = .medium
            request.willPost { $0.remove() }
            manager.post(request)
            #expect(haptics.played.isEmpty)
            request = PostRequest(view: UIView())
            request.haptic = .medium
            manager.post(request)
            #expect(haptics.played == [.medium])
        }
    }
}
