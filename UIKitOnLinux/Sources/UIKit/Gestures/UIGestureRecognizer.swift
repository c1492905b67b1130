/// Looks at touches and tells when they are a gesture.
///
/// A subclass overrides the touch methods and sets `state`; `GestureArbiter` decides among those who see the same touch.
/// Apple's initialiser and `addTarget` take a selector, which exists with Objective-C only.
/// https://developer.apple.com/documentation/uikit/uigesturerecognizer
@MainActor
open class UIGestureRecognizer: NSObject {
    /// Where a recogniser is. Discrete ones go from possible to ended; continuous ones through began and changed.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// How a discrete gesture ends.
        public static let recognized = State.ended
    }

    /// What the arbiter keeps of the gesture that is under way.
    struct Gesture {
        var progress = GestureProgress()
        /// Those that are down; when the last is up, those that were down last, so that there is still a location.
        var touches: [UITouch] = []
        /// Every touch since the gesture started: gestures that share one compete.
        var allTouches: Set<UITouch> = []
        /// Whose failure the gesture waits for; nil until it wants to begin.
        var awaited: [WeakRecognizer]?
        /// Whether it was cancelled from outside and sees no touches any more.
        var isReleased = false
    }

    final var gesture = Gesture()
    private(set) var failureRequirements: [WeakRecognizer] = []
    private var handlers: [(id: UInt64, call: @MainActor (UIGestureRecognizer) -> Void)] = []
    private var lastHandler: UInt64 = 0

    public override init() {
        super.init()
    }

    // MARK: - Settings

    /// The view whose touches, and whose subviews' touches, the recogniser looks at.
    open internal(set) weak var view: UIView?

    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Switching it off cancels the gesture that is under way. True by default.
    open var isEnabled = true {
        didSet { if !isEnabled { GestureArbiter.shared.release(self) } }
    }

    /// Whether the view's touch is cancelled once the gesture is recognised; true by default.
    open var cancelsTouchesInView = true

    /// Whether the view hears of the touch only when the recogniser has failed; false by default.
    open var delaysTouchesBegan = false

    /// Whether the view hears of the touch's end only when the recogniser has decided; true by default.
    open var delaysTouchesEnded = true

    /// What may touch, as raw values of `UITouch.TouchType`; everything by default.
    open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }

    /// Whether all touches of a gesture are of the type of the first; true by default.
    open var requiresExclusiveTouchType = true

    /// For reading in a debugger or a log.
    open var name: String?

    /// Waits for another recogniser to fail before this one begins.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: - Actions

    /// Calls `handler` whenever the state becomes began, changed, ended or cancelled: the place of Apple's `addTarget`.
    ///
    /// - Returns: what takes it off again.
    @discardableResult
    @_spi(Simulator) public func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) -> UInt64 {
        lastHandler += 1
        handlers.append((lastHandler, handler))
        return lastHandler
    }

    /// The place of Apple's `removeTarget`.
    @_spi(Simulator) public func removeHandler(_ id: UInt64) {
        handlers.removeAll { $0.id == id }
    }

    func sendActions() {
        for handler in handlers { handler.call(self) }
    }

    // MARK: - State

    /// Where the recogniser is. A subclass asks for the next state by setting it, and has it once the arbiter agreed.
    open var state: State {
        get { gesture.progress.state }
        set {
            let isLegal = gesture.progress.ask(for: newValue)
            precondition(isLegal, "\(type(of: self)) can't go from \(gesture.progress.state) to \(newValue)")
            GestureArbiter.shared.recognizerDidAsk(self)
        }
    }

    // MARK: - Touches

    /// How many fingers take part.
    open var numberOfTouches: Int { gesture.touches.count }

    /// The middle of the fingers, in the view's coordinates, in those of the window for nil.
    open func location(in view: UIView?) -> CGPoint {
        let reference = view ?? self.view?.window
        let centroid = centroidOnScreen
        return reference?.pointFromScreen(centroid) ?? centroid
    }

    /// Where one finger is, by its number from 0 in the order of coming down; the middle for a number out of range.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard gesture.touches.indices.contains(touchIndex) else { return location(in: view) }
        return gesture.touches[touchIndex].location(in: view)
    }

    var centroidOnScreen: CGPoint {
        let touches = gesture.touches
        guard !touches.isEmpty else { return .zero }
        let count = CGFloat(touches.count)
        return touches.reduce(into: .zero) { sum, touch in
            sum.x += touch.locationOnScreen.x / count
            sum.y += touch.locationOnScreen.y / count
        }
    }

    /// Whether it looks at fingers at all.
    var looksAtTouches: Bool { true }

    /// Whether a touch of this type may take part in the gesture.
    func allows(_ type: UITouch.TouchType) -> Bool {
        guard allowedTouchTypes.contains(where: { $0.intValue == type.rawValue }) else { return false }
        return !requiresExclusiveTouchType || touchesDown.allSatisfy { $0.type == type }
    }

    /// The fingers that are still down.
    var touchesDown: [UITouch] { gesture.touches.filter { !$0.isOver } }

    /// Whether the gesture is under way, or waits for permission to begin.
    var hasBegun: Bool { gesture.progress.hasRecognized || gesture.progress.wish != nil }

    /// Whether the system took away what the gesture was made of.
    var hasLostItsTouches: Bool {
        let touches = gesture.touches
        return touches.contains { $0.phase == .cancelled } && touches.allSatisfy(\.isOver)
    }

    func sees(_ touch: UITouch) -> Bool {
        !gesture.isReleased && gesture.touches.contains { $0 === touch }
    }

    // MARK: - For subclasses

    /// Called when the gesture is over and the next one may come, after every action; forget what you know of it.
    open func reset() {}

    /// Stops looking at a touch; the gesture goes on without it.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        guard touchesDown.contains(touch) else { return }
        gesture.touches.removeAll { $0 === touch }
        gesture.allTouches.remove(touch)
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Whether recognising this gesture keeps another one from it; true by default.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another gesture can keep this one from being recognised; true by default.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this one has to wait for another one to fail; false by default. Asked once per pair and gesture.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another one has to wait for this one to fail; false by default. Asked once per pair and gesture.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
