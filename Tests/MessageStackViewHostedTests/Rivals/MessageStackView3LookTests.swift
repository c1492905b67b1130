import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    /// Checks that the library doesn't have MessageStackView 3's defects of layout, windows and styling, as far as they
    /// have no test elsewhere.
    ///
    /// Documentation/DefectsElsewhere.md lists the defects.
    @Suite(.tags(.messageStackView3))
    @MainActor
    struct MessageStackView3LookTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func makeBanner(height: CGFloat = 60) -> UIView {
            let view = UIView()
            view.heightAnchor.constraint(equalToConstant: height).isActive = true
            return view
        }

        @Test("M-C6: a custom message view keeps its style")
        func customMessageViewKeepsItsStyle() async {
            let stack = stage.view.createMessageStackView()
            stack.messageConfiguration = MessageConfiguration(backgroundColor: .blue, tintColor: .white)
            let view = MessageView()
            view.set(message: Message(title: "Title"))
            view.backgroundColor = .green
            view.layer.cornerRadius = 9
            view.clipsToBounds = true
            stack.post(view: view)
            await stage.rest()
            #expect(view.backgroundColor == .green && view.titleLabel.textColor != .white)
            #expect(view.clipsToBounds && view.layer.cornerRadius == 9)
        }

        @Test("M-C9: a stack released right after posting is deallocated", arguments: [PostAnimation.none, .both])
        func stackReleasedAfterPostingIsDeallocated(animated: PostAnimation) async {
            weak var released: MessageStackView?
            do {
                let stack = stage.view.createMessageStackView()
                released = stack
                stack.post(view: makeBanner(), animated: animated)
                stack.removeFromSuperview()
            }
            await stage.advance(by: animated == .none ? 0 : 1)
            #expect(released == nil)
        }

        @Test("M-D5: the banner of a closed window moves to the remaining one")
        func bannerOfClosedWindowMovesToTheRemainingOne() async throws {
            var other: UIWindow? = UIWindow(windowScene: try #require(stage.window.windowScene))
            other?.makeKeyAndVisible()
            let view = stage.postView.post(badgeMessage: Stage.message, dismissAfter: nil)
            await stage.rest()
            #expect(view.window === other)
            other?.isHidden = true
            other = nil
            await stage.rest()
            #expect(view.window === stage.window)
            let next = stage.postView.post(Stage.message)
            stage.postView.postManager.remove(view: view)
            await stage.rest()
            #expect(next.view?.window === stage.window)
        }

        @Test("M-E7: text alignment is natural")
        func textAlignmentIsNatural() {
            let labels = [
                MessageView().titleLabel, MessageView().subtitleLabel, BadgeMessageView().titleLabel,
                BadgeMessageView().subtitleLabel, GrayToastView().titleLabel,
            ]
            #expect(labels.allSatisfy { $0.textAlignment == .natural })
        }

        @Test("M-E10: the image of a badge keeps its rendering mode")
        func badgeImageKeepsItsRenderingMode() {
            let badge = BadgeView()
            badge.renderingMode = .alwaysOriginal
            badge.image = .cross
            #expect(badge.image?.renderingMode == .alwaysOriginal)
            badge.renderingMode = .alwaysTemplate
            #expect(badge.image?.renderingMode == .alwaysTemplate)
        }
    }
}
