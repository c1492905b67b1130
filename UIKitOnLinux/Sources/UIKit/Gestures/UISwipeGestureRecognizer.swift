/// Recognises fingers that move quickly and straight one way.
///
/// It is recognised while they still move, once they have gone 50 points within half a second without straying by as
/// much: the private defaults of iOS, as they were read from a running system.
/// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Which ways count.
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

    /// In seconds, from the first finger.
    private static let maximumDuration: TimeInterval = 0.5
    /// Along the direction, in points.
    private static let minimumMovement: CGFloat = 50
    /// Across the direction, in points.
    private static let maximumDeviation: CGFloat = 50

    /// To the right by default; of several directions any one will do.
    open var direction: Direction = .right

    /// How many fingers have to move together; 1 by default.
    open var numberOfTouchesRequired = 1

    private var timer = GestureTimer()
    private var isTimed = false
    private var start: CGPoint?

    /// Where the swipe began, which is what its location tells.
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

    // MARK: - Ways

    /// How far the fingers have gone along each direction that is still possible.
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
