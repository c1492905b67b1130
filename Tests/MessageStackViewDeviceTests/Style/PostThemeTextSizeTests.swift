import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The fonts of a theme at another text size.
@MainActor @Suite(.leavesNothingBehind)
struct PostThemeTextSizeTests {
    private let simulator = Simulator()

    @Test func fontOfThemeFollowsTextSizeAndChange() throws {
        PostEnvironment.app.theme.titleTypeface = .system(.black)
        let controller = UIViewController()
        simulator.show(controller)
        let postView = controller.view.createPostView(edge: .top)
        let post = postView.post(Message("News"))
        simulator.advance(by: 1)
        let label = try #require((post.view as? MessageView)?.titleLabel)
        let size = label.font.pointSize
        #expect(size == MessageView().titleLabel.font.pointSize)
        simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        simulator.advance(by: 1)
        #expect(label.font.pointSize > size && label.font != MessageView().titleLabel.font)
        PostEnvironment.app.theme = PostTheme()
        #expect(label.font == MessageView().titleLabel.font)
    }

    private func show(_ value: some Postable) throws -> UIView {
        let controller = UIViewController()
        simulator.show(controller)
        let post = controller.view.createPostView(edge: .top).post(value)
        simulator.advance(by: 1)
        return try #require(post.view)
    }

    private func setTextSize(_ size: UIContentSizeCategory) {
        simulator.preferredContentSizeCategory = size
        simulator.advance(by: 1)
    }

    @Test func sizesOfMetricsFollowTextSize() throws {
        PostEnvironment.app.theme.message.titleSize = 20
        PostEnvironment.app.theme.message.iconSide = 50
        let view = try #require(try show(Message("News", icon: "🍝")) as? MessageView)
        #expect(view.titleLabel.font.pointSize == 20 && view.iconView.bounds.width == 50)
        let spacing = view.horizontalStackView.spacing
        setTextSize(.accessibilityExtraExtraExtraLarge)
        #expect(view.titleLabel.font.pointSize > 40 && view.iconView.bounds.width > 100)
        #expect(view.horizontalStackView.spacing == spacing)
        setTextSize(.large)
        #expect(view.titleLabel.font.pointSize == 20 && view.iconView.bounds.width == 50)
    }

    @Test(arguments: [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge])
    func otherMetricsKeepTheFontsOfTheSystem(size: UIContentSizeCategory) throws {
        setTextSize(size)
        PostEnvironment.app.theme.alert.spacing = 31
        let view = try #require(try show(AlertMessage("News", text: "More")) as? PostCardView)
        #expect(view.titleLabel.font == UIFont.preferredFont(forTextStyle: .headline))
        #expect(view.subtitleLabel.font == UIFont.preferredFont(forTextStyle: .subheadline))
    }

    @Test(arguments: [true, false])
    func buttonsFollowTextSize(hasFont: Bool) throws {
        if hasFont { PostEnvironment.app.theme.bodyTypeface = .monospaced() }
        for view in [
            try show(Message("Failed", actions: [PostAction("Retry")])),
            try show(AlertMessage("Failed", actions: [PostAction("Retry")])),
        ] {
            let button = try #require(view.actionButton("Retry"))
            func font() -> UIFont? { button.titleLabel?.font }
            let (before, size) = (font(), button.intrinsicContentSize)
            #expect(before?.pointSize == (view is AlertMessageView ? 17 : 15))
            setTextSize(.accessibilityExtraExtraExtraLarge)
            #expect(try #require(font()).pointSize > 40)
            #expect(button.intrinsicContentSize.width > size.width && button.bounds.height > 50)
            setTextSize(.large)
            #expect(font() == before && button.intrinsicContentSize == size)
        }
    }
}
