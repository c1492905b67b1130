import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Views of the app that are pinned to a post view, and move when its height changes.
@MainActor @Suite(.leavesNothingBehind)
struct NeighborTests {
    private let stage = Stage()
    private let neighbor = UIView()

    /// Adds a post view whose posts are in its frame, and a neighbor that is pinned to it.
    private func addPostView(_ edge: PostEdge, transition: PostTransition? = nil) -> PostView {
        let postView = stage.view.createPostView(edge: edge)
        postView.presentation.transition = transition ?? postView.presentation.transition
        neighbor.translatesAutoresizingMaskIntoConstraints = false
        stage.view.insertSubview(neighbor, at: 0)
        NSLayoutConstraint.activate([
            neighbor.heightAnchor.constraint(equalToConstant: 40), neighbor.widthAnchor.constraint(equalToConstant: 40),
            neighbor.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            edge == .top
                ? neighbor.topAnchor.constraint(equalTo: postView.bottomAnchor)
                : neighbor.bottomAnchor.constraint(equalTo: postView.topAnchor),
        ])
        stage.rest()
        return postView
    }

    private func request(animated: Bool = true) -> PostRequest {
        var request = PostRequest(Message("Saved", subtitle: "All photos are on your devices."))
        request.duration = .untilRemoved
        request.isAnimated = animated
        return request
    }

    /// Returns the position of the neighbor in each frame of a second.
    private func positions() -> [CGFloat] {
        (0..<60).map { _ in
            stage.simulator.advance(by: 1.0 / 60)
            return stage.shownFrame(of: neighbor).minY
        }
    }

    /// Checks that positions lead from a start to an end in small steps.
    private func expectGlide(
        _ positions: [CGFloat], from start: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let end = neighbor.frame.minY
        let way = abs(end - start)
        #expect(way > 50, sourceLocation: sourceLocation)
        let steps = zip([start] + positions, positions).map { abs($0 - $1) }
        #expect((steps.max() ?? way) < way / 4, "\(steps)", sourceLocation: sourceLocation)
        #expect(abs((positions.last ?? 0) - end) < 0.5, sourceLocation: sourceLocation)
    }

    @Test(arguments: [PostEdge.top, .bottom])
    func neighborGlidesWithPost(edge: PostEdge) {
        let postView = addPostView(edge)
        let start = neighbor.frame.minY
        let post = postView.post(request())
        expectGlide(positions(), from: start)
        let open = neighbor.frame.minY
        post.remove()
        expectGlide(positions(), from: open)
        #expect(post.phase == .ended && neighbor.frame.minY == start)
    }

    @Test(arguments: [PostEdge.top, .bottom])
    func neighborGlidesAsLongAsFade(edge: PostEdge) {
        let fade = PostTransition.Motion.fade(timing: .calm)
        let postView = addPostView(edge, transition: PostTransition(entrance: fade, exit: fade))
        let start = neighbor.frame.minY
        let post = postView.post(request())
        let entrance = positions()
        expectGlide(entrance, from: start)
        #expect(entrance[16...].allSatisfy { abs($0 - neighbor.frame.minY) < 0.5 }, "a quarter of a second")
        let open = neighbor.frame.minY
        post.remove()
        expectGlide(positions(), from: open)
    }

    @Test(arguments: [PostEdge.top, .bottom], [true, false])
    func neighborMovesAtOnceWithoutMotion(edge: PostEdge, reducesMotion: Bool) {
        stage.simulator.isReduceMotionEnabled = reducesMotion
        let postView = addPostView(edge)
        let start = neighbor.frame.minY
        let post = postView.post(request(animated: reducesMotion))
        #expect(positions().allSatisfy { $0 == neighbor.frame.minY } && abs(neighbor.frame.minY - start) > 50)
        post.remove(animated: reducesMotion)
        #expect(positions().allSatisfy { $0 == start })
    }

    /// The neighbor moves, but the post only makes its own motion.
    @Test(arguments: [PostEdge.top, .bottom])
    func neighborDoesNotChangeMotionOfPost(edge: PostEdge) throws {
        let post = addPostView(edge).post(request())
        let slot = try #require(post.view?.enclosingSlot)
        func expectOwnMotion() {
            for _ in 0..<18 {
                stage.simulator.advance(by: 1.0 / 60)
                guard slot.window != nil else { return }
                let shown = stage.shownFrame(of: slot)
                let own = stage.seenFrame(of: slot)
                #expect(abs(shown.minY - own.minY) < 1 && abs(shown.height - slot.bounds.height) < 0.5)
            }
        }
        expectOwnMotion()
        stage.rest()
        let place = slot.screenFrame.offsetBy(dx: 0, dy: -slot.transform.ty)
        post.remove()
        #expect(slot.screenFrame.offsetBy(dx: 0, dy: -slot.transform.ty) == place, "a leaving slot keeps its place")
        expectOwnMotion()
    }

    @Test(arguments: [PostEdge.top, .bottom])
    func neighborGlidesWithSecondPost(edge: PostEdge) {
        let postView = addPostView(edge)
        postView.postManager.capacity = .max
        let posts = (0..<2).map { _ in
            let start = neighbor.frame.minY
            let post = postView.post(request())
            expectGlide(positions(), from: start)
            return post
        }
        for post in posts {
            let start = neighbor.frame.minY
            post.remove()
            expectGlide(positions(), from: start)
        }
    }

    /// The change that the app hasn't laid out yet is part of no motion of the post.
    @Test func pendingChangeOfAppIsNotAnimated() {
        let postView = addPostView(.top)
        let square = UIView()
        square.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(square)
        NSLayoutConstraint.activate([
            square.widthAnchor.constraint(equalToConstant: 20), square.heightAnchor.constraint(equalToConstant: 20),
            square.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 100),
            square.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 600),
        ])
        postView.post(request())
        stage.simulator.advance(by: 1.0 / 60)
        #expect(stage.shownFrame(of: square) == CGRect(x: 100, y: 600, width: 20, height: 20))
    }
}
