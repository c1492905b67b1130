import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests

/// A poster that outlives its manager.
@MainActor
private final class LastingPoster: UIView, UIViewPoster {
    var manager: PostManager?

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        addSubview(view)
        view.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
        completion()
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        view.removeFromSuperview()
        completion()
    }
}

/// The changes of the view hierarchy by a manager, and around it.
@MainActor
@Suite(.leavesNothingBehind)
struct ManagerLifeTests {
    private let stage = Stage()

    private func makePoster() -> LastingPoster {
        let poster = LastingPoster(frame: stage.view.bounds)
        poster.manager = PostManager(poster: poster)
        stage.view.addSubview(poster)
        return poster
    }

    @Test func postsOfAReleasedManagerLeaveTheScreen() async throws {
        let poster = makePoster()
        let controller = UIViewController()
        var request = PostRequest(viewController: controller)
        request.editPresentation { $0.touches = .forward }
        let post = try #require(poster.manager?.post(request))
        stage.rest()
        #expect(controller.view.window === stage.window && controller.parent?.parent === stage.controller)
        let recognizers = stage.window.gestureRecognizers?.count ?? 0

        let lastReference = LastReference(poster.manager)
        poster.manager = nil
        await lastReference.releaseOnAnotherThread()
        await TaskOrder.settle()
        #expect(post.reason == .hostGone)
        #expect(poster.subviews.isEmpty && controller.view.superview == nil)
        #expect(controller.parent == nil)
        #expect(stage.window.gestureRecognizers?.count ?? 0 < recognizers)
    }

    @Test func delegateIsNotCalledWhileOtherCodeRemovesSlots() throws {
        let postView = stage.makePostView(PostPresentation())
        let delegate = EndRecorder()
        postView.postManager.delegate = delegate
        postView.postManager.capacity = .max
        let views = [UIView.banner(), UIView.banner()]
        for view in views { postView.post(PostRequest(view: view)) }
        stage.rest()
        for view in views { try #require(view.slot).removeFromSuperview() }
        #expect(delegate.ends == 0)
        stage.simulator.advance(by: 0)
        #expect(delegate.ends == 2)
    }

    @Test func waitingPostsEnterAfterTheirPosterIsInAWindow() {
        let postView = PostView(edge: .top)
        let post = postView.post(PostRequest(view: UIView.banner()))
        postView.addTo(view: stage.view, layout: .top)
        #expect(post.phase == .waiting && postView.subviews.isEmpty)
        stage.simulator.advance(by: 0)
        #expect(post.phase == .entering)
    }
}

@MainActor
private final class EndRecorder: PostManagerDelegate {
    private(set) var ends = 0

    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        ends += 1
    }
}
