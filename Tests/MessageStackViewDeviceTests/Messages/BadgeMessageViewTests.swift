import Simulator
import Testing
import UIKit

@testable import MessageStackView

@MainActor
struct BadgeMessageViewTests {
    private let stage = Stage()

    private func shownView(_ message: BadgeMessage = Stage.message) -> BadgeMessageView {
        let view = stage.postView.post(badgeMessage: message)
        stage.simulator.advance(by: 1)
        return view
    }

    @Test func closeButtonRemovesPost() throws {
        let view = shownView()
        let post = try #require(stage.postView.postManager.post(of: view))
        stage.simulator.tap(view.button)
        stage.simulator.advance(by: 1)
        #expect(post.reason == .closeButton)
    }

    @Test func closeButtonInWrapperRemovesPost() throws {
        let view = BadgeMessageView()
        view.set(badgeMessage: Stage.message)
        let wrapper = UIView()
        view.addTo(view: wrapper, layout: .top)
        view.bottomAnchor.constraint(equalTo: wrapper.bottomAnchor).isActive = true
        let post = stage.postView.post(PostRequest(view: wrapper))
        stage.simulator.advance(by: 1)
        stage.simulator.tap(view.button)
        stage.simulator.advance(by: 1)
        #expect(post.reason == .closeButton)
    }

    @Test func closeButtonHasLabelAndMinimumHitArea() {
        let view = shownView()
        #expect(view.button.accessibilityLabel == "Dismiss")
        #expect(view.button.bounds.width >= 44 && view.button.bounds.height >= 44)
    }

    @Test func escapeGestureRemovesPostOnce() throws {
        let view = shownView()
        let post = try #require(stage.postView.postManager.post(of: view))
        #expect(view.accessibilityPerformEscape())
        #expect(!view.accessibilityPerformEscape())
        stage.simulator.advance(by: 1)
        #expect(post.reason == .escape)
    }

    @Test func messageIsAnnouncedOnceWithoutMovingFocus() {
        stage.simulator.isVoiceOverRunning = true
        _ = shownView()
        stage.simulator.advance(by: 1)
        #expect(stage.simulator.announcements == ["Title, Subtitle"])
        #expect(stage.simulator.focusMoves == 0)
    }

    @Test(arguments: [nil, ""])
    func missingSubtitleTakesNoSpace(text: String?) {
        let both = shownView().bounds.height
        stage.postView.postManager.removeAll(animated: false)
        let view = shownView(BadgeMessage(title: "Title", subtitle: text, image: nil, fillColor: .red))
        #expect(view.bounds.height <= both)
        #expect(view.subtitleLabel.isHidden)
    }

    @Test func emptyMessageStillHasCloseButton() {
        let view = shownView(BadgeMessage(title: nil, subtitle: nil, image: nil, fillColor: .red))
        #expect(view.bounds.height >= 48 + 40)
        #expect(view.textStackView.isAccessibilityElement == false)
    }

    @Test func megabyteOfTextIsShownAndRemoved() throws {
        let text = String(repeating: "All work and no play. ", count: 48_000)
        let view = shownView(BadgeMessage(title: "Title", subtitle: text, image: nil, fillColor: .red))
        let post = try #require(stage.postView.postManager.post(of: view))
        #expect(post.phase == .shown)
        #expect(view.frame.width == 373)
        post.remove(animated: false)
        #expect(post.phase == .removed && view.window == nil)
    }

    @Test func cardGrowsWithTextSize() {
        let view = shownView()
        let before = view.bounds.height
        let font = view.titleLabel.font.pointSize
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.simulator.advance(by: 0.1)
        #expect(view.titleLabel.font.pointSize > font * 1.5)
        #expect(view.bounds.height > before)
    }

    @Test(arguments: [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityMedium])
    func badgeIsAboveTextOnlyAtAccessibilitySizes(category: UIContentSizeCategory) {
        let view = shownView()
        // The size changes there and back, so that the badge moves in both directions.
        for category in [category, .accessibilityExtraExtraExtraLarge, category] {
            stage.simulator.preferredContentSizeCategory = category
            stage.simulator.advance(by: 0.1)
            let badge = view.badgeView.convert(view.badgeView.bounds, to: view)
            let title = view.titleLabel.convert(view.titleLabel.bounds, to: view)
            let cross = view.button.convert(view.button.bounds, to: view)
            let image = view.backgroundImageView.convert(view.backgroundImageView.bounds, to: view)
            if category.isAccessibilityCategory {
                #expect(badge.maxY < title.minY && badge.minX == title.minX)
            } else {
                #expect(badge.maxX < title.minX && abs(badge.midY - view.bounds.midY) < 0.5)
            }
            #expect(abs(badge.midY - cross.midY) < 0.5 && abs(badge.midY - image.midY) < 0.5)
            #expect(abs(badge.width - 48) < 0.001 && abs(badge.height - 48) < 0.001)
            #expect(title.maxX <= cross.minX)
        }
    }

    @Test func rightToLeftMirrorsLayout() {
        let view = shownView()
        #expect(view.badgeView.convert(view.badgeView.bounds, to: view).midX < view.bounds.midX)
        stage.simulator.layoutDirection = .rightToLeft
        stage.simulator.advance(by: 0.1)
        #expect(view.badgeView.convert(view.badgeView.bounds, to: view).midX > view.bounds.midX)
        #expect(view.button.convert(view.button.bounds, to: view).midX < view.bounds.midX)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func textHasMinimumContrast(style: UIUserInterfaceStyle) {
        let traits = UITraitCollection(userInterfaceStyle: style)
        let view = BadgeMessageView()
        let card = (view.containerView.backgroundColor ?? .clear).resolvedColor(with: traits)
        for label in [view.titleLabel, view.subtitleLabel] {
            #expect(label.textColor.resolvedColor(with: traits).contrast(with: card) >= 4.5)
        }
    }

    @Test func insetsMoveContent() {
        let view = shownView()
        let height = view.bounds.height
        view.containerViewInsets.top += 7
        stage.simulator.advance(by: 0.1)
        #expect(view.bounds.height == height + 7)
    }
}
