/// A weak reference to a gesture recognizer.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
