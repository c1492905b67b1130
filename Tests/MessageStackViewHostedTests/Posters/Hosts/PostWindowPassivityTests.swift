import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// State of the app that must not change while a post window shows a post.
    @MainActor
    struct PostWindowPassivityTests {
        private let stage: Stage
        private let controller = WishingController()
        private let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        private let window: UIWindow
        private let scene: UIWindowScene

        init() async throws {
            stage = try await Stage(controller)
            window = stage.window
            controller.view.addSubview(field)
            scene = stage.scene
        }

        // MARK: Text input

        private func postField() async -> (post: Post, field: UITextField, window: PostWindow) {
            let field = UITextField()
            field.heightAnchor.constraint(equalToConstant: 40).isActive = true
            let postWindow = scene.postWindow()
            let post = postWindow.post(PostRequest(view: field))
            await stage.rest()
            return (post, field, postWindow)
        }

        @Test func postRemovedDuringTextInputRestoresKeyWindow() async {
            let (post, posted, _) = await postField()
            posted.becomeFirstResponder()
            #expect(!window.isKeyWindow)
            post.remove()
            await stage.rest()
            #expect(window.isKeyWindow && !scene.windows.contains { $0 is PostWindow })
        }

        @Test func laterKeyWindowStaysKey() async throws {
            let (post, posted, _) = await postField()
            posted.becomeFirstResponder()
            let other = UIWindow(windowScene: scene)
            other.makeKeyAndVisible()
            await stage.rest()
            #expect(other.isKeyWindow)
            post.remove()
            await stage.rest()
            #expect(other.isKeyWindow)
        }

        @Test func secondFieldOfPostKeepsItsWindowKey() async {
            let first = UITextField()
            let second = UITextField()
            let stack = UIStackView(arrangedSubviews: [first, second])
            for view in [first, second] { view.heightAnchor.constraint(equalToConstant: 40).isActive = true }
            let postWindow = scene.postWindow()
            postWindow.post(view: stack)
            await stage.rest()
            first.becomeFirstResponder()
            second.becomeFirstResponder()
            await stage.rest()
            #expect(second.isFirstResponder && postWindow.isKeyWindow)
        }

        @Test func makeKeyWithoutTextInputDoesNothing() async {
            let postWindow = scene.postWindow()
            postWindow.post(view: UIView.banner())
            await stage.rest()
            postWindow.makeKey()
            #expect(window.isKeyWindow)
        }
    }
}
