import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The icons of messages, alerts and pop-ups.
@MainActor
@Suite(.leavesNothingBehind)
struct PostIconTests {
    private let stage = Stage()

    typealias Icon = HostedTests.PostIconTests.Icon

    private func shownView(_ icon: PostIcon) throws -> MessageView {
        let post = stage.makePostView().post(Message("Title", icon: icon))
        stage.rest()
        return try #require(post.view as? MessageView)
    }

    @Test(arguments: Icon.allCases)
    func iconGrowsWithTheText(icon: Icon) throws {
        let view = try shownView(icon.icon)
        #expect(view.iconView.bounds.size == CGSize(width: 32, height: 32))
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.rest()
        let side = view.iconView.bounds.width
        #expect(side > 50 && view.iconView.bounds.height == side)
        let parts = view.iconView.descendants.filter { !$0.isHidden && $0.bounds.width > 0 }
        #expect(parts.allSatisfy { $0.frame.maxX <= side && $0.frame.maxY <= side })
        stage.simulator.preferredContentSizeCategory = .large
        stage.rest()
        #expect(view.iconView.bounds.width == 32)
    }

    @Test(arguments: Icon.allCases)
    func iconOfUnpostedViewHasTheCurrentTextSize(icon: Icon) throws {
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let view = try shownView(icon.icon)
        #expect(view.iconView.bounds.width > 50)
    }

    @Test(arguments: Icon.allCases)
    func iconIsNeitherReadNorAnnounced(icon: Icon) throws {
        stage.simulator.voiceOver.start()
        let view = try shownView(icon.icon)
        #expect(stage.readLabels == ["Title"])
        #expect(PostSpeech.parts(of: view) == ["Title"])
        stage.simulator.voiceOver.stop()
    }

    @Test func emojiIsDrawnAtTheSizeOfTheIcon() throws {
        let view = try shownView(.emoji("🍝"))
        let label = try #require(view.iconView.descendants.compactMap { $0 as? UILabel }.first)
        let before = label.font.pointSize
        #expect(before > 20 && before <= 32)
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.rest()
        #expect(label.font.pointSize > before * 2)
    }

    @Test func iconIsBeforeTheTextRightToLeftToo() throws {
        stage.simulator.layoutDirection = .rightToLeft
        let view = try shownView(.symbol("star.fill"))
        #expect(view.iconView.convert(view.iconView.bounds, to: view).maxX == view.bounds.width - 16)
    }
}
