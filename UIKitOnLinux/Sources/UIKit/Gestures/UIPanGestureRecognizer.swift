internal import Readings

/// A gesture recognizer for dragging.
///
/// It begins after a movement of more than 10 points, which are excluded from the translation to avoid a jump: after a
/// first movement of 12 points, it is 2. Both were measured on iOS.
/// https://developer.apple.com/documentation/uikit/uipangesturerecognizer
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The straight-line distance before the gesture begins, in points.
    private static let slop: CGFloat = 10

    /// The minimum number of fingers. The default is 1.
    open var minimumNumberOfTouches = 1

    /// The maximum number of fingers until the gesture begins. The default is no limit. Additional fingers after the
    /// beginning are ignored.
    open var maximumNumberOfTouches = Int.max

    /// The types of scrolling devices that pan. The default is none; in a scroll view, all.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The location of the scrolling pointer on the screen.
    private var scrollLocation: CGPoint?

    /// The total movement of the fingers including the slop, in points on the screen.
    private var travel = CGPoint.zero
    /// The translation without the slop, relative to the last reset.
    private var translationOnScreen = CGPoint.zero
    private var velocityTracker = VelocityTracker()

    // MARK: - Translation and velocity

    /// Returns the translation since the beginning of the gesture in the view's coordinates, in points.
    open func translation(in view: UIView?) -> CGPoint {
        (view ?? self.view?.window)?.vectorFromScreen(translationOnScreen) ?? translationOnScreen
    }

    /// Sets the translation, from which later movements continue. The velocity doesn't change.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        translationOnScreen = (view ?? self.view?.window)?.vectorOnScreen(translation) ?? translation
    }

    /// Returns the velocity over the last tenth of a second in the view's coordinates, in points per second. It is zero
    /// if the fingers have rested for that long.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = velocityTracker.velocity(at: FrameClock.now)
        return (view ?? self.view?.window)?.vectorFromScreen(velocity) ?? velocity
    }

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if touchesDown.count > maximumNumberOfTouches {
            guard hasBegun else {
                state = .failed
                return
            }
            for touch in touches { ignore(touch, for: event) }
        }
        velocityTracker.add(travel, at: FrameClock.now)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        follow(touches)
        if hasBegun {
            state = .changed
        } else {
            beginIfFarEnough()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        follow(touches)
        guard touchesDown.count < minimumNumberOfTouches else { return }
        if hasBegun {
            state = .ended
        } else if touchesDown.isEmpty {
            state = .failed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if touchesDown.count < minimumNumberOfTouches { state = .cancelled }
    }

    open override func reset() {
        super.reset()
        scrollLocation = nil
        travel = .zero
        translationOnScreen = .zero
        velocityTracker = VelocityTracker()
    }

    // MARK: - Scrolling

    override var centroidOnScreen: CGPoint { scrollLocation ?? super.centroidOnScreen }

    /// Whether a wheel or trackpad drives the gesture.
    var isScrolling: Bool { scrollLocation != nil && (state == .began || state == .changed) }

    /// Begins with a first scroll step, which has no slop. Returns false if the pan doesn't scroll in that direction or
    /// is prevented from beginning.
    func beginScrolling(at point: CGPoint, by delta: CGPoint) -> Bool {
        let distance = hypot(delta.x, delta.y)
        let far = CGPoint(x: 100 * delta.x / distance, y: 100 * delta.y / distance)
        guard touchesDown.isEmpty, slop(in: far) != nil else { return false }
        scrollLocation = point
        drag(by: delta)
        state = .began
        return isScrolling
    }

    func scroll(by delta: CGPoint) {
        drag(by: delta)
        state = .changed
    }

    func endScrolling() {
        if isScrolling { state = .ended }
    }

    private func drag(by step: CGPoint) {
        travel.x += step.x
        travel.y += step.y
        translationOnScreen.x += step.x
        translationOnScreen.y += step.y
        velocityTracker.add(travel, at: FrameClock.now)
    }

    // MARK: - Dragging

    /// Adds the average movement of the fingers, so that nothing jumps when one is added or lifted.
    private func follow(_ moved: Set<UITouch>) {
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        var step = CGPoint.zero
        for touch in moved {
            step.x += (touch.locationOnScreen.x - touch.previousLocationOnScreen.x) / CGFloat(numberOfTouches)
            step.y += (touch.locationOnScreen.y - touch.previousLocationOnScreen.y) / CGFloat(numberOfTouches)
        }
        if step != .zero { drag(by: step) }
    }

    private func beginIfFarEnough() {
        guard let slop = slop(in: travel) else {
            if leadsElsewhere(travel) { state = .failed }
            return
        }
        if !Reading.panTranslationsIncludeSlop.isOn {
            translationOnScreen = CGPoint(x: travel.x - slop.x, y: travel.y - slop.y)
        }
        state = .began
    }

    /// Returns whether the fingers have moved in a direction that this pan can't follow.
    func leadsElsewhere(_ travel: CGPoint) -> Bool { false }

    /// Returns the part of the movement to exclude, or nil if it isn't sufficient for dragging.
    func slop(in travel: CGPoint) -> CGPoint? {
        let distance = hypot(travel.x, travel.y)
        guard distance > Self.slop else { return nil }
        return CGPoint(x: Self.slop * travel.x / distance, y: Self.slop * travel.y / distance)
    }
}
