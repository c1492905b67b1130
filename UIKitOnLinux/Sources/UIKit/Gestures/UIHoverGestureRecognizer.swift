/// A gesture recognizer for a pointer over its view. It begins when the pointer enters the view and ends when it
/// leaves.
///
/// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The last location of the pointer on the screen.
    private var pointer = CGPoint.zero

    override var centroidOnScreen: CGPoint { pointer }
    override var looksAtTouches: Bool { false }

    /// Handles a move of the pointer to a point in the view or a subview.
    func pointerMoved(to point: CGPoint) {
        guard isEnabled, point != pointer || state == .possible else { return }
        pointer = point
        switch state {
        case .possible: state = .began
        case .began, .changed: state = .changed
        default: break
        }
    }

    /// Handles the pointer's exit from the view.
    func pointerLeft() {
        if state == .began || state == .changed { state = .ended }
    }
}
