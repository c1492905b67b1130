import Testing
import UIKit

@testable import MessageStackView

/// Nobody says in which order two pans act, nor how a scroll view follows its own: it has to come to the same.
@MainActor
struct ScrollHandOverTests {
    enum Order: CaseIterable {
        case postFirst, scrollViewFirst
    }

    /// How a scroll view might follow a finger.
    enum Scrolling: CaseIterable {
        /// By the whole way since the beginning.
        case fromTheStart
        /// By each step, from wherever it is.
        case stepByStep

        func place(from place: CGFloat, start: CGFloat, way: CGFloat, step: CGFloat) -> CGFloat {
            let free = self == .fromTheStart ? start - way : place - step
            return free < 0 ? free / 2 : free
        }
    }

    private static let ways: [[CGFloat]] = [
        [7, 7, 7, 7, 7, 7],
        [30, 12, -5, -5, -40, 3, 60, 60],
        [2, 2, 2, -1, -1, 50, -50, -50],
    ]

    @Test(arguments: Order.allCases, Scrolling.allCases)
    func whateverTheOrderTheContentOrThePostHasEachStep(order: Order, scrolling: Scrolling) throws {
        for steps in Self.ways {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            scrollView.contentSize = CGSize(width: 300, height: 2000)
            let start: CGFloat = 20
            scrollView.contentOffset.y = start
            var way: CGFloat = 0
            var handOver: ScrollHandOver?
            let made = ScrollHandOver(
                with: scrollView, isVertical: true, givesBack: true, ways: PostWays([.down]), translation: 0
            ) { handOver?.follow(CGPoint(x: 0, y: way)) }
            handOver = made
            for step in steps {
                way += step
                if order == .postFirst { made.follow(CGPoint(x: 0, y: way)) }
                scrollView.contentOffset.y = scrolling.place(
                    from: scrollView.contentOffset.y, start: start, way: way, step: step)
                made.scrollViewDidFollow()
                if order == .scrollViewFirst { made.follow(CGPoint(x: 0, y: way)) }
                #expect(abs(made.pull.y + start - scrollView.contentOffset.y - way) < 1e-6)
                #expect(made.pull.y == 0 || scrollView.contentOffset.y == 0)
                #expect(made.pull.y >= 0)
            }
            handOver = nil
        }
    }

    @Test func afterwardsTheScrollViewIsItsOwn() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        let handOver = ScrollHandOver(
            with: scrollView, isVertical: true, givesBack: true, ways: PostWays([.down]), translation: 0
        ) {}
        handOver.follow(CGPoint(x: 0, y: 30))
        #expect(handOver.isHandedOver && handOver.pull.y == 30)
        handOver.finish()
        scrollView.contentOffset.y = 400
        handOver.follow(CGPoint(x: 0, y: 90))
        #expect(scrollView.contentOffset.y == 400 && handOver.pull.y == 30)
    }

    @Test func aScrollViewThatIsGoneIsNobodys() {
        var scrollView: UIScrollView? = UIScrollView()
        let handOver = ScrollHandOver(
            with: scrollView ?? UIScrollView(), isVertical: false, givesBack: true, ways: PostWays([.left]),
            translation: 0
        ) {}
        weak var gone = scrollView
        scrollView = nil
        #expect(gone == nil)
        handOver.follow(CGPoint(x: -9, y: 0))
        handOver.finish()
        #expect(!handOver.isHandedOver)
    }
}
