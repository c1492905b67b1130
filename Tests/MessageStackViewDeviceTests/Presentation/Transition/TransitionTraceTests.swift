import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Interrupted transitions of a post, frame by frame.
@MainActor
@Suite(.bothReadings(of: .springsUseHorizontalVelocity), .leavesNothingBehind)
struct TransitionTraceTests {
    /// The rendered state of a post in one frame.
    struct Sample {
        var center: CGPoint
        var scale: CGFloat
        var opacity: CGFloat
    }

    struct Kind: CustomTestStringConvertible {
        let testDescription: String
        let transition: PostTransition

        static let all =
            builtIn + [Kind(testDescription: "own animator", transition: PostTransition { SwingAnimator() })]

        static let builtIn = [
            Kind(testDescription: "slide", transition: .slide),
            Kind(testDescription: "fade", transition: .fade),
            Kind(testDescription: "zoom", transition: .zoom),
            Kind(
                testDescription: "leading to trailing",
                transition: PostTransition(
                    entrance: .translation(
                        over: .leading, timing: PostTransition.Timing(duration: 0.4, curve: .easeOut)),
                    exit: .translation(over: .trailing, timing: PostTransition.Timing(duration: 0.4, curve: .easeIn)))),
            Kind(
                testDescription: "translation, scale and fade",
                transition: PostTransition(
                    entrance: .translation(timing: .lively).and(
                        .scale(from: 0.5, timing: PostTransition.Timing(duration: 0.6))
                    )
                    .and(.fade(timing: PostTransition.Timing(duration: 0.3, delay: 0.1, curve: .linear))),
                    exit: .translation(over: .bottom, timing: .calm).and(.scale(from: 1.5, timing: .calm))
                        .and(.fade(timing: PostTransition.Timing(duration: 0.2))))),
        ]
    }

    private func makePost(_ transition: PostTransition, on stage: Stage) throws -> (post: Post, slot: PostSlot) {
        let view = Stage.makeMessageView("Title", "A subtitle")
        let postView = stage.makeDraggablePostView(
            PostPresentation {
                $0.placement = .top
                $0.transition = transition
                $0.pan = PostPan(Set(PostEdge.allCases))
            })
        let post = postView.post(PostRequest(view: view))
        return (post, try #require(view.slot))
    }

    private func sample(of slot: PostSlot) -> Sample {
        let body = slot.body.map { ($0.layer.presentation() ?? $0.layer).affineTransform().a } ?? 1
        return Sample(center: slot.seenCenter, scale: body, opacity: CGFloat(slot.seenLayer.opacity))
    }

    /// Returns the rendered state of the slot in each of the next frames.
    private func watch(_ slot: PostSlot, frames: Int, on stage: Stage) -> [Sample] {
        stage.simulator.watch(frames: frames) { sample(of: slot) }
    }

    /// Returns whether a finger can catch the post: it is visible, and its center is on the screen.
    private func isCatchable(_ sample: Sample, on stage: Stage) -> Bool {
        sample.opacity > 0.1 && stage.view.bounds.contains(sample.center)
    }

    /// Removes a post, and expects that its exit begins where it is, and ends.
    private func removeWithoutJump(_ post: Post, _ slot: PostSlot, on stage: Stage, _ comment: Comment) {
        let before = sample(of: slot)
        post.remove()
        stage.simulator.advance(by: 0)
        expectNoJump(before, sample(of: slot), comment)
        stage.simulator.advance(by: 2)
        #expect(post.phase == .ended && slot.superview == nil, comment)
    }

    private func expectNoJump(_ before: Sample, _ after: Sample, _ comment: Comment) {
        #expect(abs(after.center.x - before.center.x) <= 1 && abs(after.center.y - before.center.y) <= 1, comment)
        #expect(abs(after.scale - before.scale) < 0.01, comment)
        #expect(abs(after.opacity - before.opacity) < 0.02, comment)
    }

    // MARK: Velocity

    /// UIKit takes the magnitude of the vector for a property without a direction, so (v, v) would be too fast.
    @Test(arguments: [0.5, 5])
    func scaleStartsAtTheVelocityOfItsSpring(velocity: Double) throws {
        let stage = Stage()
        let timing = PostTransition.Timing(duration: 0.6, curve: .spring(damping: 0.7, initialVelocity: velocity))
        let entrance = PostTransition.Motion.scale(from: 0.5, timing: timing)
        let (_, slot) = try makePost(PostTransition(entrance: entrance, exit: .immediate), on: stage)
        stage.simulator.advance(by: 0)
        let scales = watch(slot, frames: 12, on: stage).map(\.scale)
        let spring = PostSpring(timing)
        for (index, scale) in scales.enumerated() {
            let time = Double(index + 1) * Simulator.frame
            let progress = spring.state(after: time, initialVelocity: velocity).progress
            #expect(abs(Double(scale) - (0.5 + 0.5 * progress)) < 0.002, "frame \(index)")
        }
    }

    // MARK: End of the entrance

    /// The greatest difference between a rendered state and that at rest, in points, where 1 % of opacity counts as half a point.
    private func distance(_ one: Sample, _ other: Sample, _ slot: PostSlot) -> CGFloat {
        max(
            hypot(one.center.x - other.center.x, one.center.y - other.center.y),
            abs(one.scale - other.scale) * hypot(slot.bounds.width, slot.bounds.height) / 2,
            abs(one.opacity - other.opacity) * 50)
    }

    @Test(
        .without(.timersAreLate, because: "A timer ends the entrance, and the test measures when."),
        arguments: Kind.builtIn)
    func entranceEndsWhenNothingMovesVisibly(kind: Kind) throws {
        let stage = Stage()
        let (post, slot) = try makePost(kind.transition, on: stage)
        var samples: [Sample] = []
        while post.phase == .entering, samples.count < 120 { samples += watch(slot, frames: 1, on: stage) }
        let end = samples.count
        samples += watch(slot, frames: 60, on: stage)
        let rest = try #require(samples.last)
        let distances = samples.map { distance($0, rest, slot) }
        #expect(post.phase == .shown && distances[(end - 1)...].allSatisfy { $0 <= 0.5 }, "\(distances)")
        #expect(try #require(distances[..<(end - 1)].lastIndex { $0 > 0.5 }) >= end - 5, "\(distances)")
    }

    @Test(arguments: Kind.all)
    func removalJustAfterTheEntranceDoesNotJump(kind: Kind) throws {
        let stage = Stage()
        let (post, slot) = try makePost(kind.transition, on: stage)
        while post.phase == .entering { _ = watch(slot, frames: 1, on: stage) }
        removeWithoutJump(post, slot, on: stage, "\(kind.testDescription)")
    }

    @Test(arguments: [PostPresentation.bar(.top), .bar(.bottom), .tab(.top), .tab(.bottom), .statusLine, .fullScreen])
    func postAtTheEdgeNeverLeavesItWhileEntering(presentation: PostPresentation) throws {
        let stage = Stage()
        let view = Stage.makeMessageView()
        stage.makePostView(presentation).post(PostRequest(view: view))
        let slot = try #require(view.slot)
        let isAtTop = presentation.placement.position == .top
        for _ in 0..<60 {
            stage.simulator.advance(by: Simulator.frame)
            let shift = try #require(slot.layer.presentation()).affineTransform().ty
            #expect(isAtTop ? shift <= 0.01 : shift >= -0.01)
        }
        #expect(slot.transform == .identity)
    }

    @Test(arguments: [0.1, 1], [true, false])
    func overriddenPostReturnsToItsPlace(time: TimeInterval, isStacked: Bool) {
        let stage = Stage()
        let poster: any Poster = isStacked ? stage.makePlainStack() : stage.postView
        poster.postManager.capacity = 1
        let view = UIView.banner()
        let first = poster.post(PostRequest(view: view))
        stage.simulator.advance(by: time)
        var urgent = PostRequest(view: UIView())
        urgent.precedence = .interrupt
        let second = poster.post(urgent)
        stage.simulator.advance(by: time)
        second.remove()
        stage.simulator.advance(by: 2)
        #expect(first.phase == .shown && second.phase == .ended)
        #expect(stage.seenFrame(of: view).minY == (isStacked ? 59 : 67))
        #expect(view.superview?.alpha == 1 && stage.seenFrame(of: view).height == 60)
    }

    // MARK: Removal

    @Test func postIsOutOfSightWhenItsExitEnds() {
        let stage = Stage()
        let view = UIView.banner()
        let post = stage.postView.post(PostRequest(view: view))
        stage.rest()
        post.remove()
        var edge = CGFloat.infinity
        while post.phase == .leaving {
            edge = stage.seenFrame(of: view).maxY
            stage.simulator.advance(by: Simulator.frame)
        }
        #expect(edge < 1)
    }

    @Test(arguments: Kind.all, [1, 4, 8, 13, 21])
    func removalDuringEntranceDoesNotJump(kind: Kind, frames: Int) throws {
        let stage = Stage()
        let (post, slot) = try makePost(kind.transition, on: stage)
        _ = watch(slot, frames: frames, on: stage)
        removeWithoutJump(post, slot, on: stage, "\(kind.testDescription)")
    }

    @Test(arguments: Kind.all.prefix(3))
    func postRemovedInTheTurnOfItsEntranceIsNeverSeen(kind: Kind) throws {
        let stage = Stage()
        let (post, slot) = try makePost(kind.transition, on: stage)
        post.remove()
        #expect(!watch(slot, frames: 30, on: stage).contains { isCatchable($0, on: stage) })
        stage.rest()
        #expect(post.phase == .ended)
    }

    @Test(arguments: [Kind.all[0], Kind.all[3]])
    func removalDuringEntranceKeepsVelocity(kind: Kind) throws {
        let stage = Stage()
        let (post, slot) = try makePost(kind.transition, on: stage)
        let entering = watch(slot, frames: 4, on: stage).map(\.center)
        post.remove()
        // An animation renders its start for one frame. Then the post continues in the same direction.
        let next = watch(slot, frames: 2, on: stage).map(\.center)
        #expect((next[1].x - entering[3].x) * (entering[3].x - entering[2].x) >= 0)
        #expect((next[1].y - entering[3].y) * (entering[3].y - entering[2].y) >= 0)
        #expect(next[1] != entering[3])
    }

    // MARK: Touches

    /// The frames are counted from the first one in which the post can be caught.
    @Test(arguments: Kind.all, [0, 3, 7])
    func catchingEnteringPostDoesNotJump(kind: Kind, frames: Int) throws {
        let stage = Stage()
        let (post, slot) = try makePost(kind.transition, on: stage)
        try #require(
            (0..<20).contains { _ in
                stage.simulator.advance(by: Simulator.frame)
                return isCatchable(sample(of: slot), on: stage)
            })
        _ = watch(slot, frames: frames, on: stage)
        let before = sample(of: slot)
        try #require(isCatchable(before, on: stage))
        stage.finger.down(at: stage.seenCenter(of: slot))
        expectNoJump(before, sample(of: slot), "down: \(kind.testDescription)")
        let held = watch(slot, frames: 20, on: stage)
        #expect(held.allSatisfy { abs($0.center.y - before.center.y) <= 1 && abs($0.center.x - before.center.x) <= 1 })
        stage.finger.up()
        stage.simulator.advance(by: 0)
        stage.simulator.advance(by: 2)
        #expect(post.phase == .shown)
        let rest = sample(of: slot)
        #expect(slot.transform == .identity && rest.opacity == 1 && rest.scale == 1)
    }

    @Test(arguments: Kind.all)
    func catchingLeavingPostOnlyDelaysExit(kind: Kind) throws {
        let stage = Stage()
        let (post, slot) = try makePost(kind.transition, on: stage)
        stage.simulator.advance(by: 2)
        post.remove()
        _ = watch(slot, frames: 3, on: stage)
        let before = sample(of: slot)
        let touch = stage.seenCenter(of: slot)
        try #require(isCatchable(before, on: stage))
        stage.finger.down(at: touch)
        stage.simulator.advance(by: 0.5)
        expectNoJump(before, sample(of: slot), "\(kind.testDescription)")
        #expect(post.phase == .leaving)
        stage.finger.up()
        stage.simulator.advance(by: 2)
        #expect(post.phase == .ended && slot.superview == nil)
    }

    // MARK: Rotation

    @Test(arguments: Kind.all, [4, 9])
    func rotationDuringEntranceEndsAtRest(kind: Kind, frames: Int) throws {
        let stage = Stage()
        let (post, slot) = try makePost(kind.transition, on: stage)
        _ = watch(slot, frames: frames, on: stage)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.advance(by: 2)
        #expect(post.phase == .shown)
        let rest = sample(of: slot)
        #expect(slot.transform == .identity && rest.opacity == 1 && rest.scale == 1)
        #expect(abs(rest.center.x - stage.view.bounds.midX) < 1)
    }

    @Test(arguments: Kind.all)
    func rotationDuringExitCompletesExit(kind: Kind) throws {
        let stage = Stage()
        let (post, slot) = try makePost(kind.transition, on: stage)
        stage.simulator.advance(by: 2)
        post.remove()
        _ = watch(slot, frames: 4, on: stage)
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.advance(by: 3)
        #expect(post.phase == .ended && slot.superview == nil)
    }

    // MARK: Timing

    @Test func delayedExitRunsToItsEnd() throws {
        let stage = Stage()
        let exit = PostTransition.Motion.fade(timing: PostTransition.Timing(duration: 0.3, delay: 0.4, curve: .linear))
        let (post, slot) = try makePost(PostTransition(entrance: .immediate, exit: exit), on: stage)
        stage.simulator.advance(by: 0.1)
        #expect(post.phase == .shown)
        post.remove()
        stage.simulator.advance(by: 0.35)
        #expect(sample(of: slot).opacity == 1)
        stage.simulator.advance(by: 0.2)
        let opacity = sample(of: slot).opacity
        #expect(opacity > 0.3 && opacity < 0.7)
        #expect(post.phase == .leaving)
        stage.simulator.advance(by: 0.3)
        #expect(post.phase == .ended)
    }

    // MARK: Reduce Motion

    /// D38: no translation, no scale and no spring.
    @Test(arguments: Kind.all)
    func reduceMotionFadesEveryTransition(kind: Kind) throws {
        let stage = Stage()
        stage.simulator.isReduceMotionEnabled = true
        let (post, slot) = try makePost(kind.transition, on: stage)
        let entering = watch(slot, frames: 40, on: stage)
        #expect(Set(entering.map(\.center.y)).count == 1 && entering.allSatisfy { $0.scale == 1 })
        #expect(entering.contains { $0.opacity > 0.1 && $0.opacity < 0.9 })
        #expect(post.phase == .shown)
        post.remove()
        let leaving = watch(slot, frames: 8, on: stage)
        #expect(Set(leaving.map(\.center.y)).count == 1 && leaving.contains { $0.opacity > 0.1 && $0.opacity < 0.9 })
        stage.simulator.advance(by: 1)
        #expect(post.phase == .ended)
    }

    /// A transition with a long duration isn't mistaken for a poster that doesn't call its completion.
    @Test func longTransitionIsNotReportedAsStalled() throws {
        let stage = Stage()
        var reports: [String] = []
        let reporter = PostMisuse.reporter
        PostMisuse.reporter = { reports.append($1) }
        defer { PostMisuse.reporter = reporter }
        let slow = PostTransition.Timing(duration: 9, delay: 3)
        let (post, slot) = try makePost(
            PostTransition(entrance: .fade(timing: slow), exit: .fade(timing: slow)), on: stage)
        stage.simulator.advance(by: 11)
        #expect(post.phase == .entering)
        stage.simulator.advance(by: 1.1)
        #expect(post.phase == .shown)
        post.remove()
        stage.simulator.advance(by: 11)
        #expect(post.phase == .leaving && slot.superview != nil)
        stage.simulator.advance(by: 1.1)
        #expect(post.phase == .ended && reports.isEmpty)
    }
}
