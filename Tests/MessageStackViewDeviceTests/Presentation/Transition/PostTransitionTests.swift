import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

@MainActor
@Suite(.bothReadings(of: .springsUseHorizontalVelocity), .leavesNothingBehind)
struct PostTransitionTests {
    private let poster = SlidingPoster.onScreen()

    /// Returns the rendered offset of the slot in each of the next frames.
    private func watch(_ slot: PostSlot, frames: Int) -> [CGFloat] {
        (0..<frames).map { _ in
            poster.simulator.advance(by: Simulator.frame)
            return poster.seenOffset(of: slot)
        }
    }

    @Test func slotEntersWithSpringAndComesToRest() {
        let (post, slot) = poster.postBanner()
        let places = watch(slot, frames: 50)
        #expect(places[0] < -150)
        #expect(places.max().map { $0 > 0 && $0 < 8 } == true)
        #expect(places.last == 0)
        #expect(post.phase == .shown)
    }

    @Test func removalDuringEntranceReversesSmoothly() {
        let (post, slot) = poster.postBanner()
        let before = watch(slot, frames: 9)
        let speed = before[8] - before[7]
        post.remove()
        let after = watch(slot, frames: 4)
        // The exit starts with the frame after the removal. The slot moves on inward for a moment, slows down and reverses.
        #expect(abs(after[0] - before[8]) < 0.01)
        #expect(after[1] > after[0] && after[1] - after[0] < speed)
        let accelerations = zip(after.dropFirst(), after).map { $0 - $1 }
        #expect(zip(accelerations.dropFirst(), accelerations).allSatisfy { $0 < $1 })
        poster.simulator.advance(by: 1)
        #expect(post.reason == .programmatic)
        #expect(slot.superview == nil)
    }

    @Test func unanimatedRemovalFinishesExitAtOnce() {
        let (post, slot) = poster.postBanner()
        poster.simulator.advance(by: 1)
        post.remove()
        poster.simulator.advance(by: 0.05)
        post.remove(animated: false)
        #expect(post.phase == .ended)
        #expect(slot.superview == nil)
        poster.simulator.advance(by: 1)
    }

    @Test func reduceMotionFadesSlotInPlace() {
        poster.simulator.isReduceMotionEnabled = true
        let (post, slot) = poster.postBanner()
        poster.simulator.advance(by: 0.1)
        #expect(poster.seenOffset(of: slot) == 0)
        let opacity = slot.layer.presentation()?.opacity ?? 1
        #expect(opacity > 0.1 && opacity < 0.95)
        poster.simulator.advance(by: 1)
        post.remove()
        poster.simulator.advance(by: 0.1)
        #expect(poster.seenOffset(of: slot) == 0)
        #expect((slot.layer.presentation()?.opacity ?? 1) < 0.95)
        poster.simulator.advance(by: 1)
        #expect(post.phase == .ended)
    }

    @Test func postOutsideWindowIsHeldUntilReturned() {
        let (post, _) = poster.postBanner(dismissAfter: 3)
        poster.simulator.advance(by: 1)
        let host = poster.superview
        poster.removeFromSuperview()
        poster.simulator.advance(by: 60)
        #expect(post.phase == .shown)
        host?.addSubview(poster)
        poster.simulator.advance(by: 1)
        #expect(post.phase == .shown)
        poster.simulator.advance(by: 3)
        #expect(post.reason == .timeout)
    }

    @Test func removingSlotFromPosterEndsPost() {
        let (post, slot) = poster.postBanner()
        poster.simulator.advance(by: 1)
        slot.removeFromSuperview()
        poster.simulator.advance(by: 0.1)
        #expect(post.reason == .hostGone)
        #expect(!poster.postManager.isActive)
    }

    @Test func slotAndViewAreReleasedAfterLastPost() {
        weak var slot: PostSlot?
        weak var view: UIView?
        do {
            let banner = poster.postBanner(dismissAfter: 1)
            slot = banner.slot
            view = banner.slot.content
        }
        poster.simulator.advance(by: 3)
        #expect(!poster.postManager.isActive)
        #expect(slot == nil)
        #expect(view == nil)
    }
}
