import Simulator
import Testing

@testable import UIKit

@MainActor
struct UIPageControlTests {
    private let stage = TouchStage()
    /// On the screen it reaches from (60, 200) to (240, 230).
    private let control = UIPageControl(frame: CGRect(x: 10, y: 50, width: 180, height: 30))

    private final class Log {
        var pages: [Int] = []
    }

    private let log = Log()

    init() {
        control.numberOfPages = 4
        stage.view.addSubview(control)
        control.addAction(
            UIAction { [log] in log.pages.append(($0.sender as? UIPageControl)?.currentPage ?? -1) },
            for: .valueChanged)
        stage.simulator.advance(by: 0)
    }

    /// Measured on iOS 26.1: slots of 10 points, 18 from one to the next, in which dots of 7.59 stand.
    @Test(arguments: [
        (280.0, 30.0, 4, 108.0, 10.0), (280, 30, 7, 81, 10), (200, 40, 3, 77, 15), (92, 26, 4, 14, 8),
    ])
    func dotsStandWhereApplesDo(width: CGFloat, height: CGFloat, pages: Int, x: CGFloat, y: CGFloat) {
        let control = UIPageControl(frame: CGRect(x: 20, y: 10, width: width, height: height))
        control.numberOfPages = pages
        control.layoutIfNeeded()
        #expect(control.subviews.count == pages)
        for (index, dot) in control.subviews.enumerated() {
            #expect(abs(dot.center.x - (x + 5 + CGFloat(index) * 18)) < 0.01 && abs(dot.center.y - (y + 5)) < 0.01)
            #expect(abs(dot.bounds.width - 7.59) < 0.01)
        }
        #expect(control.intrinsicContentSize == CGSize(width: 18 * CGFloat(pages) + 20, height: 26))
        #expect(control.size(forNumberOfPages: 7) == CGSize(width: 146, height: 26))
    }

    @Test func thePageIsHeldWithinThePages() {
        control.currentPage = 9
        #expect(control.currentPage == 3)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.currentPage = -1
        #expect(control.currentPage == 0)
        control.numberOfPages = -3
        #expect(control.numberOfPages == 0 && control.currentPage == 0)
        #expect(log.pages.isEmpty)
    }

    @Test func theCurrentDotIsWhiteAndTheOthersPale() {
        control.currentPage = 1
        let alphas = control.subviews.map { $0.backgroundColor?.cgColor.alpha ?? 0 }
        #expect(alphas.map { ($0 * 100).rounded() } == [45, 100, 45, 45])
        control.pageIndicatorTintColor = .red
        control.currentPageIndicatorTintColor = .blue
        #expect(control.subviews.map(\.backgroundColor) == [.red, .blue, .red, .red])
    }

    @Test func oneDotIsHiddenIfItShallBe() {
        control.numberOfPages = 1
        #expect(control.subviews.map(\.isHidden) == [false])
        control.hidesForSinglePage = true
        #expect(control.subviews.map(\.isHidden) == [true])
        control.numberOfPages = 2
        #expect(control.subviews.map(\.isHidden) == [false, false])
    }

    @Test func aTapGoesTowardsItsSide() {
        stage.simulator.tap(at: CGPoint(x: 230, y: 215))
        stage.simulator.tap(at: CGPoint(x: 230, y: 215))
        stage.simulator.tap(at: CGPoint(x: 70, y: 215))
        #expect(log.pages == [1, 2, 1])
        stage.simulator.tap(at: CGPoint(x: 70, y: 215))
        stage.simulator.tap(at: CGPoint(x: 70, y: 215))
        #expect(log.pages == [1, 2, 1, 0], "before the first there is nothing to go to")
    }

    @Test func aDragGoesThroughThePages() {
        // The dots' middles are 123, 141, 159 and 177 on the screen.
        stage.simulator.pan(from: CGPoint(x: 123, y: 215), to: CGPoint(x: 178, y: 215))
        #expect(log.pages == [1, 2, 3])
        control.allowsContinuousInteraction = false
        stage.simulator.pan(from: CGPoint(x: 123, y: 215), to: CGPoint(x: 140, y: 215))
        #expect(log.pages == [1, 2, 3, 2], "it is a tap beside the current dot")
    }

    @Test func fromRightToLeftTheFirstDotIsAtTheRight() {
        control.semanticContentAttribute = .forceRightToLeft
        control.layoutIfNeeded()
        #expect(control.subviews[0].center.x > control.subviews[3].center.x)
        stage.simulator.tap(at: CGPoint(x: 70, y: 215))
        #expect(control.currentPage == 1)
    }

    @Test func voiceOverTurnsPages() {
        #expect(control.accessibilityValue == "page 1 of 4" && control.accessibilityTraits.contains(.adjustable))
        control.accessibilityIncrement()
        #expect(control.accessibilityValue == "page 2 of 4" && log.pages == [1])
        control.accessibilityDecrement()
        control.accessibilityDecrement()
        #expect(log.pages == [1, 0])
    }
}
