/// One finger on the screen, from the moment it comes down until it is lifted.
///
/// https://developer.apple.com/documentation/uikit/uitouch
@MainActor
open class UITouch: NSObject {
    /// What a finger did last.
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        /// Down, and at the same place as at the event before.
        case stationary = 2
        case ended = 3
        /// Taken over by the system, or lost together with the view that it was in.
        case cancelled = 4
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on something else than the screen, such as a remote control.
        case indirect = 1
        case pencil = 2
        /// The button of a mouse or a trackpad.
        case indirectPointer = 3

        /// Another name for `pencil`.
        public static let stylus = TouchType.pencil
    }

    /// What touches; the same as long as the touch lasts.
    public let type: TouchType

    /// When the finger did last what `phase` says, in seconds of media time.
    open internal(set) var timestamp: TimeInterval

    /// What the finger did last; a view that is told later sees the phase that it is told of.
    open internal(set) var phase = Phase.began

    /// How often the finger came down at this place in quick succession, this time included.
    open internal(set) var tapCount: Int

    /// The window that the touch began in.
    open internal(set) var window: UIWindow?

    /// The view that the touch began in; it stays the same wherever the finger goes.
    open internal(set) var view: UIView?

    /// Who sees the touch now; nil if nobody does.
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

    /// Where the finger is, in the view's coordinates, in those of the window for nil.
    open func location(in view: UIView?) -> CGPoint {
        pointFromScreen(locationOnScreen, to: view)
    }

    /// Where the finger was before it did what `phase` says.
    open func previousLocation(in view: UIView?) -> CGPoint {
        pointFromScreen(previousLocationOnScreen, to: view)
    }

    private func pointFromScreen(_ point: CGPoint, to view: UIView?) -> CGPoint {
        (view ?? window)?.pointFromScreen(point) ?? point
    }

    // MARK: - Progress

    /// Whether the finger is up.
    var isOver: Bool { phase == .ended || phase == .cancelled }

    /// How far the finger is from where it came down, in points on the screen.
    var distanceFromStart: CGFloat {
        hypot(locationOnScreen.x - startOnScreen.x, locationOnScreen.y - startOnScreen.y)
    }

    func advance(to location: CGPoint, phase: Phase, time: TimeInterval) {
        previousLocationOnScreen = locationOnScreen
        locationOnScreen = location
        self.phase = phase
        timestamp = time
    }

    /// The finger neither moved nor left while another one did.
    func rest() {
        guard !isOver else { return }
        previousLocationOnScreen = locationOnScreen
        phase = .stationary
    }
}
