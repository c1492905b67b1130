/// Recognises a pointer over its view: it begins when the pointer comes in and ends when it goes out.
///
/// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Where the pointer was last, in the screen's coordinates.
    private var pointer = CGPoint.zero

    override var centroidOnScreen: CGPoint { pointer }
    override var looksAtTouches: Bool { false }

    /// The pointer has moved to a point above the view, or above a subview of it.
    func pointerMoved(to point: CGPoint) {
        guard isEnabled, point != pointer || state == .possible else { return }
        pointer = point
        switch state {
        case .possible: state = .began
        case .began, .changed: state = .changed
        default: break
        }
    }

    /// The pointer is not above the view any more.
    func pointerLeft() {
        if state == .began || state == .changed { state = .ended }
    }
}
