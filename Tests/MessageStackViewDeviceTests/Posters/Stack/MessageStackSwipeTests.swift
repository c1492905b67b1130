import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The default gestures of a stack, with which posts are swiped away.
@MainActor
@Suite(.leavesNothingBehind)
struct MessageStackSwipeTests {
    private let stage = Stage()

    /// Posts that stay, and the views of which are 80 points high, oldest first.
    private func show(
        _ count: Int = 3, at edge: PostEdge = .top, on poster: (any Poster)? = nil
    ) -> (posts: [Post], views: [UIView]) {
        let poster = poster ?? stage.makePlainStack(edge: edge)
        let views = (0..<count).map { _ in UIView.banner(height: 80) }
        let posts = views.map { poster.post(view: $0) }
        stage.rest()
        return (posts, views)
    }

    private func flick(_ view: UIView, _ way: CGVector) throws {
        let frame = try stage.seenSlotFrame(of: view)
        stage.simulator.fling(
            from: CGPoint(x: frame.midX - way.dx / 2, y: frame.midY),
            to: CGPoint(x: frame.midX + way.dx / 2, y: frame.midY + way.dy))
        stage.rest()
    }

    /// Drags slowly, and holds the finger still before it is lifted.
    private func drag(_ view: UIView, _ way: CGVector) throws {
        let frame = try stage.seenSlotFrame(of: view)
        let start = CGPoint(x: frame.midX - way.dx / 2, y: frame.midY - way.dy / 2)
        stage.finger.down(at: start)
        stage.finger.move(by: CGVector(dx: way.dx / 40, dy: way.dy / 40), frames: 40)
        stage.finger.move(by: .zero, frames: 20)
        stage.finger.up()
        stage.rest()
    }

    // MARK: - Edges

    @Test(arguments: [PostEdge.top, .bottom], [CGFloat(220), -220])
    func eachPostIsSwipedToTheSides(edge: PostEdge, dx: CGFloat) throws {
        let (posts, views) = show(at: edge)
        for view in views { try flick(view, CGVector(dx: dx, dy: 0)) }
        #expect(posts.map(\.reason) == [.pan, .pan, .pan])
    }

    @Test(arguments: [PostEdge.top, .bottom], [false, true])
    func onlyThePostNextToTheEdgeIsSwipedOverIt(edge: PostEdge, newestFirst: Bool) throws {
        let stack = stage.makePlainStack(edge: edge)
        stack.newestFirst = newestFirst
        let (posts, views) = show(on: stack)
        let outward = CGVector(dx: 0, dy: edge == .top ? -60 : 60)
        let order = newestFirst ? [2, 1, 0] : [0, 1, 2]
        try flick(views[order[2]], outward)
        try flick(views[order[1]], outward)
        #expect(posts.map(\.phase) == [.shown, .shown, .shown])
        for (count, index) in order.enumerated() {
            try flick(views[index], outward)
            #expect(posts.map(\.reason).count { $0 == .pan } == count + 1)
        }
    }

    @Test func postIsNotSwipedAwayFromTheEdge() throws {
        let (posts, views) = show(1)
        try flick(views[0], CGVector(dx: 0, dy: 120))
        #expect(posts[0].phase == .shown)
    }

    @Test func leavingPostIsNotNextToTheEdge() throws {
        let (posts, views) = show(2)
        posts[0].remove()
        stage.simulator.advance(by: Simulator.frame)
        try flick(views[1], CGVector(dx: 0, dy: -60))
        #expect(posts.map(\.reason) == [.programmatic, .pan])
    }

    @Test func edgesOfThePresentationHavePrecedence() throws {
        let stack = stage.makePlainStack()
        stack.presentation.pan = PostPan([.leading])
        let (posts, views) = show(1, on: stack)
        try flick(views[0], CGVector(dx: 220, dy: 0))
        try flick(views[0], CGVector(dx: 0, dy: -60))
        #expect(posts[0].phase == .shown)
        try flick(views[0], CGVector(dx: -220, dy: 0))
        #expect(posts[0].reason == .pan)
    }

    // MARK: - Distances

    /// Returns whether a slow drag over the upper edge, or one to a side, removes the only post of a poster.
    private func isRemoved(by way: CGVector, on poster: any Poster, _ pan: PostPan) throws -> Bool {
        let view = UIView.banner(height: 80)
        var presentation = PostPresentation.plain
        presentation.pan = pan
        let post = poster.post(PostRequest(view: view), as: presentation)
        stage.rest()
        try drag(view, way)
        defer { poster.removeAll(animated: false) }
        return post.reason == .pan
    }

    @Test(arguments: [28, 45, 62, 75] as [CGFloat])
    func slowDragsDecideAsOnAPostView(distance: CGFloat) throws {
        let up = CGVector(dx: 0, dy: -distance)
        let onPostView = try isRemoved(by: up, on: stage.view.createPostView(edge: .top), PostPan())
        let onStack = try isRemoved(by: up, on: stage.makePlainStack(), PostPan())
        // The first ten points don't move the post.
        #expect(onPostView == (distance > 50) && onStack == onPostView)
    }

    @Test(arguments: [62, 190, 230] as [CGFloat])
    func slowDragsToTheSideDecideAsOnAPostView(distance: CGFloat) throws {
        let side = CGVector(dx: distance, dy: 0)
        let postView = stage.view.createPostView(edge: .top)
        let onPostView = try isRemoved(by: side, on: postView, PostPan([.leading, .trailing]))
        let onStack = try isRemoved(by: side, on: stage.makePlainStack(), PostPan())
        #expect(onPostView == (distance > 210) && onStack == onPostView)
    }

    // MARK: - Settings

    @Test func gesturesCanBeTurnedOff() throws {
        let stack = stage.makePlainStack()
        stack.postManager.gestureManager.defaultGestures = []
        let (posts, views) = show(1, on: stack)
        try flick(views[0], CGVector(dx: 220, dy: 0))
        #expect(posts[0].phase == .shown)
    }

    @Test func errorsAndPostsWithButtonsStay() {
        let stack = stage.view.createMessageStackView()
        let posts = [
            stack.post(Message(.error, "Upload failed")),
            stack.post(Message("Deleted", actions: [PostAction("Undo") {}])),
            stack.post(Message("Saved")),
        ]
        stage.simulator.advance(by: 60)
        #expect(posts.map(\.phase) == [.shown, .shown, .ended])
    }
}
