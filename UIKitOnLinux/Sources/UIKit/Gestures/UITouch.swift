/// A touch on the screen, from its beginning to its end.
///
/// https://developer.apple.com/documentation/uikit/uitouch
@MainActor
open class UITouch: NSObject {
    /// The phases of a touch.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        /// The touch hasn't moved since the previous event.
        case stationary = 2
        case ended = 3
        /// The system has taken over the touch, or its view was removed.
        case cancelled = 4
    }

    /// The types of touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on another device, such as a remote control.
        case indirect = 1
        case pencil = 2
        /// A button of a mouse or trackpad.
        case indirectPointer = 3

        /// An alias for `pencil`.
        public static let stylus = TouchType.pencil
    }

    /// The type of the touch, constant for its lifetime.
    public let type: TouchType

    /// The time of the last change in seconds of media time.
    open internal(set) var timestamp: TimeInterval

    /// The current phase. If a touch is delivered to a view late, the view sees the delivered phase.
    open internal(set) var phase = Phase.began

    /// The number of taps in quick succession at this location, including this one.
    open internal(set) var tapCount: Int

    /// The window in which the touch began.
    open internal(set) var window: UIWindow?

    /// The view in which the touch began, regardless of later movement.
    open internal(set) var view: UIView?

    /// The gesture recognizers that currently receive the touch, or nil if there are none.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    let startOnScreen: CGPoint
    private(set) var locationOnScreen: CGPoint
    private(set) var previousLocationOnScreen: CGPoint

    init(at location: CGPoint, type: TouchType, time: TimeInterval, tapCount: Int) {
        self.type = type
        timestamp = time
        self.tapCount = tapCount
        startOnScreen = location
        locationOnScreen = location
        previousLocationOnScreen = location
    }

    // MARK: - Location

    /// Returns the location in the view's coordinates, or in the window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        pointFromScreen(locationOnScreen, to: view)
    }

    /// Returns the location before the last change.
    open func previousLocation(in view: UIView?) -> CGPoint {
        pointFromScreen(previousLocationOnScreen, to: view)
    }

    private func pointFromScreen(_ point: CGPoint, to view: UIView?) -> CGPoint {
        (view ?? window)?.pointFromScreen(point) ?? point
    }

    // MARK: - Progress

    /// Whether the touch has ended or was canceled.
    var isOver: Bool { phase == .ended || phase == .cancelled }

    /// The distance from the start of the touch, in points on the screen.
    var distanceFromStart: CGFloat {
        hypot(locationOnScreen.x - startOnScreen.x, locationOnScreen.y - startOnScreen.y)
    }

    func advance(to location: CGPoint, phase: Phase, time: TimeInterval) {
        previousLocationOnScreen = locationOnScreen
        locationOnScreen = location
        self.phase = phase
        timestamp = time
    }

    /// Marks the touch as stationary during a change of another one.
    func rest() {
        guard !isOver else { return }
        previousLocationOnScreen = locationOnScreen
        phase = .stationary
    }
}
