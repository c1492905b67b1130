import Testing
import UIKit

@testable import MessageStackView

@Suite(.leavesNothingBehind)
struct ScrollShareTests {
    private static func side(_ room: CGFloat, isOpen: Bool = true) -> ScrollShare.Side {
        ScrollShare.Side(room: room, isOpen: isOpen)
    }

    @Test func scrollViewMovesFirstWhileItCanScroll() {
        var share = ScrollShare(givesBack: true)
        #expect(share.take(10, back: Self.side(0), forth: Self.side(40)) == 10)
        #expect(share.take(-10, back: Self.side(40), forth: Self.side(0)) == -10)
        #expect(share.pull == 0 && !share.isHandedOver)
    }

    @Test func postTakesRestOfStepAtEndOfContent() {
        var share = ScrollShare(givesBack: true)
        #expect(share.take(10, back: Self.side(0), forth: Self.side(3)) == 3)
        #expect(share.pull == 7 && share.isHandedOver)
        #expect(share.take(5, back: Self.side(100), forth: Self.side(0)) == 0)
        #expect(share.pull == 12)
    }

    @Test func postMovesBackBeforeScrollViewScrolls() {
        var share = ScrollShare(givesBack: true)
        _ = share.take(10, back: Self.side(100), forth: Self.side(0))
        #expect(share.take(-4, back: Self.side(100), forth: Self.side(0)) == 0)
        #expect(share.pull == 6)
        #expect(share.take(-10, back: Self.side(100), forth: Self.side(0)) == -4)
        #expect(share.pull == 0 && !share.isHandedOver)
    }

    @Test func oneStepCanCrossTheWholeContent() {
        var share = ScrollShare(givesBack: true)
        _ = share.take(10, back: Self.side(20), forth: Self.side(0))
        #expect(share.take(-50, back: Self.side(20), forth: Self.side(0)) == -20)
        #expect(share.pull == -20 && share.isHandedOver)
    }

    @Test func scrollViewBouncesWherePostCannotLeave() {
        var share = ScrollShare(givesBack: true)
        #expect(share.take(10, back: Self.side(0), forth: Self.side(0, isOpen: false)) == 10)
        #expect(!share.isHandedOver)
    }

    @Test func freelyMovingPostKeepsTheDrag() {
        var share = ScrollShare(givesBack: false)
        _ = share.take(10, back: Self.side(100), forth: Self.side(0))
        #expect(share.take(-30, back: Self.side(100), forth: Self.side(0)) == 0)
        #expect(share.isHandedOver)
    }

    @Test func zeroStepChangesNothing() {
        var share = ScrollShare(givesBack: true)
        #expect(share.take(0, back: Self.side(0), forth: Self.side(0)) == 0)
        #expect(!share.isHandedOver)
    }
}
