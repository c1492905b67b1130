// refused: instance method 'gestureRecognizer(_:shouldRecognizeSimultaneously:)' nearly matches optional requirement
import UIKit

final class Delegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneously other: UIGestureRecognizer
    ) -> Bool { true }
}
