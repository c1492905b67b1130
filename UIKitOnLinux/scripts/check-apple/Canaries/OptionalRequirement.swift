// refused: value of optional type '(@MainActor (UIGestureRecognizer) -> Bool)?' must be unwrapped to a value of type '@MainActor (UIGestureRecognizer) -> Bool'
import UIKit

@MainActor
func mayBegin(_ recognizer: UIGestureRecognizer, _ delegate: any UIGestureRecognizerDelegate) -> Bool {
    delegate.gestureRecognizerShouldBegin(recognizer)
}
