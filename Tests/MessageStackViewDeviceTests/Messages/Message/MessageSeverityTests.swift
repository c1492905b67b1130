import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The colors, icon, word and haptic of a message with a severity.
@MainActor
@Suite(.leavesNothingBehind)
struct MessageSeverityTests {
    private let stage = Stage()

    private func post(
        _ message: Message, on poster: (any Poster)? = nil, _ edit: (inout PostRequest) -> Void = { _ in }
    ) throws -> (post: Post, view: MessageView) {
        var request = PostRequest(message)
        edit(&request)
        let post = (poster ?? stage.makePostView()).postManager.post(request)
        stage.rest()
        return (post, try #require(post.view as? MessageView))
    }

    private func iconImage(of view: MessageView) -> UIImage? {
        view.iconView.isHidden ? nil : (view.iconView as? UIImageView)?.image
    }

    private func captions(of view: MessageView) -> [String] {
        [view.captionLabel?.text].compactMap(\.self)
    }

    @Test(arguments: PostSeverity.allCases)
    func severityIsNeverToldByColorAlone(severity: PostSeverity) throws {
        let (_, view) = try post(Message(severity, "News"))
        #expect(iconImage(of: view) != nil && view.iconView.bounds.width >= 24)
        #expect(captions(of: view) == [])
        stage.simulator.shouldDifferentiateWithoutColor = true
        stage.rest()
        #expect(captions(of: view) == [severity.word])
    }

    @Test(arguments: PostSeverity.allCases, [UIUserInterfaceStyle.light, .dark])
    func textAndIconAreLegibleAndFollowAppearanceAndContrast(
        severity: PostSeverity, style: UIUserInterfaceStyle
    ) throws {
        let (_, view) = try post(Message(severity, "News", actions: [PostAction("Show")]))
        var backgrounds: [UIColor] = []
        for isHigh in [false, true] {
            stage.simulator.userInterfaceStyle = style
            stage.simulator.isIncreaseContrastEnabled = isHigh
            stage.rest()
            let traits = view.traitCollection
            #expect(traits.userInterfaceStyle == style && (traits.accessibilityContrast == .high) == isHigh)
            let background = try #require(view.backgroundColor).resolvedColor(with: traits)
            #expect(view.titleLabel.textColor.resolvedColor(with: traits).contrast(with: background) >= 4.5)
            #expect(view.tintColor.resolvedColor(with: traits).contrast(with: background) >= 3)
            backgrounds.append(background)
        }
        stage.simulator.userInterfaceStyle = style == .light ? .dark : .light
        stage.rest()
        let other = try #require(view.backgroundColor).resolvedColor(with: view.traitCollection)
        #expect(!backgrounds.contains(other), "the colors follow the appearance of a shown post")
    }

    @Test func updateRemovesSeverityAndBringsItBack() throws {
        stage.simulator.shouldDifferentiateWithoutColor = true
        let (post, view) = try post(Message("News"))
        let look = { [view.backgroundColor, view.titleLabel.textColor, view.subtitleLabel.textColor, view.tintColor] }
        let plain = look()
        for severity in [PostSeverity.error, .success] {
            post.update(with: Message(severity, "News"))
            stage.rest()
            #expect(post.view === view && view.backgroundColor == PostTheme.Palette(severity).background)
            #expect(captions(of: view) == [severity.word] && iconImage(of: view) == PostTheme.Palette(severity).icon)
            post.update(with: Message("News"))
            stage.rest()
            #expect(look() == plain && captions(of: view) == [] && view.iconView.isHidden)
        }
    }
}
