/// What fingers did at one moment.
@MainActor
open class UIEvent: NSObject {
    /// Media time in seconds.
    open package(set) var timestamp: TimeInterval
    /// All fingers on the screen, those included that just came up.
    package let touches: [UITouch]
    /// Those of them that changed.
    package let changed: [UITouch]

    package init(timestamp: TimeInterval, touches: [UITouch], changed: [UITouch]) {
        self.timestamp = timestamp
        self.touches = touches
        self.changed = changed
        super.init()
    }

    open var allTouches: Set<UITouch>? { Set(touches) }

    open func touches(for view: UIView) -> Set<UITouch>? {
        let own = touches.filter { $0.view === view }
        return own.isEmpty ? nil : Set(own)
    }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        let own = touches.filter { $0.window === window }
        return own.isEmpty ? nil : Set(own)
    }
}
