import Testing
import UIKit

@testable import MessageStackView

struct PostDragTests {
    private let up = PostDrag(order: .topToBottom, start: 0, length: 100)
    private let down = PostDrag(order: .bottomToTop, start: 0, length: 100)

    @Test func theSlotFollowsTheFingerOnTheWayOut() {
        #expect(up.offset(translation: -70) == -70)
        #expect(down.offset(translation: 70) == 70)
    }

    /// 0.55 · 100 · 852 / (0.55 · 100 + 852), as a scroll view of 852 points does (measured on iOS 26.1).
    @Test(arguments: [(100.0, 51.7), (590.0, 235.0)])
    func theOtherWayItStretchesAsAScrollViewDoes(pull: CGFloat, stretch: CGFloat) {
        let upwards = PostDrag(order: .topToBottom, start: 0, length: 852)
        let downwards = PostDrag(order: .bottomToTop, start: 0, length: 852)
        #expect(abs(upwards.offset(translation: pull) - stretch) < 0.05)
        #expect(abs(downwards.offset(translation: -pull) + stretch) < 0.05)
    }

    @Test func itNeverStretchesBeyondItsLength() {
        #expect(up.offset(translation: 1_000_000) < 100)
    }

    @Test(arguments: [-40, 0, 12, 60] as [CGFloat])
    func aSlotThatIsCaughtDoesNotJump(start: CGFloat) {
        let caught = PostDrag(order: .topToBottom, start: start, length: 100)
        #expect(abs(caught.offset(translation: 0) - start) < 1e-9)
    }

    @Test func halfItsHeightIsFarEnough() {
        #expect(!up.leaves(offset: -50, velocity: 0))
        #expect(up.leaves(offset: -51, velocity: 0))
        #expect(down.leaves(offset: 51, velocity: 0))
        #expect(!down.leaves(offset: -51, velocity: 0))
    }

    /// B3 of the rivals' defects: a fast flick under half the height bounced back.
    @Test func aFlickIsEnoughFromNearRest() {
        #expect(up.leaves(offset: -15, velocity: -400))
        #expect(!up.leaves(offset: -15, velocity: -100))
        #expect(!up.leaves(offset: -80, velocity: 400))
    }

    @Test func aSlotWithoutHeightDoesNotStretchIntoNowhere() {
        let flat = PostDrag(order: .topToBottom, start: 0, length: 0)
        #expect(flat.offset(translation: 30) == 0)
    }
}
