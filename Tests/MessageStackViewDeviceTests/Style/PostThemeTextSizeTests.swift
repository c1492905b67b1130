import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The fonts of a theme at another text size.
@MainActor @Suite(.resetsAppTheme)
struct PostThemeTextSizeTests {
    private let simulator = Simulator()

    @Test func fontOfThemeFollowsTextSizeAndChange() throws {
        PostTheme.app.titleFont = .systemFont(ofSize: 40, weight: .black)
        let controller = UIViewController()
        simulator.show(controller)
        let postView = controller.view.createPostView(layout: .top)
        let post = postView.post(Message("News"))
        simulator.advance(by: 1)
        let label = try #require((post.view as? MessageView)?.titleLabel)
        let size = label.font.pointSize
        #expect(size == MessageView().titleLabel.font.pointSize)
        simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        simulator.advance(by: 1)
        #expect(label.font.pointSize > size && label.font != MessageView().titleLabel.font)
        PostTheme.app = PostTheme()
        #expect(label.font == MessageView().titleLabel.font)
    }
}
