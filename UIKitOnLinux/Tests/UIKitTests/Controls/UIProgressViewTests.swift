import Testing

@testable import UIKit

@MainActor
struct UIProgressViewTests {
    /// Widths of the fill as measured on Apple's.
    @Test(arguments: [(0.72, 134.0, 96.0), (0.31, 134, 42), (0.333, 280, 93), (0.5, 281, 141), (0.01, 280, 8)])
    func itsFillIsAsWideAsApples(progress: Float, width: CGFloat, fill: CGFloat) {
        let view = UIProgressView(progressViewStyle: .default)
        view.frame = CGRect(x: 0, y: 0, width: width, height: 4)
        view.progress = progress
        view.layoutIfNeeded()
        #expect(view.subviews.last?.frame == CGRect(x: 0, y: 0, width: fill, height: 4))
        #expect(view.subviews.last?.isHidden == false)
    }

    @Test func withoutProgressThereIsNoFill() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        view.layoutIfNeeded()
        #expect(view.subviews.last?.isHidden == true)
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    }

    @Test(arguments: [(Float.nan, Float(0)), (-1, 0), (3, 1)]) func progressIsClamped(set: Float, progress: Float) {
        let view = UIProgressView(progressViewStyle: .bar)
        view.progress = set
        #expect(view.progress == progress)
    }

    @Test func itsValueIsAPercentage() {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 0.333
        #expect(view.accessibilityValue == "33%")
    }

    @Test func fromRightToLeftItFillsFromTheRight() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        view.semanticContentAttribute = .forceRightToLeft
        view.progress = 0.5
        view.layoutIfNeeded()
        #expect(view.subviews.last?.frame == CGRect(x: 50, y: 0, width: 50, height: 4))
    }
}
