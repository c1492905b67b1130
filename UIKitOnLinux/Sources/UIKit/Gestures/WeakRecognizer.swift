/// A recogniser that somebody else keeps.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
