import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

// Overridden `carryOut(_:)` methods of poster subclasses, and direct calls of `post` and `remove`.

extension PostChange.Kind {
    fileprivate var name: String {
        switch self {
        case .post: "post"
        case .remove: "remove"
        case .update: "update"
        }
    }
}

private final class OverridingPostView: PostView {
    var calls: [String] = []
    var showsSlots = true

    override func carryOut(_ change: PostChange) {
        calls.append(change.kind.name)
        guard showsSlots else { return change.completion() }
        super.carryOut(change)
    }
}

private final class OverridingStackView: MessageStackView {
    var calls: [String] = []
    var edit: (inout PostChange) -> Void = { _ in }

    override func carryOut(_ change: PostChange) {
        calls.append(change.kind.name)
        var change = change
        edit(&change)
        super.carryOut(change)
    }
}

extension HostedTests {
    @MainActor
    struct PosterOverrideTests {
        @Test func overridesAreCalledForEditedPresentations() async throws {
            let stage = try await Stage()
            let postView: OverridingPostView = stage.view.createPosterView(layout: .top)
            let banner = UIView.banner()
            var request = PostRequest(view: banner)
            request.editPresentation { $0.placement = .center }
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
            let post = postView.post(PostRequest(view: UIView.banner()))
            #expect(post.phase == .shown && postView.placements.isEmpty && postView.subviews.isEmpty)
            post.remove()
            await stage.rest()
            #expect(postView.calls == ["post", "remove"])
            #expect(post.phase == .ended)
        }

        @Test func overrideEditsCopyOfChange() async throws {
            let stage = try await Stage()
            let stack: OverridingStackView = stage.view.createPosterView(layout: .top)
            stack.edit = { $0.isAnimated = false }
            let post = stack.post(PostRequest(view: UIView.banner()))
            #expect(post.phase == .shown)
            post.remove()
            #expect(post.phase == .ended && stack.placements.isEmpty)
        }

        @Test func slotPostedDirectlyHasThePostersPresentation() async throws {
            let stage = try await Stage()
            let postView: OverridingPostView = stage.view.createPosterView(layout: .top)
            postView.presentation.placement = .center
            let slot = PostSlot()
            slot.attach(UIView.banner())
            (postView as any UIViewPoster).post(view: slot, animated: false) {}
            #expect(postView.placements.count == 1)
            #expect(abs(slot.frame.midY - stage.view.safeAreaLayoutGuide.layoutFrame.midY) < 60)
            (postView as any UIViewPoster).remove(view: slot, animated: false) {}
            #expect(postView.placements.isEmpty && slot.superview == nil)
            #expect(postView.calls == ["post", "remove"])
        }

        @Test func viewPostedDirectlyHasSlotUntilItsRemoval() async throws {
            let stage = try await Stage()
            let postView: OverridingPostView = stage.view.createPosterView(layout: .top)
            let stack: OverridingStackView = stage.view.createPosterView(layout: .bottom)
            for poster in [postView, stack] as [any UIViewPoster] {
                let view = UIView.banner()
                var completions: [String] = []
                poster.post(view: view, animated: false) { completions.append("post") }
                #expect(view.superview is PostSlot && view.window != nil)
                poster.remove(view: UIView(), animated: true) { completions.append("other") }
                poster.remove(view: view, animated: false) { completions.append("remove") }
                #expect(view.superview == nil && completions == ["post", "other", "remove"])
            }
            #expect(postView.placements.isEmpty && postView.calls == ["post", "remove"])
            #expect(stack.placements.isEmpty && stack.calls == ["post", "remove"])
        }

        @Test func directRemovalEndsPostOfTheManager() async throws {
            let stage = try await Stage()
            let postView: OverridingPostView = stage.view.createPosterView(layout: .top)
            let banner = UIView.banner()
            let post = postView.post(PostRequest(view: banner))
            await stage.rest()
            (postView as any UIViewPoster).remove(view: banner, animated: true) {}
            await stage.rest()
            #expect(post.reason == .hostGone && banner.superview == nil && postView.placements.isEmpty)
        }

        @Test func overrideOfStackIsCalledForThrow() async throws {
            let stage = try await Stage()
            let stack: OverridingStackView = stage.view.createPosterView(layout: .top)
            stage.prepare(stack)
            var request = PostRequest(view: UIView.banner())
            request.editPresentation { $0.pan.edges = [.leading, .trailing] }
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
