import Testing
import UIKit

@testable import MessageStackView

/// Checks that hand-over works in either order of the two pan gestures.
///
/// UIKit documents neither that order nor how a scroll view computes its offset, so every combination must give the same
/// result.
@MainActor
@Suite(.leavesNothingBehind)
struct ScrollHandOverTests {
    enum Order: CaseIterable {
        case postFirst, scrollViewFirst
    }

    /// A way in which a scroll view can compute its offset from a drag.
    enum Scrolling: CaseIterable {
        /// The initial offset minus the whole translation.
        case fromTheStart
        /// The current offset minus the last step.
        case stepByStep

        func offset(from offset: CGFloat, start: CGFloat, translation: CGFloat, step: CGFloat) -> CGFloat {
            let free = self == .fromTheStart ? start - translation : offset - step
            return free < 0 ? free / 2 : free
        }
    }

    /// A drag, which the hand-over follows when the scroll view has scrolled.
    @MainActor
    private final class Drag {
        var translation: CGFloat = 0
        var handOver: ScrollHandOver?

        func follow() { handOver?.follow(CGPoint(x: 0, y: translation)) }
    }

    private static let drags: [[CGFloat]] = [
        [7, 7, 7, 7, 7, 7],
        [30, 12, -5, -5, -40, 3, 60, 60],
        [2, 2, 2, -1, -1, 50, -50, -50],
    ]

    @Test(arguments: Order.allCases, Scrolling.allCases)
    func eachStepMovesScrollViewOrPostInEitherOrder(order: Order, scrolling: Scrolling) throws {
        for steps in Self.drags {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            scrollView.contentSize = CGSize(width: 300, height: 2000)
            let start: CGFloat = 20
            scrollView.contentOffset.y = start
            let drag = Drag()
            let handOver = ScrollHandOver(
                with: scrollView, isVertical: true, givesBack: true, directions: [.down], translation: 0
            ) { drag.follow() }
            drag.handOver = handOver
            for step in steps {
                drag.translation += step
                if order == .postFirst { drag.follow() }
                scrollView.contentOffset.y = scrolling.offset(
                    from: scrollView.contentOffset.y, start: start, translation: drag.translation, step: step)
                handOver.scrollViewDidFollow()
                if order == .scrollViewFirst { drag.follow() }
                #expect(abs(handOver.pull.y + start - scrollView.contentOffset.y - drag.translation) < 1e-6)
                #expect(handOver.pull.y == 0 || scrollView.contentOffset.y == 0)
                #expect(handOver.pull.y >= 0)
            }
            drag.handOver = nil
        }
    }

    @Test func finishedHandOverLeavesScrollViewAlone() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        let handOver = ScrollHandOver(
            with: scrollView, isVertical: true, givesBack: true, directions: [.down], translation: 0
        ) {}
        handOver.follow(CGPoint(x: 0, y: 30))
        #expect(handOver.share.isHandedOver && handOver.pull.y == 30)
        handOver.finish()
        scrollView.contentOffset.y = 400
        handOver.follow(CGPoint(x: 0, y: 90))
        #expect(scrollView.contentOffset.y == 400 && handOver.pull.y == 30)
    }

    @Test func handOverDoesNothingAfterScrollViewIsReleased() {
        var scrollView: UIScrollView? = UIScrollView()
        let handOver = ScrollHandOver(
            with: scrollView ?? UIScrollView(), isVertical: false, givesBack: true, directions: [.left],
            translation: 0
        ) {}
        weak var released: UIScrollView?
        released = scrollView
        scrollView = nil
        #expect(released == nil)
        handOver.follow(CGPoint(x: -9, y: 0))
        handOver.finish()
        #expect(!handOver.share.isHandedOver)
    }
}
