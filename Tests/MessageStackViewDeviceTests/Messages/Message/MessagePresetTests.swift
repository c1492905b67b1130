import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

/// Messages with a severity and actions in each preset.
@MainActor
@Suite(.leavesNothingBehind)
struct MessagePresetTests {
    private static let message = Message(
        .error, "Upload failed", subtitle: "The connection to the server was lost while the photo was being sent.",
        actions: [PostAction("Retry"), .cancel("Later")])

    nonisolated private static let presets: [PostPresentation] = [
        PostPresentation(), .bar(.top), .bar(.bottom), .float(.top), .float(.bottom), .card(.top), .card(.bottom),
        .tab(.top), .tab(.bottom), .statusLine, .centered, .fullScreen,
    ]

    @Test(arguments: presets, [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func buttonsAreVisibleAndWork(preset: PostPresentation, size: UIContentSizeCategory) throws {
        let stage = Stage()
        stage.simulator.preferredContentSizeCategory = size
        let postView = stage.makePostView()
        for title in ["Retry", "Later"] {
            let post = postView.post(Self.message, as: preset)
            stage.rest()
            let view = try #require(post.view as? MessageView)
            let area = try stage.slotFrame(of: view).intersection(stage.view.bounds).insetBy(dx: -0.5, dy: -0.5)
            let parts = [view.iconView, view.titleLabel, view.subtitleLabel].map { stage.screenFrame(of: $0) }
            let buttons = try ["Retry", "Later"].map { stage.screenFrame(of: try stage.button($0, of: post)) }
            for frame in parts + buttons { #expect(area.contains(frame) && frame.height > 10) }
            for button in buttons { #expect(parts.allSatisfy { $0.intersection(button).isEmpty }) }
            #expect(view.titleLabel.textColor == PostTheme.Palette.error.text)
            try stage.tapButton(title, of: post)
            stage.rest()
            #expect(post.reason == .action(id: title))
        }
        #expect(!stage.hasEndlessLayouts && stage.simulator.layoutConflicts == [])
    }

    @Test func bandOfAStackHasTheColorOfTheSeverity() {
        let stage = Stage()
        let stack = stage.view.createMessageStackView()
        stack.spaceViewHeight = 40
        for severity in PostSeverity.allCases {
            let post = stack.post(Message(severity, "News"))
            stage.rest()
            #expect(stack.spaceView.backgroundColor == PostTheme.Palette(severity).background)
            post.remove(animated: false)
        }
    }

    // MARK: Shadow

    @Test func onlyBarHasTheShadowOfTheMessage() throws {
        let stage = Stage()
        let postView = stage.makePostView()
        let post = postView.post("Saved", as: .plain)
        stage.rest()
        let view = try #require(post.view)
        #expect(view.layer.shadowOpacity == 0)
        for (presentation, hasShadow) in [
            (PostPresentation.bar, true), (.plain, false), (.card, false), (.bar, true),
        ] {
            var request = PostRequest("Saved")
            request.editPresentation { $0 = presentation }
            post.update(with: request)
            stage.rest()
            #expect((view.layer.shadowOpacity > 0) == hasShadow)
        }
        post.remove(animated: false)
        #expect(view.layer.shadowOpacity > 0, "as before it was posted")
    }

    @Test func shadowOfTheAppStays() throws {
        let stage = Stage()
        let view = MessageView()
        view.set(message: Message("Saved"))
        view.layer.shadowOpacity = 0.3
        stage.makePostView(.plain).post(view: view)
        stage.rest()
        #expect(view.layer.shadowOpacity == 0.3)
    }
}
