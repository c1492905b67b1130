import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    @MainActor
    struct BadgeMessageViewTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func shownView(_ message: BadgeMessage = Stage.message) async -> BadgeMessageView {
            let view = stage.postView.post(badgeMessage: message)
            await stage.rest()
            return view
        }

        @Test func closeButtonInWrapperRemovesPost() async throws {
            let view = BadgeMessageView()
            view.set(badgeMessage: Stage.message)
            let wrapper = UIView()
            view.addTo(view: wrapper, layout: .top)
            view.bottomAnchor.constraint(equalTo: wrapper.bottomAnchor).isActive = true
            let post = stage.postView.post(PostRequest(view: wrapper))
            await stage.rest()
            await stage.tap(view.button)
            #expect(post.reason == .closeButton)
        }

        @Test func closeButtonHasLabelAndMinimumHitArea() async throws {
            let view = await shownView()
            #expect(view.button.accessibilityLabel == PostEnvironment.app.strings.dismiss)
            #expect(view.button.bounds.width >= 44 && view.button.bounds.height >= 44)
        }

        @Test(arguments: [nil, ""])
        func missingSubtitleTakesNoSpace(text: String?) async throws {
            let both = await shownView().bounds.height
            stage.postView.postManager.removeAll(animated: false)
            let view = await shownView(BadgeMessage("Title", subtitle: text, image: nil, fillColor: .red))
            #expect(view.bounds.height <= both)
            #expect(view.subtitleLabel.isHidden)
        }

        @Test func emptyMessageStillHasCloseButton() async throws {
            let view = await shownView(BadgeMessage(subtitle: nil, image: nil, fillColor: .red))
            #expect(view.bounds.height >= 48 + 2 * 16)
            #expect(view.textStackView.isAccessibilityElement == false)
        }

        @Test func insetsMoveContent() async throws {
            let view = await shownView()
            let height = view.bounds.height
            view.containerViewInsets.top += 7
            await stage.rest()
            #expect(abs(view.bounds.height - (height + 7)) < 0.5)
        }
    }
}
