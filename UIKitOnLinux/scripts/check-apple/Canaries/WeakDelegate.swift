// refused: weak reference will always be nil because the referenced object is deallocated here
import UIKit

final class Delegate: NSObject, UIGestureRecognizerDelegate {}

@MainActor
func delegate(to recognizer: UIGestureRecognizer) {
    recognizer.delegate = Delegate()
}
