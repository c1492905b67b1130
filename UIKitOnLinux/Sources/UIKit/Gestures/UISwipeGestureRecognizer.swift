/// A gesture recognizer for quick, straight movements.
///
/// It is recognized during the movement, after 50 points within half a second and with less deviation than that. These
/// are private defaults of iOS, read from a running system.
/// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The permitted directions.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The maximum duration in seconds, since the first touch.
    private static let maximumDuration: TimeInterval = 0.5
    /// The minimum movement along the direction, in points.
    private static let minimumMovement: CGFloat = 50
    /// The maximum movement across the direction, in points.
    private static let maximumDeviation: CGFloat = 50

    /// The direction of the swipe. The default is right. With several directions, any one is recognized.
    open var direction: Direction = .right

    /// The number of fingers required. The default is 1.
    open var numberOfTouchesRequired = 1

    private var timer = GestureTimer()
    private var isTimed = false
    private var start: CGPoint?

    /// The start of the swipe, which is its location.
    override var centroidOnScreen: CGPoint { start ?? super.centroidOnScreen }

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if touchesDown.count > numberOfTouchesRequired {
            state = .failed
            return
        }
        start = averageOfTouches { $0.startOnScreen }
        guard !isTimed else { return }
        isTimed = true
        timer.start(after: Self.maximumDuration) { [weak self] in
            guard let self, !hasBegun else { return }
            state = .failed
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard !hasBegun else { return }
        let travel = averageOfTouches {
            CGPoint(
                x: $0.locationOnScreen.x - $0.startOnScreen.x, y: $0.locationOnScreen.y - $0.startOnScreen.y)
        }
        let ways = ways(of: travel)
        if ways.isEmpty {
            state = .failed
        } else if touchesDown.count == numberOfTouchesRequired, ways.contains(where: { $0 >= Self.minimumMovement }) {
            timer.cancel()
            state = .ended
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if !hasBegun { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if !hasBegun { state = .failed }
    }

    open override func reset() {
        super.reset()
        timer.cancel()
        isTimed = false
        start = nil
    }

    // MARK: - Directions

    /// Returns the movement along each direction that is still possible.
    private func ways(of travel: CGPoint) -> [CGFloat] {
        let directions: [(Direction, along: CGFloat, across: CGFloat)] = [
            (.right, travel.x, travel.y), (.left, -travel.x, travel.y), (.up, -travel.y, travel.x),
            (.down, travel.y, travel.x),
        ]
        return directions.compactMap { way, along, across in
            guard direction.contains(way), abs(across) <= Self.maximumDeviation, along > -Self.minimumMovement else {
                return nil
            }
            return along
        }
    }

    private func averageOfTouches(_ value: (UITouch) -> CGPoint) -> CGPoint {
        let values = touchesDown.map(value)
        let count = CGFloat(max(1, values.count))
        return values.reduce(into: .zero) { sum, value in
            sum.x += value.x / count
            sum.y += value.y / count
        }
    }
}
