/// What the fingers did at one moment.
///
/// https://developer.apple.com/documentation/uikit/uievent
@MainActor
open class UIEvent: NSObject {
    /// Where an event comes from.
    public enum EventType: Int, Sendable {
        case touches = 0
    }

    /// In the order in which the fingers came down.
    let orderedTouches: [UITouch]
    private let storedTimestamp: TimeInterval

    init(touches: [UITouch], timestamp: TimeInterval) {
        orderedTouches = touches
        storedTimestamp = timestamp
    }

    open var type: EventType { .touches }

    /// In seconds of media time.
    open var timestamp: TimeInterval { storedTimestamp }

    /// Every finger that is down or was just lifted, whether it did something or not.
    open var allTouches: Set<UITouch>? { Set(orderedTouches) }

    /// The fingers that came down in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        Set(orderedTouches.filter { $0.window === window })
    }

    /// The fingers that came down in a view itself, those in its subviews not.
    open func touches(for view: UIView) -> Set<UITouch>? {
        Set(orderedTouches.filter { $0.view === view })
    }

    /// The fingers that a recogniser sees.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        Set(orderedTouches.filter { gesture.sees($0) })
    }
}
