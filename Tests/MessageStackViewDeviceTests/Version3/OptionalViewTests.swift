import MessageStackView
import MessageStackViewVersion3
import Simulator
import Testing
import UIKit

/// The methods of version 3 that take a view, with the optional view of a request.
@MainActor
@Suite(.leavesNothingBehind)
struct OptionalViewTests {
    private let stage = Stage()
    private let postView: PostView
    private let request: PostRequest

    init() {
        postView = stage.view.createPostView(edge: .top)
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        request = PostRequest(view: view)
    }

    private var manager: PostManager { postView.postManager }
    /// Nil, since each post of the request makes its own view.
    private let viewOfValue = PostRequest(Message(title: "Saved")).view

    // MARK: Posting and removing

    @Test func viewIsPostedAndRemoved() {
        postView.post(view: request.view, dismissAfter: 3, animated: .none)
        #expect(manager.currentPosts.map(\.view) == [request.view])
        manager.remove(view: request.view, animated: false)
        #expect(manager.currentPosts.isEmpty)
    }

    @Test func postedViewLeavesAfterItsDuration() throws {
        postView.post(view: request.view, dismissAfter: 3)
        let post = try #require(manager.currentPosts.first)
        stage.simulator.advance(by: 5)
        #expect(post.reason == .timeout)
    }

    @Test func nilIsNeitherPostedNorRemoved() {
        postView.post(request)
        postView.post(view: viewOfValue)
        manager.remove(view: viewOfValue, animated: false)
        #expect(manager.currentPosts.map(\.view) == [request.view] && manager.waitingPosts.isEmpty)
    }

    // MARK: Gestures

    @Test func tapOnViewRemovesIt() throws {
        manager.gestureManager.addTapToRemoveGesture(to: request.view)
        let post = postView.post(request)
        try tap(post)
        #expect(post.reason == .tap)
    }

    @Test func gesturesAreRemovedFromView() throws {
        manager.gestureManager.addTapToRemoveGesture(to: request.view)
        manager.gestureManager.removeTapToRemoveGesture(from: request.view)
        manager.gestureManager.removePanToRemoveGesture(from: request.view)
        let post = postView.post(request)
        try tap(post)
        try flick(post)
        #expect(post.phase == .shown)
        manager.gestureManager.addPanToRemoveGesture(to: request.view)
        try flick(post)
        #expect(post.reason == .pan)
    }

    @Test func gesturesOfNilChangeNoView() throws {
        let gestures = manager.gestureManager
        gestures.addTapToRemoveGesture(to: viewOfValue)
        gestures.addPanToRemoveGesture(to: viewOfValue)
        gestures.removeTapToRemoveGesture(from: viewOfValue)
        gestures.removePanToRemoveGesture(from: viewOfValue)
        let post = postView.post(request)
        try tap(post)
        #expect(post.phase == .shown)
        try flick(post)
        #expect(post.reason == .pan)
    }

    private func tap(_ post: Post) throws {
        stage.simulator.advance(by: 1)
        stage.simulator.tap(at: try center(of: post))
        stage.simulator.advance(by: 1)
    }

    private func flick(_ post: Post) throws {
        stage.simulator.advance(by: 1)
        let center = try center(of: post)
        stage.simulator.fling(from: center, to: CGPoint(x: center.x, y: center.y - 60))
        stage.simulator.advance(by: 1)
    }

    private func center(of post: Post) throws -> CGPoint {
        let view = try #require(post.view)
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
}
