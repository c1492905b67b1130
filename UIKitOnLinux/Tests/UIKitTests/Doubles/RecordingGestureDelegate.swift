import UIKit

/// Answers a recognizer's questions as a test wants, and counts them.
final class RecordingGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    var receives = true
    var begins = true
    var runsBesideOthers = false
    var waitsFor: UIGestureRecognizer?
    var isAwaitedBy: UIGestureRecognizer?
    /// Answers every question of yes and no instead of the properties above, if there is such an answer.
    var decides: (() -> Bool)?
    private(set) var questionsToBegin = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questionsToBegin += 1
        return decides?() ?? begins
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        decides?() ?? receives
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { decides?() ?? runsBesideOthers }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { decides?() ?? (otherGestureRecognizer === waitsFor) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { decides?() ?? (otherGestureRecognizer === isAwaitedBy) }
}
