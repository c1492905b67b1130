/// Recognises fingers that drag.
///
/// It begins when they have moved by more than 10 points, and these are taken out of the translation, so that what is
/// dragged doesn't jump: after a first move of 12 points it is 2. Both were measured on iOS.
/// https://developer.apple.com/documentation/uikit/uipangesturerecognizer
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// In points, as the crow flies.
    private static let slop: CGFloat = 10

    /// How many fingers have to be down; 1 by default.
    open var minimumNumberOfTouches = 1

    /// How many fingers may be down until the gesture begins; no limit by default. Later ones beyond it are ignored.
    open var maximumNumberOfTouches = Int.max

    /// What of a wheel and a trackpad counts as dragging too; nothing by default, everything in a scroll view.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// Where the pointer is that scrolls, on the screen.
    private var scrollLocation: CGPoint?

    /// How far the fingers have dragged, the slop included, in points on the screen.
    private var travel = CGPoint.zero
    /// What of it counts: without the slop, and from the last time that it was set.
    private var translationOnScreen = CGPoint.zero
    private var velocityTracker = VelocityTracker()

    // MARK: - Translation and velocity

    /// How far the fingers have dragged since the gesture began, in the view's coordinates, in points.
    open func translation(in view: UIView?) -> CGPoint {
        (view ?? self.view?.window)?.vectorFromScreen(translationOnScreen) ?? translationOnScreen
    }

    /// Makes later translations count from here on; the velocity stays as it is.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        translationOnScreen = (view ?? self.view?.window)?.vectorOnScreen(translation) ?? translation
    }

    /// The speed over the last tenth of a second, in the view's coordinates, in points per second; zero for fingers
    /// that have rested for that long.
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

    /// Whether a wheel or a trackpad has it.
    var isScrolling: Bool { scrollLocation != nil && (state == .began || state == .changed) }

    /// Begins with a first step, which has no slop; false if it leads nowhere, or somebody doesn't let the pan begin.
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

    /// Adds what the fingers moved on average, so that nothing jumps as one comes or goes.
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
        translationOnScreen = CGPoint(x: travel.x - slop.x, y: travel.y - slop.y)
        state = .began
    }

    /// Whether the fingers have gone where this pan doesn't lead, so that it can't begin any more.
    func leadsElsewhere(_ travel: CGPoint) -> Bool { false }

    /// The part of the fingers' way that doesn't count; nil while they haven't gone far enough to drag.
    func slop(in travel: CGPoint) -> CGPoint? {
        let distance = hypot(travel.x, travel.y)
        guard distance > Self.slop else { return nil }
        return CGPoint(x: Self.slop * travel.x / distance, y: Self.slop * travel.y / distance)
    }
}
