/// One finger on the screen, from going down to coming up.
@MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// Media time of the last change, in seconds.
    open package(set) var timestamp: TimeInterval = 0
    open package(set) var phase: Phase = .began
    /// How often the screen was touched here in quick succession.
    open package(set) var tapCount = 1
    open package(set) weak var window: UIWindow?
    /// The view that was hit at the beginning; it stays the same for the touch.
    open package(set) weak var view: UIView?

    /// In the window's coordinates.
    package var windowLocation = CGPoint.zero
    package var previousWindowLocation = CGPoint.zero
    /// Whoever listens to this touch, deepest view first, in the order of adding within a view.
    package var recognizers: [UIGestureRecognizer] = []
    /// Whether the view was told that a recogniser took the touch, and hears no more of it.
    var isCancelledInView = false

    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    /// In `view`'s coordinates, nil for the window's.
    open func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(windowLocation, from: nil) } ?? windowLocation
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        view.map { $0.convert(previousWindowLocation, from: nil) } ?? previousWindowLocation
    }
}
