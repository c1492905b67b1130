import Testing
import UIKit

@testable import MessageStackView

@Suite(.leavesNothingBehind)
struct PostDragTests {
    private static func drag(
        _ directions: [DragDirection],
        _ axis: PostDrag.Axis = .vertical,
        start: PostTransition.Pose = .rest,
        size: CGSize = CGSize(width: 300, height: 100),
        rules: PostPan = PostPan(),
        grip: CGPoint = .zero
    ) -> PostDrag {
        PostDrag(axis: axis, directions: directions, rules: rules, start: start, size: size, grip: grip)
    }

    private let up = drag([.up])
    private let down = drag([.down])

    // MARK: Following

    @Test func slotFollowsTheFingerTowardsItsEdge() {
        #expect(up.pose(translation: CGPoint(x: 5, y: -70)).offset == CGPoint(x: 0, y: -70))
        #expect(down.pose(translation: CGPoint(x: 5, y: 70)).offset == CGPoint(x: 0, y: 70))
        let trailing = Self.drag([.right], .horizontal)
        #expect(trailing.pose(translation: CGPoint(x: 80, y: 9)).offset == CGPoint(x: 80, y: 0))
    }

    /// The formula is 0.55 · 100 · 852 / (0.55 · 100 + 852), as in a scroll view of 852 points (measured on iOS 26.1).
    @Test(arguments: [(100.0, 51.7), (590.0, 235.0)])
    func dragAwayFromEdgeStretchesLikeAScrollView(pull: CGFloat, stretch: CGFloat) {
        let size = CGSize(width: 852, height: 852)
        let upwards = Self.drag([.up], size: size)
        let downwards = Self.drag([.down], size: size)
        let sideways = Self.drag([.left], .horizontal, size: size)
        #expect(abs(upwards.pose(translation: CGPoint(x: 0, y: pull)).offset.y - stretch) < 0.05)
        #expect(abs(downwards.pose(translation: CGPoint(x: 0, y: -pull)).offset.y + stretch) < 0.05)
        #expect(abs(sideways.pose(translation: CGPoint(x: pull, y: 0)).offset.x - stretch) < 0.05)
    }

    @Test func rubberBandDependsOnDistanceOnly() {
        let direct = up.pose(translation: CGPoint(x: 0, y: 90))
        let caught = Self.drag([.up], start: up.pose(translation: CGPoint(x: 0, y: 45)))
        let twice = caught.pose(translation: CGPoint(x: 0, y: 45))
        #expect(abs(direct.offset.y - twice.offset.y) < 1e-9)
    }

    @Test func stretchIsLessThanTheSlotsLength() {
        #expect(up.pose(translation: CGPoint(x: 0, y: 1_000_000)).offset.y < 100)
    }

    @Test func slotWithoutRubberBandDoesNotStretch() {
        let stiff = Self.drag([.up], rules: PostPan(rubberBands: false))
        #expect(stiff.pose(translation: CGPoint(x: 0, y: 40)).offset.y == 0)
        #expect(stiff.pose(translation: CGPoint(x: 0, y: -40)).offset.y == -40)
    }

    @Test(arguments: [-40, 0, 12, 60] as [CGFloat])
    func caughtSlotDoesNotJump(start: CGFloat) {
        let pose = PostTransition.Pose(offset: CGPoint(x: 0, y: start))
        #expect(abs(Self.drag([.up], start: pose).pose(translation: .zero).offset.y - start) < 1e-9)
    }

    @Test func slotWithoutHeightDoesNotStretch() {
        let flat = Self.drag([.up], size: CGSize(width: 300, height: 0))
        #expect(flat.pose(translation: CGPoint(x: 0, y: 30)).offset.y == 0)
    }

    // MARK: Release

    private func outcome(_ drag: PostDrag, y: CGFloat, velocity: CGFloat) -> DragDirection? {
        drag.outcome(pose: PostTransition.Pose(offset: CGPoint(x: 0, y: y)), velocity: CGPoint(x: 0, y: velocity))
    }

    @Test func dragOverHalfTheHeightRemovesPost() {
        #expect(outcome(up, y: -50, velocity: 0) == nil)
        #expect(outcome(up, y: -51, velocity: 0) == .up)
        #expect(outcome(down, y: 51, velocity: 0) == .down)
        #expect(outcome(down, y: -51, velocity: 0) == nil)
    }

    /// MessageStackView 3 bounced back after a fast flick of less than half the height.
    @Test func flickNearRestRemovesPost() {
        #expect(outcome(up, y: -15, velocity: -400) == .up)
        #expect(outcome(up, y: -15, velocity: -100) == nil)
        #expect(outcome(up, y: -80, velocity: 400) == nil)
    }

    @Test(
        arguments: [(0.2, -21, true), (0.2, -19, false), (CGFloat.nan, -51, true), (7, -99, false)]
            as [(CGFloat, CGFloat, Bool)])
    func thresholdIsAFractionOfTheLength(threshold: CGFloat, y: CGFloat, leaves: Bool) {
        let drag = Self.drag([.up], rules: PostPan(threshold: threshold))
        #expect((outcome(drag, y: y, velocity: 0) != nil) == leaves)
    }

    @Test func postLeavesOnlyAlongTheDragAxis() {
        let all = Self.drag(DragDirection.allCases)
        let pose = PostTransition.Pose(offset: CGPoint(x: 0, y: 20))
        #expect(all.outcome(pose: pose, velocity: CGPoint(x: 5000, y: 0)) == nil)
    }

    @Test func postWithoutDirectionsAlwaysReturns() {
        #expect(outcome(Self.drag([]), y: -500, velocity: -5000) == nil)
    }

    // MARK: Borders

    private func borders(_ x: CGFloat, _ y: CGFloat) -> [DragDirection] {
        DragDirection.borders(reachedBy: CGPoint(x: x, y: y), of: CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    @Test func fingerReachesBorderAtTenPoints() {
        #expect(borders(187, 656) == [] && borders(187, 657) == [.down] && borders(187, 700) == [.down])
        #expect(borders(187, 11) == [] && borders(187, 10) == [.up])
        #expect(borders(10, 300) == [.left] && borders(365, 300) == [.right])
        #expect(borders(5, 660) == [.down, .left])
    }

    @Test func postPushedToTheBorderLeaves() {
        let border = [DragDirection.down]
        let near = PostTransition.Pose(offset: CGPoint(x: 0, y: 3))
        #expect(down.outcome(pose: near, velocity: .zero) == nil)
        #expect(down.outcome(pose: near, velocity: .zero, borders: border) == .down)
        #expect(down.outcome(pose: near, velocity: CGPoint(x: 0, y: -200), borders: border) == nil)
        #expect(down.outcome(pose: .rest, velocity: .zero, borders: border) == nil)
        // The border doesn't count in other directions than those in which the post can leave.
        #expect(up.outcome(pose: near, velocity: .zero, borders: border) == nil)
        #expect(
            up.outcome(pose: PostTransition.Pose(offset: CGPoint(x: 0, y: -3)), velocity: .zero, borders: border) == nil
        )
        #expect(Self.drag([]).outcome(pose: near, velocity: .zero, borders: border) == nil)
        let stiff = Self.drag([.down], rules: PostPan(threshold: 1))
        #expect(stiff.outcome(pose: near, velocity: .zero, borders: border) == .down)
    }

    @Test func freelyMovedPostLeavesOverTheBorderThatItIsPushedTo() {
        let free = Self.drag(DragDirection.allCases, .free, size: CGSize(width: 300, height: 200))
        let border = [DragDirection.left]
        #expect(
            free.outcome(pose: PostTransition.Pose(offset: CGPoint(x: -30, y: 9)), velocity: .zero, borders: border)
                == .left)
        #expect(
            free.outcome(pose: PostTransition.Pose(offset: CGPoint(x: -9, y: 30)), velocity: .zero, borders: border)
                == nil)
    }

    // MARK: Flinging

    @Test func offCenterDragRotatesThePost() {
        let fling = PostPan.fling
        let right = Self.drag(DragDirection.allCases, .free, rules: fling, grip: CGPoint(x: 100, y: 0))
        let left = Self.drag(DragDirection.allCases, .free, rules: fling, grip: CGPoint(x: -100, y: 0))
        let middle = Self.drag(DragDirection.allCases, .free, rules: fling)
        let translation = CGPoint(x: 0, y: 50)
        #expect(right.pose(translation: translation).rotation > 0)
        #expect(left.pose(translation: translation).rotation == -right.pose(translation: translation).rotation)
        #expect(middle.pose(translation: translation).rotation == 0)
        #expect(right.pose(translation: translation).offset == translation)
    }

    /// The threshold is 600 points per second, as in SwiftMessages.
    @Test func fastFlingRemovesPost() {
        let free = Self.drag(DragDirection.allCases, .free, size: CGSize(width: 3000, height: 3000))
        #expect(free.outcome(pose: .rest, velocity: CGPoint(x: 0, y: -620)) == .up)
        #expect(free.outcome(pose: .rest, velocity: CGPoint(x: 0, y: -580)) == nil)
    }

    @Test func draggedBackPostReturnsAndFlungOneFollowsTheFinger() {
        let free = Self.drag(DragDirection.allCases, .free, size: CGSize(width: 300, height: 200))
        let below = PostTransition.Pose(offset: CGPoint(x: 0, y: 190))
        #expect(free.outcome(pose: below, velocity: .zero) == .down)
        #expect(free.outcome(pose: below, velocity: CGPoint(x: 0, y: -300)) == nil)
        #expect(free.outcome(pose: below, velocity: CGPoint(x: 0, y: -700)) == .up)
        #expect(free.outcome(pose: below, velocity: CGPoint(x: 700, y: 0)) == .right)
        #expect(free.isFlying(.down, velocity: CGPoint(x: 0, y: 300)))
        #expect(!free.isFlying(.down, velocity: CGPoint(x: 200, y: -10)))
    }

    @Test func rubberBandSlowsThePostDown() {
        let velocity = CGPoint(x: 0, y: 1000)
        #expect(abs(up.velocity(translation: CGPoint(x: 0, y: -50), velocity: velocity).y - 1000) < 1)
        let stretched = up.velocity(translation: CGPoint(x: 0, y: 50), velocity: velocity).y
        #expect(stretched > 100 && stretched < 550)
        let stiff = Self.drag([.up], rules: PostPan(rubberBands: false))
        #expect(stiff.velocity(translation: CGPoint(x: 0, y: 50), velocity: velocity) == .zero)
    }
}

extension PostDragTests {
    /// The first touch does not move a post, whatever its offset when it is caught.
    @Test(arguments: [-400, -100, -99, -40, 0, 7, 60, 100, 350] as [CGFloat], [true, false])
    func dragBeginsAtTheCurrentPosition(initialOffset: CGFloat, rubberBands: Bool) {
        for directions in [[DragDirection.up], [.down], [.up, .down], []] {
            let drag = PostDrag(
                axis: .vertical, directions: directions, rules: PostPan(rubberBands: rubberBands),
                start: PostTransition.Pose(offset: CGPoint(x: 0, y: initialOffset)),
                size: CGSize(width: 300, height: 100))
            #expect(abs(drag.pose(translation: .zero).offset.y - initialOffset) < 1e-6)
        }
    }

    @Test func stretchedSlotWithoutRubberBandOnlyReturns() {
        let drag = PostDrag(
            axis: .vertical, directions: [.up], rules: PostPan(rubberBands: false),
            start: PostTransition.Pose(offset: CGPoint(x: 0, y: 40)), size: CGSize(width: 300, height: 100))
        #expect(drag.pose(translation: CGPoint(x: 0, y: 30)).offset.y == 40)
        #expect(drag.pose(translation: CGPoint(x: 0, y: -30)).offset.y == 10)
        #expect(drag.pose(translation: CGPoint(x: 0, y: -70)).offset.y == -30)
    }

    // MARK: Edges

    @Test(
        arguments: [
            ([], false, []), ([.top, .leading], false, [.up, .left]), ([.top, .leading], true, [.up, .right]),
            ([.bottom, .trailing], true, [.down, .left]),
        ] as [(Set<PostEdge>, Bool, [DragDirection])])
    func edgesAreMirroredRightToLeft(edges: Set<PostEdge>, isRightToLeft: Bool, directions: [DragDirection]) {
        #expect(DragDirection.toward(edges, isRightToLeft: isRightToLeft) == directions)
    }

    @Test func panMovesAlongOneAxisByDefault() {
        #expect(PostPan().edges == nil && !PostPan().movesFreely)
        #expect(PostPan.fling == PostPan(movesFreely: true))
    }
}
