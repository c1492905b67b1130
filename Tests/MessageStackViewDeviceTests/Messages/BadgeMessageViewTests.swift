import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests

@MainActor
@Suite(.leavesNothingBehind)
struct BadgeMessageViewTests {
    private let stage = Stage()

    private func shownView(_ message: BadgeMessage = Stage.message) -> BadgeMessageView {
        let view = stage.postView.post(badgeMessage: message)
        stage.simulator.advance(by: 1)
        return view
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
            if category.isAccessibilityCategory {
                #expect(badge.maxY < title.minY && badge.minX == title.minX)
            } else {
                #expect(badge.maxX < title.minX && abs(badge.midY - view.bounds.midY) < 0.5)
            }
            #expect(abs(badge.midY - cross.midY) < 0.5)
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

    // MARK: Accessibility

    @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge], [false, true])
    func addedControlsAreReached(category: UIContentSizeCategory, isAmongTexts: Bool) {
        stage.simulator.preferredContentSizeCategory = category
        let view = BadgeMessageView()
        view.show(title: "Title", subtitle: "Text", actions: [PostAction("Open")])
        let control = UISwitch()
        control.accessibilityLabel = "Switch"
        if isAmongTexts {
            view.textStackView.addArrangedSubview(control)
        } else {
            view.contentStackView.insertArrangedSubview(control, at: view.contentStackView.arrangedSubviews.count - 1)
        }
        stage.postView.post(view: view)
        stage.rest()
        let texts = isAmongTexts ? ["Title", "Text"] : ["Title, Text"]
        #expect(stage.readLabels == texts + ["Switch", "Dismiss", "Open"])
    }

    @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func textsAreReadBeforeTheButtons(category: UIContentSizeCategory) {
        stage.simulator.preferredContentSizeCategory = category
        let view = BadgeMessageView()
        view.show(title: "Title", actions: [PostAction("Open")])
        stage.postView.post(view: view)
        stage.rest()
        #expect(stage.readLabels == ["Title", "Dismiss", "Open"])
        #expect(view.minimumDuration == 10)
    }
}
