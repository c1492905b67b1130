import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// The accessibility rule D21: controls have a localized label and the trait of a button. While several posts are shown, a
    /// control that dismisses one names it.
    @MainActor
    struct DismissLabelTests {
        private let stage: Stage
        private let postView: PostView

        init() async throws {
            stage = try await Stage()
            postView = stage.makePostView(.card(.top))
            postView.postManager.capacity = 3
        }

        private func badge(_ title: String) -> BadgeMessageView {
            let badge = BadgeMessageView()
            badge.set(badgeMessage: BadgeMessage(title, subtitle: "Text", image: nil, fillColor: .red))
            return badge
        }

        @discardableResult
        private func post(_ view: UIView) async -> Post {
            var request = PostRequest(view: view)
            request.duration = .untilRemoved
            let post = postView.post(request)
            await stage.rest()
            return post
        }

        @Test func closeButtonNamesItsPost() async {
            let first = badge("Saved")
            await post(first)
            #expect(first.button.accessibilityLabel == "Dismiss")
            let second = badge("Sent")
            let post = await post(second)
            #expect(first.button.accessibilityLabel == "Dismiss “Saved”")
            #expect(second.button.accessibilityLabel == "Dismiss “Sent”")
            #expect([first, second].allSatisfy { $0.button.accessibilityTraits.contains(.button) })
            first.titleLabel.text = "Stored"
            #expect(first.button.accessibilityLabel == "Dismiss “Stored”")
            post.remove()
            #expect(first.button.accessibilityLabel == "Dismiss", "a leaving post doesn't count")
            await stage.rest()
            #expect(second.button.accessibilityLabel == "Dismiss")
        }

        @Test func otherPostersCount() async {
            let first = badge("Saved")
            await post(first)
            stage.postView.post("News")
            await stage.rest()
            #expect(first.button.accessibilityLabel == "Dismiss “Saved”")
        }

        @Test func otherControlsNameThePost() async throws {
            let label = UILabel()
            label.text = "Upload failed"
            await post(UIStackView(arrangedSubviews: [label]))
            var request = PostRequest(view: badge("Saved"))
            request.editPresentation { $0.backdrop = .dim }
            postView.post(request)
            await stage.rest()
            #expect(label.enclosingSlot?.accessibilityCustomActions?.map(\.name) == ["Dismiss “Upload failed”"])
            let backdrop = stage.view.descendants.compactMap { $0 as? PostBackdropView }.first {
                $0.isAccessibilityElement
            }
            #expect(try #require(backdrop).accessibilityLabel == "Dismiss “Saved”")
            #expect(backdrop?.accessibilityTraits == .button)
        }

        @Test func appLabelStays() async {
            let first = badge("Saved")
            first.button.accessibilityLabel = "Close"
            await post(first)
            await post(badge("Sent"))
            #expect(first.button.accessibilityLabel == "Close")
        }

        @Test func labelIsLocalized() async {
            let strings = PostEnvironment.app.strings
            defer { PostEnvironment.app.strings = strings }
            PostEnvironment.app.strings.dismissPost = { "„\($0)“ schließen" }
            let badges = ["Gespeichert", ""].map(badge)
            badges[1].subtitleLabel.text = nil
            for badge in badges { await post(badge) }
            #expect(badges.map(\.button.accessibilityLabel) == ["„Gespeichert“ schließen", "Dismiss"])
        }
    }
}
