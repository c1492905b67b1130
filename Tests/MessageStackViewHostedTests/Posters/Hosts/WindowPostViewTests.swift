import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    @MainActor
    struct WindowPostViewTests {
        @Test func touchesOutsidePostReachTheApp() async throws {
            let stage = try await Stage()
            let view = stage.postView.post(badgeMessage: Stage.message)
            await stage.rest()
            let frame = try stage.slotFrame(of: view)
            #expect(stage.window.hitTest(CGPoint(x: 5, y: frame.midY), with: nil) === stage.view)
            #expect(stage.window.hitTest(CGPoint(x: frame.midX, y: frame.maxY + 5), with: nil) === stage.view)
            let hit = stage.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
            #expect(hit?.isDescendant(of: view) == true)
        }

        @Test func postViewStaysAboveViewsAddedLater() async throws {
            let stage = try await Stage()
            stage.postView.post(badgeMessage: Stage.message)
            await stage.rest()
            stage.window.addSubview(UIView(frame: stage.window.bounds))
            await stage.rest()
            #expect(stage.window.subviews.last === stage.postView)
        }

        @Test func postViewMovesToNewKeyWindowAndBack() async throws {
            let stage = try await Stage()
            let view = stage.postView.post(badgeMessage: Stage.message)
            await stage.rest()
            var other: UIWindow? = UIWindow(windowScene: stage.scene)
            other?.makeKeyAndVisible()
            await stage.rest()
            #expect(view.window != nil && view.window === other)
            other?.isHidden = true
            other = nil
            await stage.rest()
            #expect(view.window === stage.window)
            #expect(stage.postView.postManager.currentPosts.count == 1)
        }

        @Test func postViewLeavesWindowWhilePostsOnlyWait() async throws {
            let stage = try await Stage()
            let postView = stage.postView
            postView.post(Stage.message)
            await stage.rest()
            let suspension = postView.postManager.suspend()
            let waiting = postView.post(Stage.message)
            postView.postManager.removeCurrent()
            await stage.rest()
            #expect(waiting.phase == .waiting && postView.superview == nil)
            suspension.release()
            await stage.rest()
            #expect(waiting.phase == .shown && postView.superview === stage.window)
        }
    }
}
