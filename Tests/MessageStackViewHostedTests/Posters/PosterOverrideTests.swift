import Testing
import UIKit

@testable import MessageStackView

// Overridden `post` and `remove` methods of poster subclasses.

private final class OverridingPostView: PostView {
    var calls: [String] = []
    var showsSlots = true

    override func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        calls.append("post")
        guard showsSlots else { return completion() }
        super.post(view: view, animated: animated, completion: completion)
    }

    override func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        calls.append("remove")
        guard showsSlots else { return completion() }
        super.remove(view: view, animated: animated, completion: completion)
    }
}

private final class OverridingStackView: MessageStackView {
    var calls: [String] = []

    override func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        calls.append("post")
        super.post(view: view, animated: animated, completion: completion)
    }

    override func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        calls.append("remove")
        super.remove(view: view, animated: animated, completion: completion)
    }
}

extension HostedTests {
    @MainActor
    struct PosterOverrideTests {
        @Test func overridesAreCalledForEditedPresentations() async throws {
            let stage = try await Stage()
            let postView: OverridingPostView = stage.view.createPosterView(layout: .top)
            let banner = UIView.banner()
            var request = PostRequest(view: banner, dismissAfter: nil)
            request.presentation = { $0.placement = .center }
            let post = postView.post(request)
            await stage.rest()
            #expect(abs(try stage.slotFrame(of: banner).midY - stage.view.safeAreaLayoutGuide.layoutFrame.midY) < 1)
            post.remove()
            await stage.rest()
            #expect(postView.calls == ["post", "remove"])
            #expect(post.phase == .ended && postView.placements.isEmpty)
        }

        @Test func overrideThatShowsSlotItselfLeavesNoPlacement() async throws {
            let stage = try await Stage()
            let postView: OverridingPostView = stage.view.createPosterView(layout: .top)
            postView.showsSlots = false
            let post = postView.post(PostRequest(view: UIView.banner(), dismissAfter: nil))
            #expect(post.phase == .shown && postView.placements.isEmpty && postView.subviews.isEmpty)
            post.remove()
            await stage.rest()
            #expect(postView.calls == ["post", "remove"])
            #expect(post.phase == .ended)
        }

        @Test func viewPostedDirectlyHasThePostersPresentation() async throws {
            let stage = try await Stage()
            let postView: OverridingPostView = stage.view.createPosterView(layout: .top)
            postView.presentation.placement = .center
            let slot = PostSlot()
            slot.attach(UIView.banner())
            postView.post(view: slot, animated: false) {}
            #expect(postView.placements.count == 1)
            #expect(abs(slot.frame.midY - stage.view.safeAreaLayoutGuide.layoutFrame.midY) < 60)
            postView.remove(view: slot, animated: false) {}
            #expect(postView.placements.isEmpty && slot.superview == nil)
        }

        @Test func overrideOfStackIsCalledForThrow() async throws {
            let stage = try await Stage()
            let stack: OverridingStackView = stage.view.createPosterView(layout: .top)
            stage.prepare(stack)
            var request = PostRequest(view: UIView.banner(), dismissAfter: nil)
            request.presentation = { $0.pan.edges = [.leading, .trailing] }
            request.gestures = .pan
            let post = stack.post(request)
            await stage.rest()
            try stage.finger.down(on: try #require(post.view))
            await stage.finger.move(by: CGVector(dx: 15, dy: 0), frames: 8)
            await stage.finger.up()
            #expect(post.reason == .pan)
            #expect(stack.calls == ["post", "remove"])
        }
    }
}
