import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// Posts that are thrown out of the column of a stack.
@MainActor
@Suite(.leavesNothingBehind)
struct MessageStackThrowTests {
    private let stage = Stage()

    private func makeStack(
        _ edge: PostEdge = .top, _ edges: Set<PostEdge>? = [.leading, .trailing], movesFreely: Bool = false
    ) -> (stack: MessageStackView, views: [UIView], posts: [Post]) {
        let stack = stage.view.createPlainStackView(edge: edge)
        let views: [UIView] = (0..<3).map { _ in UIView.banner(height: 80) }
        let posts = views.map { view in
            var request = PostRequest(view: view)
            request.gestures = .pan
            request.editPresentation { $0.pan = PostPan(edges, movesFreely: movesFreely) }
            return stack.post(request)
        }
        stage.rest()
        return (stack, views, posts)
    }

    private func seen(_ view: UIView) throws -> CGRect { try stage.seenSlotFrame(of: view) }

    private func flick(_ view: UIView, dx: CGFloat, dy: CGFloat = 0) throws {
        let frame = try seen(view)
        stage.simulator.fling(
            from: CGPoint(x: frame.midX - dx / 2, y: frame.midY),
            to: CGPoint(x: frame.midX + dx / 2, y: frame.midY + dy))
    }

    @Test(arguments: [PostEdge.top, .bottom], [CGFloat(220), -220])
    func postThrownSidewaysLeavesAndOthersCloseUp(edge: PostEdge, dx: CGFloat) throws {
        let (stack, views, posts) = makeStack(edge)
        let home = try views.map(seen)
        try flick(views[1], dx: dx)
        var (flight, others): ([CGRect], [CGRect]) = ([try seen(views[1])], [home[2]])
        for _ in 0..<40 where views[1].slot != nil {
            stage.simulator.advance(by: Simulator.frame)
            if views[1].slot != nil { flight.append(try seen(views[1])) }
            others.append(try seen(views[2]))
        }
        #expect(flight.allSatisfy { abs($0.minY - home[1].minY) < 0.5 && abs($0.height - 80) < 0.5 }, "\(flight)")
        #expect(zip(flight, flight.dropFirst()).allSatisfy { ($1.minX - $0.minX) * dx >= 0 }, "\(flight.map(\.minX))")
        #expect(flight.last.map { !$0.intersects(stage.view.bounds.insetBy(dx: 10, dy: 0)) } == true)
        let steps = zip(others, others.dropFirst()).map { abs($0.minY - $1.minY) }
        #expect(steps.allSatisfy { $0 < 20 }, "\(steps)")
        stage.rest()
        #expect(posts[1].reason == .pan && stack.slots.count == 2)
        #expect(abs(try seen(views[2]).minY - home[1].minY) < 0.5)
        #expect(stack.arrangedSubviews.count == 3 && stack.placements.count == 2)
    }

    @Test func thrownPostKeepsTheFingersVelocity() throws {
        let (_, views, _) = makeStack()
        let frame = try seen(views[1])
        stage.finger.down(at: CGPoint(x: 60, y: frame.midY))
        let places = try stage.simulator.watch(frames: 8) {
            stage.finger.move(by: CGVector(dx: 30, dy: 0))
            return try seen(views[1]).minX
        }
        let speed = places[7] - places[6]
        stage.finger.up()
        // An animation begins one frame after the call that starts it.
        let steps = try stage.simulator.watch(frames: 4) { try seen(views[1]).minX }
        let next = zip(steps, steps.dropFirst()).map { $1 - $0 }
        #expect(next.allSatisfy { $0 > speed * 0.4 && $0 < speed * 2.5 }, "\(speed) \(next)")
    }

    @Test func caughtPostStopsAndContinuesOnRelease() throws {
        let (_, views, posts) = makeStack()
        try flick(views[1], dx: 220)
        stage.simulator.advance(by: Simulator.frame)
        let caught = try seen(views[1])
        stage.finger.down(at: CGPoint(x: caught.minX + 20, y: caught.midY))
        let held = try seen(views[1])
        stage.simulator.advance(by: 0.6)
        #expect(try seen(views[1]) == held)
        #expect(held.minX < stage.view.bounds.maxX)
        #expect(abs(try seen(views[2]).minY - held.minY) < 0.5, "the other posts have closed the gap")
        stage.finger.up()
        stage.rest()
        #expect(posts[1].phase == .ended && views[1].superview == nil)
    }

    @Test func unanimatedRemovalEndsThrowAtOnce() throws {
        let (stack, views, posts) = makeStack()
        try flick(views[1], dx: 220)
        stage.simulator.advance(by: Simulator.frame)
        posts[1].remove(animated: false)
        #expect(posts[1].phase == .ended && views[1].superview == nil)
        stage.view.layoutIfNeeded()
        #expect(stack.arrangedSubviews.count == 3 && stack.bounds.height == 160)
        stage.rest()
        #expect(posts[0].phase == .shown && posts[2].phase == .shown)
    }

    @Test func thrownPostFadesInPlaceWithReduceMotion() throws {
        stage.simulator.isReduceMotionEnabled = true
        defer { stage.simulator.isReduceMotionEnabled = false }
        let (stack, views, posts) = makeStack()
        try flick(views[1], dx: 220)
        let start = try seen(views[1])
        stage.simulator.advance(by: 0.1)
        #expect(try seen(views[1]) == start)
        #expect(try #require(views[1].slot?.layer.presentation()).opacity < 1)
        stage.rest()
        #expect(posts[1].reason == .pan && stack.bounds.height == 160)
    }

    @Test(arguments: [PostEdge.leading, .trailing])
    func leadingEdgeIsMirroredRightToLeft(edge: PostEdge) throws {
        stage.simulator.layoutDirection = .rightToLeft
        defer { stage.simulator.layoutDirection = .leftToRight }
        let (_, views, posts) = makeStack(.top, [edge])
        let dx: CGFloat = edge == .leading ? 220 : -220
        try flick(views[0], dx: -dx)
        stage.rest()
        #expect(posts[0].phase == .shown)
        try flick(views[0], dx: dx)
        stage.simulator.advance(by: 1.0 / 30)
        #expect(try seen(views[0]).minX * dx > 0)
        stage.rest()
        #expect(posts[0].reason == .pan)
    }

    @Test func postLeavesInTheDirectionOfTheThrow() throws {
        let (_, views, posts) = makeStack(.top, [.bottom])
        let home = try seen(views[2])
        try flick(views[2], dx: 0, dy: 120)
        stage.simulator.advance(by: 1.0 / 30)
        #expect(try seen(views[2]).minY > home.minY + 20)
        stage.rest()
        #expect(posts[2].reason == .pan)

        let (_, free, freePosts) = makeStack(.bottom, nil, movesFreely: true)
        try flick(free[1], dx: 150, dy: -150)
        let start = try seen(free[1])
        stage.simulator.advance(by: 1.0 / 30)
        let next = try seen(free[1])
        #expect(next.midX > start.midX && next.midY < start.midY)
        stage.rest()
        #expect(freePosts[1].reason == .pan)
    }

    @Test func postThrownOverItsEdgeClosesAsUsual() throws {
        let (stack, views, posts) = makeStack(.top, [.top])
        try flick(views[2], dx: 0, dy: -60)
        stage.simulator.advance(by: 1.0 / 30)
        #expect(stack.placements.values.allSatisfy { $0.gap == nil })
        stage.rest()
        #expect(posts[2].reason == .pan && stack.bounds.height == 160)
    }

    @Test func orderCanReverseDuringAThrow() throws {
        let (stack, views, _) = makeStack()
        try flick(views[1], dx: 220)
        stage.simulator.advance(by: Simulator.frame)
        #expect(stack.arrangedSubviewsExcludingSpace == views)
        stack.edge = .bottom
        #expect(stack.arrangedSubviewsExcludingSpace == views.reversed())
        stage.rest()
        #expect(stack.arrangedSubviewsExcludingSpace == [views[2], views[0]])
    }
}
