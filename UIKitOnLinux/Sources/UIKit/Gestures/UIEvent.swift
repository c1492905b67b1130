/// An event with the touches of one moment. `UIPressesEvent` is one with presses.
///
/// https://developer.apple.com/documentation/uikit/uievent
@MainActor
open class UIEvent: NSObject {
    /// The types of events.
    public enum EventType: Int, Sendable {
        case touches = 0
        case presses = 3
    }

    /// The touches in the order in which they began.
    let orderedTouches: [UITouch]
    private let storedTimestamp: TimeInterval

    init(touches: [UITouch], timestamp: TimeInterval) {
        orderedTouches = touches
        storedTimestamp = timestamp
    }

    open var type: EventType { .touches }

    /// The time of the event in seconds of media time.
    open var timestamp: TimeInterval { storedTimestamp }

    /// All touches that are down or have just ended, changed or not.
    open var allTouches: Set<UITouch>? { Set(orderedTouches) }

    /// Returns the touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        Set(orderedTouches.filter { $0.window === window })
    }

    /// Returns the touches that began in a view, without those that began in its subviews.
    open func touches(for view: UIView) -> Set<UITouch>? {
        Set(orderedTouches.filter { $0.view === view })
    }

    /// Returns the touches that a gesture recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        Set(orderedTouches.filter { gesture.sees($0) })
    }
}
