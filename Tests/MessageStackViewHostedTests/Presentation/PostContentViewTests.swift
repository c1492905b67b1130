import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    @MainActor
    struct PostContentViewTests {
        private let stage: Stage
        private let slot = PostSlot()
        private let style = PostStyle(.color(.blue), corners: .rounded(12), tintColor: .yellow, textColor: .white)

        init() async throws {
            stage = try await Stage()
        }

        private func show(_ view: UIView, _ style: PostStyle) {
            slot.setStyle(style, edge: nil, needsBody: style.needsBody, scrolls: false)
            slot.attach(view)
            stage.view.addSubview(slot)
            stage.view.layoutIfNeeded()
        }

        private func message() -> MessageView {
            let view = MessageView()
            view.set(message: Message(title: "Title", subtitle: "Subtitle", leftImage: .cross))
            return view
        }

        @Test func styleReplacesMessageAppearanceButKeepsPadding() {
            let view = message()
            show(view, style)
            #expect(view.backgroundColor == .clear && view.layer.shadowOpacity == 0)
            #expect(view.titleLabel.textColor == .white && view.subtitleLabel.textColor == .white)
            #expect(view.leftImageView.tintColor == .yellow)
            #expect(view.insets == MessageView().insets)
        }

        @Test func unsetStylePropertiesKeepMessageAppearance() {
            let view = message()
            show(view, PostStyle(corners: .rounded(9)))
            #expect(view.backgroundColor == .messageBackground && view.tintColor == .messageTint)
            #expect(view.titleLabel.textColor == .messageTint && view.layer.shadowOpacity == 0)
        }

        @Test func returnedMessageHasOriginalAppearance() {
            let view = message()
            let shadow = view.shadowComponents
            show(view, style)
            slot.restyle(PostStyle(.color(.red), tintColor: .green))
            #expect(view.tintColor == .green && view.titleLabel.textColor == .green)
            slot.returnContent()
            #expect(view.backgroundColor == .messageBackground && view.tintColor == .messageTint)
            #expect(view.titleLabel.textColor == .messageTint && view.shadowComponents == shadow)
        }

        @Test func colorsSetWhileShownOverrideStyle() {
            let view = message()
            show(view, style)
            view.backgroundColor = .purple
            view.titleLabel.textColor = .orange
            slot.restyle(PostStyle(.color(.red), textColor: .black))
            #expect(view.backgroundColor == .purple && view.titleLabel.textColor == .orange)
            #expect(view.subtitleLabel.textColor == .black)
            slot.returnContent()
            #expect(view.backgroundColor == .purple && view.titleLabel.textColor == .orange)
            #expect(view.subtitleLabel.textColor.resolvedColor(with: view.traitCollection) == .white)
        }

        @Test func tintSetWhileShownAppliesToText() {
            let view = message()
            show(view, style)
            view.tintColor = .cyan
            #expect(view.titleLabel.textColor == .cyan && view.leftImageView.tintColor == .cyan)
        }

        @Test func labelWithCustomColorKeepsIt() {
            let view = message()
            view.titleLabel.textColor = .orange
            show(view, style)
            #expect(view.titleLabel.textColor == .orange && view.subtitleLabel.textColor == .white)
        }

        @Test func activityIndicatorUsesStyleTint() {
            let view = ProgressMessageView()
            view.set(progress: ProgressMessage("Uploading", fraction: 0.4))
            show(view, style)
            #expect(view.activityIndicatorView.color == .yellow && view.titleLabel.textColor == .white)
        }

        @Test func styleOfAToastCentersTextsUntilReturned() {
            let view = MessageView()
            let own = view.titleLabel.font
            show(view, PostPresentation.toast.style)
            let medium = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
                for: .systemFont(ofSize: 15, weight: .medium))
            #expect(view.titleLabel.textAlignment == .center && view.titleLabel.font == medium)
            #expect(view.insets == PostTheme.Metrics.toast.edgeInsets)
            slot.returnContent()
            #expect(view.titleLabel.textAlignment == .natural && view.titleLabel.font == own)
            #expect(view.insets == PostTheme.Metrics.message.edgeInsets)
        }

        @Test func styleReplacesBadgeCardUntilReturned() {
            let view = BadgeMessageView()
            view.set(badgeMessage: Stage.message)
            show(view, style)
            #expect(view.containerView.backgroundColor == .clear && view.layer.shadowOpacity == 0)
            #expect(view.titleLabel.textColor == .white && view.button.tintColor == .white)
            #expect(view.containerViewInsets == BadgeMessageView().containerViewInsets)
            slot.returnContent()
            #expect(view.containerView.backgroundColor == .badgeCard && PostStyle.Shadow(of: view.layer) == .floating)
            #expect(view.titleLabel.textColor == .label && view.subtitleLabel.textColor == .badgeSubtitle)
        }

        @Test func textAndBorderFollowAppearance() async {
            let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            let view = message()
            show(view, PostStyle(.color(.systemBackground), borderColor: color, textColor: color))
            stage.window.overrideUserInterfaceStyle = .dark
            await stage.nextFrame()
            let layer = slot.body?.clipView.layer
            #expect(view.titleLabel.textColor.resolvedColor(with: view.traitCollection).contrast(with: .black) > 20)
            #expect(layer?.borderColor == UIColor.white.cgColor)
        }

        // MARK: On posters

        @Test func posterThemeAppliesToPostsUntilRemoved() throws {
            let postView = stage.view.createPostView(edge: .top)
            postView.presentation.style = .palette(.success)
            let view = postView.post(message: Message(title: "Saved"))
            let slot = try #require(view.enclosingSlot)
            #expect(slot.body?.style == PostStyle.palette(.success).resolved() && view.backgroundColor == .clear)
            #expect(view.titleLabel.textColor == PostTheme.Palette.success.text)
            postView.postManager.removeAll(animated: false)
            stage.view.layoutIfNeeded()
            #expect(view.superview == nil && view.backgroundColor == .messageBackground)
            #expect(view.titleLabel.textColor == .messageTint)
        }

        @Test func spaceViewUsesColorOfAdjacentStyle() async {
            let stack = stage.view.createMessageStackView()
            stack.spaceViewHeight = 50
            var request = PostRequest(Message(title: "Slow"))
            request.editPresentation { $0.style = .palette(.warning) }
            stack.postManager.post(request)
            await stage.rest()
            #expect(stack.spaceView.backgroundColor == PostTheme.Palette.warning.background)
        }
    }
}
