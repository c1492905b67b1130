import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posts whose host is laid out in each frame of their motion.
@MainActor
@Suite(.bothReadings(of: .springsUseHorizontalVelocity), .leavesNothingBehind)
struct LayoutDuringMotionTests {
    /// A moment of the life of a post.
    enum Part: CaseIterable {
        case entrance, drag, `return`, secondDrag, removalDuringReturn, exit, removalDuringEntrance
    }

    private func makeRequest() -> PostRequest { PostRequest(view: Stage.makeMessageView("Title", "A subtitle")) }

    /// Returns the rendered positions of posts in each frame of the parts of their lives.
    private func trace(forcingLayout: Bool) throws -> [Part: [PostTransition.Pose]] {
        let stage = Stage()
        let postView = stage.makeDraggablePostView(
            PostPresentation {
                $0.placement = .top
                $0.pan = PostPan(threshold: 0.9)
            })
        var poses: [Part: [PostTransition.Pose]] = [:]
        func watch(_ slot: PostSlot, _ part: Part, frames: Int, step: CGVector? = nil) {
            for _ in 0..<frames {
                if let step { stage.finger.move(by: step) }
                if forcingLayout {
                    for view in [stage.view, postView, slot] { view.setNeedsLayout() }
                    stage.view.layoutIfNeeded()
                }
                stage.simulator.advance(by: Simulator.frame)
                let middle = stage.seenCenter(of: slot)
                poses[part, default: []].append(PostTransition.Pose(offset: middle))
            }
        }
        let view = Stage.makeMessageView("Title", "A subtitle")
        let post = postView.post(PostRequest(view: view))
        let slot = try #require(view.slot)
        watch(slot, .entrance, frames: 40)
        stage.finger.down(at: stage.seenCenter(of: slot))
        watch(slot, .drag, frames: 10, step: CGVector(dx: 0, dy: 6))
        stage.finger.up()
        watch(slot, .return, frames: 40)
        stage.finger.down(at: stage.seenCenter(of: slot))
        watch(slot, .secondDrag, frames: 10, step: CGVector(dx: 0, dy: 6))
        stage.finger.up()
        watch(slot, .removalDuringReturn, frames: 3)
        post.remove()
        watch(slot, .removalDuringReturn, frames: 20)
        stage.rest()
        #expect(post.phase == .ended)
        let second = postView.post(makeRequest())
        let secondSlot = try #require(postView.subviews.lazy.compactMap { $0 as? PostSlot }.first)
        watch(secondSlot, .removalDuringEntrance, frames: 5)
        second.remove()
        watch(secondSlot, .removalDuringEntrance, frames: 20)
        stage.rest()
        #expect(second.phase == .ended)
        let third = postView.post(makeRequest())
        stage.rest()
        let thirdSlot = try #require(postView.subviews.lazy.compactMap { $0 as? PostSlot }.first)
        third.remove()
        watch(thirdSlot, .exit, frames: 20)
        return poses
    }

    @Test func layoutInEachFrameChangesNoMotion() throws {
        let expected = try trace(forcingLayout: false)
        let forced = try trace(forcingLayout: true)
        for part in Part.allCases {
            let (expected, forced) = (try #require(expected[part]), try #require(forced[part]))
            #expect(expected.count == forced.count)
            #expect(Set(expected.map(\.offset.y)).union(expected.map(\.offset.x)).count > 4, "\(part) moves")
            for (one, other) in zip(expected, forced) {
                #expect(
                    abs(one.offset.y - other.offset.y) < 0.01 && abs(one.offset.x - other.offset.x) < 0.01, "\(part)")
            }
        }
    }

    /// The fastest spring of these posts changes the distance per frame by about 40 points.
    @Test func postNeverJumps() throws {
        let trace = try trace(forcingLayout: true)
        #expect(Set(trace.keys) == Set(Part.allCases))
        for (part, poses) in trace {
            let steps = zip(poses.dropFirst(), poses).map { $0.offset.y - $1.offset.y }
            let changes = zip(steps.dropFirst(), steps).map { abs($0 - $1) }
            #expect(changes.count > 4 && changes.allSatisfy { $0 < 50 }, "\(part) \(changes)")
        }
    }

    /// The safe area of a new view may come with the end of the turn.
    @Test(arguments: [PostPresentation.card(.top), .card(.bottom), .bar(.top), .bar(.bottom)])
    func newPostIsOffTheScreenInTheFirstFrame(presentation: PostPresentation) throws {
        let stage = Stage()
        let view = Stage.makeMessageView()
        stage.makePostView(presentation).post(PostRequest(view: view))
        stage.simulator.advance(by: 0)
        let frame = try stage.seenSlotFrame(of: view)
        #expect(frame.height > 40 && !frame.insetBy(dx: 0, dy: 0.5).intersects(stage.view.bounds))
    }
}
