import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// Posts that a finger throws out of the column of a stack.
@MainActor
struct MessageStackThrowTests {
    private let stage = Stage()

    private func rest() { stage.simulator.advance(by: 1) }

    private func makeStack(
        _ layout: MessageLayout = .top, _ directions: PostDirections = .horizontal, style: PostPan.Style = .slide
    ) -> (stack: MessageStackView, views: [UIView], posts: [Post]) {
        let stack = stage.view.createMessageStackView(layout: layout)
        let views: [UIView] = (0..<3).map { _ in UIView.banner(height: 80) }
        let posts = views.map { view in
            var request = PostRequest(view: view, dismissAfter: nil)
            request.gestures = .pan
            request.presentation = { $0.interaction.pan = PostPan(directions, style: style) }
            return stack.post(request)
        }
        rest()
        return (stack, views, posts)
    }

    private func seen(_ view: UIView) throws -> CGRect {
        let slot = try #require(view.slot)
        let superview = try #require(slot.superview)
        let frame = (slot.layer.presentation() ?? slot.layer).frame
        let origin = (superview.layer.presentation() ?? superview.layer).frame.origin
        return frame.offsetBy(dx: origin.x, dy: origin.y)
    }

    private func flick(_ view: UIView, dx: CGFloat, dy: CGFloat = 0) throws {
        let frame = try seen(view)
        stage.simulator.fling(
            from: CGPoint(x: frame.midX - dx / 2, y: frame.midY),
            to: CGPoint(x: frame.midX + dx / 2, y: frame.midY + dy))
    }

    @Test(arguments: [MessageLayout.top, .bottom], [CGFloat(220), -220])
    func thrownSidewaysItGoesOutSidewaysAndTheOthersCloseUp(layout: MessageLayout, dx: CGFloat) throws {
        let (stack, views, posts) = makeStack(layout)
        let home = try views.map(seen)
        try flick(views[1], dx: dx)
        var (flight, others): ([CGRect], [CGRect]) = ([try seen(views[1])], [home[2]])
        for _ in 0..<40 where views[1].slot != nil {
            stage.simulator.advance(by: 1.0 / 60)
            if views[1].slot != nil { flight.append(try seen(views[1])) }
            others.append(try seen(views[2]))
        }
        #expect(flight.allSatisfy { abs($0.minY - home[1].minY) < 0.5 && abs($0.height - 80) < 0.5 }, "\(flight)")
        #expect(zip(flight, flight.dropFirst()).allSatisfy { ($1.minX - $0.minX) * dx >= 0 }, "\(flight.map(\.minX))")
        #expect(flight.last.map { !$0.intersects(stage.view.bounds.insetBy(dx: 10, dy: 0)) } == true)
        let steps = zip(others, others.dropFirst()).map { abs($0.minY - $1.minY) }
        #expect(steps.allSatisfy { $0 < 20 }, "\(steps)")
        rest()
        #expect(posts[1].reason == .pan && stack.slots.count == 2)
        #expect(abs(try seen(views[2]).minY - home[1].minY) < 0.5)
        #expect(stack.arrangedSubviews.count == 3 && stack.placements.count == 2)
    }

    @Test func itGoesOnAtTheFingersSpeed() throws {
        let (_, views, _) = makeStack()
        let frame = try seen(views[1])
        stage.simulator.touchDown(at: CGPoint(x: 60, y: frame.midY))
        var places: [CGFloat] = []
        for step in 1...8 {
            stage.simulator.advance(by: 1.0 / 60)
            stage.simulator.touchMove(to: CGPoint(x: 60 + 30 * CGFloat(step), y: frame.midY))
            places.append(try seen(views[1]).minX)
        }
        let speed = places[7] - places[6]
        stage.simulator.touchUp(at: CGPoint(x: 300, y: frame.midY))
        // An animation begins in the frame after the one that it is started in.
        let steps = try (0..<4).map { _ in
            stage.simulator.advance(by: 1.0 / 60)
            return try seen(views[1]).minX
        }
        let next = zip(steps, steps.dropFirst()).map { $1 - $0 }
        #expect(next.allSatisfy { $0 > speed * 0.4 && $0 < speed * 2.5 }, "\(speed) \(next)")
    }

    @Test func caughtInFlightItStopsAndGoesOnWhenItIsLetGo() throws {
        let (_, views, posts) = makeStack()
        try flick(views[1], dx: 220)
        stage.simulator.advance(by: 1.0 / 60)
        let caught = try seen(views[1])
        let grip = CGPoint(x: caught.minX + 20, y: caught.midY)
        stage.simulator.touchDown(at: grip)
        let held = try seen(views[1])
        stage.simulator.advance(by: 0.6)
        #expect(try seen(views[1]) == held)
        #expect(held.minX < stage.view.bounds.maxX)
        #expect(abs(try seen(views[2]).minY - held.minY) < 0.5, "the others have closed up")
        stage.simulator.touchUp(at: grip)
        rest()
        #expect(posts[1].phase == .removed && views[1].superview == nil)
    }

    @Test func removedUnanimatedMeanwhileItIsGoneAtOnce() throws {
        let (stack, views, posts) = makeStack()
        try flick(views[1], dx: 220)
        stage.simulator.advance(by: 1.0 / 60)
        posts[1].remove(animated: false)
        #expect(posts[1].phase == .removed && views[1].superview == nil)
        stage.view.layoutIfNeeded()
        #expect(stack.arrangedSubviews.count == 3 && stack.bounds.height == 160)
        rest()
        #expect(posts[0].phase == .shown && posts[2].phase == .shown)
    }

    @Test func whereMotionIsReducedItFadesWhereItIs() throws {
        stage.simulator.isReduceMotionEnabled = true
        defer { stage.simulator.isReduceMotionEnabled = false }
        let (stack, views, posts) = makeStack()
        try flick(views[1], dx: 220)
        let start = try seen(views[1])
        stage.simulator.advance(by: 0.1)
        #expect(try seen(views[1]) == start)
        #expect(try #require(views[1].slot?.layer.presentation()).opacity < 1)
        rest()
        #expect(posts[1].reason == .pan && stack.bounds.height == 160)
    }

    @Test(arguments: [PostDirections.leading, .trailing])
    func whereReadingGoesFromTheRightLeadingIsRight(direction: PostDirections) throws {
        stage.simulator.layoutDirection = .rightToLeft
        defer { stage.simulator.layoutDirection = .leftToRight }
        let (_, views, posts) = makeStack(.top, direction)
        let dx: CGFloat = direction == .leading ? 220 : -220
        try flick(views[0], dx: -dx)
        rest()
        #expect(posts[0].phase == .shown)
        try flick(views[0], dx: dx)
        stage.simulator.advance(by: 1.0 / 30)
        #expect(try seen(views[0]).minX * dx > 0)
        rest()
        #expect(posts[0].reason == .pan)
    }

    @Test func awayFromItsEdgeAndFreelyItGoesWhereItIsThrown() throws {
        let (_, views, posts) = makeStack(.top, .down)
        let home = try seen(views[2])
        try flick(views[2], dx: 0, dy: 120)
        stage.simulator.advance(by: 1.0 / 30)
        #expect(try seen(views[2]).minY > home.minY + 20)
        rest()
        #expect(posts[2].reason == .pan)

        let (_, free, freePosts) = makeStack(.bottom, .all, style: .fling)
        try flick(free[1], dx: 150, dy: -150)
        let start = try seen(free[1])
        stage.simulator.advance(by: 1.0 / 30)
        let next = try seen(free[1])
        #expect(next.midX > start.midX && next.midY < start.midY)
        rest()
        #expect(freePosts[1].reason == .pan)
    }

    @Test func overItsOwnEdgeItIsPushedBackAsBefore() throws {
        let (stack, views, posts) = makeStack(.top, .up)
        try flick(views[2], dx: 0, dy: -60)
        stage.simulator.advance(by: 1.0 / 30)
        #expect(stack.placements.values.allSatisfy { $0.gap == nil })
        rest()
        #expect(posts[2].reason == .pan && stack.bounds.height == 160)
    }

    @Test func theOrderTurnsRoundWhileOneFlies() throws {
        let (stack, views, _) = makeStack()
        try flick(views[1], dx: 220)
        stage.simulator.advance(by: 1.0 / 60)
        #expect(stack.arrangedSubviewsExcludingSpace == views)
        stack.order = .bottomToTop
        #expect(stack.arrangedSubviewsExcludingSpace == views.reversed())
        rest()
        #expect(stack.arrangedSubviewsExcludingSpace == [views[2], views[0]])
    }
}
