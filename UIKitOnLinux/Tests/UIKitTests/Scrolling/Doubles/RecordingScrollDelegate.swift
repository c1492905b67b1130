import UIKit

/// Writes down what a scroll view tells; of several equal calls in a row the first.
final class RecordingScrollDelegate: NSObject, UIScrollViewDelegate {
    private(set) var calls: [String] = []
    private(set) var velocity = CGPoint.zero
    private(set) var target = CGPoint.zero
    /// Where the content is to come to rest, if not where it would.
    var wantedTarget: CGPoint?

    func clear() { calls = [] }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { record("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { record("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        record("willEndDragging")
        self.velocity = velocity
        target = targetContentOffset.pointee
        if let wantedTarget { targetContentOffset.pointee = wantedTarget }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        record("didEndDragging \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { record("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { record("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { record("didEndScrollingAnimation") }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { record("didChangeAdjustedContentInset") }

    private func record(_ call: String) {
        if calls.last != call { calls.append(call) }
    }
}
