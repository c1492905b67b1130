import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

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

@MainActor
struct PosterOverrideTests {
    private let stage = Stage()

    @Test func overridesAreCalledForEditedPresentations() throws {
        let postView: OverridingPostView = stage.view.createPosterView(layout: .top)
        let banner = UIView.banner()
        var request = PostRequest(view: banner, dismissAfter: nil)
        request.presentation = { $0.placement = .center }
        let post = postView.post(request)
        stage.rest()
        #expect(abs(stage.seenFrame(of: banner).midY - stage.view.safeAreaLayoutGuide.layoutFrame.midY) < 1)
        post.remove()
        stage.rest()
        #expect(postView.calls == ["post", "remove"])
        #expect(post.phase == .removed && postView.placements.isEmpty)
    }

    @Test func overrideThatShowsSlotItselfLeavesNoPlacement() {
        let postView: OverridingPostView = stage.view.createPosterView(layout: .top)
        postView.showsSlots = false
        let post = postView.post(PostRequest(view: UIView.banner(), dismissAfter: nil))
        #expect(post.phase == .shown && postView.placements.isEmpty && postView.subviews.isEmpty)
        post.remove()
        stage.rest()
        #expect(postView.calls == ["post", "remove"])
        #expect(post.phase == .removed)
    }

    @Test func viewPostedDirectlyHasThePostersPresentation() {
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

    @Test func overrideOfStackIsCalledForThrow() throws {
        let stack: OverridingStackView = stage.view.createPosterView(layout: .top)
        var request = PostRequest(view: UIView.banner(), dismissAfter: nil)
        request.presentation = { $0.pan.edges = [.leading, .trailing] }
        request.gestures = .pan
        let post = stack.post(request)
        stage.rest()
        let middle = CGPoint(x: 200, y: stage.seenFrame(of: try #require(post.view)).midY)
        stage.simulator.fling(from: middle, to: CGPoint(x: 380, y: middle.y))
        stage.rest()
        #expect(post.reason == .pan)
        #expect(stack.calls == ["post", "remove"])
    }
}
