import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    @MainActor
    struct PostWindowTests {
        private let stage: Stage
        private let controller = WishingController()
        private let window: UIWindow
        private let scene: UIWindowScene

        init() async throws {
            stage = try await Stage(controller)
            window = stage.window
            scene = stage.scene
        }

        // MARK: Windows and scenes

        @Test func eachSceneAndLevelHasOneWindow() {
            #expect(scene.postWindow() === scene.postWindow(level: .alert + 1))
            #expect(scene.postWindow() === UIApplication.shared.postWindow())
            #expect(scene.postWindow() !== scene.postWindow(level: .normal + 1))
            #expect(scene.postWindow(level: .normal + 1).windowLevel == .normal + 1)
            #expect(scene.postWindow(level: .statusBar).windowLevel == .statusBar)
            #expect(scene.postWindow(level: .alert + 5).windowLevel == .alert + 5)
        }

        @Test func customPostWindowShowsPosts() async {
            let custom = PostWindow(windowScene: scene, level: .normal + 1)
            let post = custom.post(PostRequest(view: UIView.banner()))
            await stage.rest()
            #expect(post.phase == .shown && post.view?.window === custom)
            post.remove()
            await stage.rest()
            #expect(!scene.windows.contains(custom))
        }

        @Test func scenePostViewIsNeverInPostWindow() async {
            let postWindow = scene.postWindow(level: .normal)
            postWindow.post(view: UIView.banner())
            await stage.rest()
            let post = scene.postView.post(PostRequest(view: UIView.banner()))
            await stage.rest()
            #expect(post.view?.window === window)
        }
    }
}
