/// Makes a gesture out of touches.
///
/// A subclass follows its touches in `touchesBegan` and the like and sets `state`; whether it may act is settled among
/// all recognisers of these touches afterwards, so a wish to begin is granted, put off or refused.
/// https://developer.apple.com/documentation/uikit/uigesturerecognizer
@MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// What a discrete recogniser calls its end.
        public static let recognized = State.ended
    }

    // MARK: - Lifecycle

    public override init() {
        super.init()
    }

    #if canImport(ObjectiveC)
        public init(target: Any?, action: Selector?) {
            super.init()
        }

        open func addTarget(_ target: Any, action: Selector) {}
        open func removeTarget(_ target: Any?, action: Selector?) {}
    #endif

    /// Calls `handler` on each change of state but to failed. Apple's `addTarget` needs a selector, which there is none of.
    package func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    // MARK: - Settings

    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Switching it off cancels a gesture that has begun.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { TouchRouter.shared.arbiter.cancel(self) } }
    }

    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: - Gesture

    open var view: UIView? { storedView }

    /// Set by subclasses. From `possible` on a change is a wish until the arbiter has settled it.
    open var state: State {
        get { storedState }
        set { wish(for: newValue) }
    }

    /// The middle of its touches in `view`'s coordinates, nil for the window's.
    open func location(in view: UIView?) -> CGPoint {
        let point = windowLocation
        return view.map { $0.convert(point, from: nil) } ?? point
    }

    open var numberOfTouches: Int { trackedTouches.count }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        trackedTouches[touchIndex].location(in: view)
    }

    // MARK: - For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Everything of the last gesture is to be forgotten; the state is `possible` again.
    open func reset() {}

    /// Leaves a touch to the others.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: - Internal

    struct WeakRecognizer {
        weak var recognizer: UIGestureRecognizer?
    }

    package internal(set) weak var storedView: UIView?
    var storedState = State.possible
    /// What the recogniser has made out and isn't allowed yet.
    var wishedState: State?
    /// Its fingers that are down.
    var trackedTouches: [UITouch] = []
    /// All fingers of this gesture, also those that are up.
    var lastTouches: [UITouch] = []
    var failureRequirements: [WeakRecognizer] = []
    private var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []

    /// The middle of its touches; the last known one when they are all up.
    var windowLocation: CGPoint {
        guard !trackedTouches.isEmpty else { return lastWindowLocation }
        let count = CGFloat(trackedTouches.count)
        return CGPoint(
            x: trackedTouches.reduce(0) { $0 + $1.windowLocation.x } / count,
            y: trackedTouches.reduce(0) { $0 + $1.windowLocation.y } / count)
    }

    var lastWindowLocation = CGPoint.zero

    var isActive: Bool { storedState == .began || storedState == .changed }
    var isFinished: Bool { storedState == .ended || storedState == .cancelled || storedState == .failed }

    /// Whether it may still take a touch from its view.
    func mayStillTake(_ touch: UITouch) -> Bool {
        cancelsTouchesInView && storedState == .possible && isEnabled
    }

    func sendActions() {
        for handler in handlers { handler(self) }
    }

    private func wish(for state: State) {
        switch (storedState, state) {
        case (.possible, .began), (.possible, .ended):
            wishedState = state
        case (.possible, .changed) where wishedState == .began:
            break
        case (.possible, .cancelled), (.possible, .failed):
            wishedState = nil
            storedState = .failed
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
            (.changed, .cancelled):
            storedState = state
            TouchRouter.shared.arbiter.enqueueAction(of: self)
        default:
            assertionFailure("A gesture recogniser can't go from \(storedState) to \(state).")
        }
    }
}
