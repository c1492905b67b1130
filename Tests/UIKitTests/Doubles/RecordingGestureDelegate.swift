import UIKit

/// Answers a recogniser's questions as a test wants, and counts them.
final class RecordingGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    var receives = true
    var begins = true
    var runsBesideOthers = false
    var waitsFor: UIGestureRecognizer?
    var isAwaitedBy: UIGestureRecognizer?
    private(set) var questionsToBegin = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questionsToBegin += 1
        return begins
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { runsBesideOthers }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === waitsFor }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === isAwaitedBy }
}
