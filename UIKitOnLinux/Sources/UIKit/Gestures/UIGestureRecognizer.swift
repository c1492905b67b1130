/// The base class of gesture recognizers, which recognize gestures in touches.
///
/// Subclasses override the touch methods and set `state`. `GestureArbiter` decides between recognizers of the same
/// touch. Apple's initializer and `addTarget` take a selector, which requires Objective-C.
/// https://developer.apple.com/documentation/uikit/uigesturerecognizer
@MainActor
open class UIGestureRecognizer: NSObject {
    /// The state of a recognizer. Discrete gestures go from `possible` to `ended`, continuous ones through `began` and
    /// `changed`.
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5

        /// The final state of a discrete gesture.
        public static let recognized = State.ended
    }

    /// The arbiter's data for the current gesture.
    struct Gesture {
        var progress = GestureProgress()
        /// The touches that are down. After the last has ended, those that were down last, so that there is still a
        /// location.
        var touches: [UITouch] = []
        /// All touches since the start of the gesture. Gestures that share one compete.
        var allTouches: Set<UITouch> = []
        /// The recognizers that must fail first, or nil until the gesture requests to begin.
        var awaited: [WeakRecognizer]?
        /// Whether the recognizer was canceled from outside and receives no more touches.
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

    /// The view to which the recognizer is attached. It receives the touches of the view and its subviews.
    open internal(set) weak var view: UIView?

    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A Boolean value that indicates whether the recognizer is enabled. Disabling it cancels a gesture in progress.
    /// The default is true.
    open var isEnabled = true {
        didSet { if !isEnabled { GestureArbiter.shared.release(self) } }
    }

    /// A Boolean value that indicates whether touches in the view are canceled when the gesture is recognized. The
    /// default is true.
    open var cancelsTouchesInView = true

    /// A Boolean value that indicates whether the view receives touches only after the recognizer has failed. The
    /// default is false.
    open var delaysTouchesBegan = false

    /// A Boolean value that indicates whether the view receives the end of touches only after the recognizer has
    /// recognized or failed. The default is true.
    open var delaysTouchesEnded = true

    /// The permitted types of touches, as raw values of `UITouch.TouchType`. The default is all types.
    open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }

    /// A Boolean value that indicates whether all touches of a gesture must have the type of the first. The default is
    /// true.
    open var requiresExclusiveTouchType = true

    /// The name for debuggers and logs.
    open var name: String?

    /// Makes this recognizer wait for another one to fail before it begins.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    // MARK: - Actions

    /// Adds a handler that is called whenever the state becomes `began`, `changed`, `ended` or `cancelled`. It replaces
    /// Apple's `addTarget`.
    ///
    /// - Returns: The identifier to pass to `removeHandler(_:)`.
    @discardableResult
    @_spi(Simulator) public func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) -> UInt64 {
        lastHandler += 1
        handlers.append((lastHandler, handler))
        return lastHandler
    }

    /// Removes a handler. It replaces Apple's `removeTarget`.
    @_spi(Simulator) public func removeHandler(_ id: UInt64) {
        handlers.removeAll { $0.id == id }
    }

    func sendActions() {
        for handler in handlers { handler.call(self) }
    }

    // MARK: - State

    /// The state of the recognizer. A subclass sets it to request a state; it changes when the arbiter grants the
    /// request.
    open var state: State {
        get { gesture.progress.state }
        set {
            let isLegal = gesture.progress.ask(for: newValue)
            precondition(isLegal, "\(type(of: self)) can't go from \(gesture.progress.state) to \(newValue)")
            GestureArbiter.shared.recognizerDidAsk(self)
        }
    }

    // MARK: - Touches

    /// The number of touches of the gesture.
    open var numberOfTouches: Int { gesture.touches.count }

    /// Returns the center of the touches in the view's coordinates, or in the window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        let reference = view ?? self.view?.window
        let centroid = centroidOnScreen
        return reference?.pointFromScreen(centroid) ?? centroid
    }

    /// Returns the location of one touch. Indexes start at 0 in the order in which touches began; an invalid one
    /// returns the center of all.
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

    /// Whether the recognizer receives touches.
    var looksAtTouches: Bool { true }

    /// Returns whether a touch of this type can be part of the gesture.
    func allows(_ type: UITouch.TouchType) -> Bool {
        guard allowedTouchTypes.contains(where: { $0.intValue == type.rawValue }) else { return false }
        return !requiresExclusiveTouchType || touchesDown.allSatisfy { $0.type == type }
    }

    /// The touches that are still down.
    var touchesDown: [UITouch] { gesture.touches.filter { !$0.isOver } }

    /// Whether the gesture is in progress or waiting for permission to begin.
    var hasBegun: Bool { gesture.progress.hasRecognized || gesture.progress.wish != nil }

    /// Whether the system has canceled the touches of the gesture.
    var hasLostItsTouches: Bool {
        let touches = gesture.touches
        return touches.contains { $0.phase == .cancelled } && touches.allSatisfy(\.isOver)
    }

    func sees(_ touch: UITouch) -> Bool {
        !gesture.isReleased && gesture.touches.contains { $0 === touch }
    }

    // MARK: - For subclasses

    /// Resets the recognizer for the next gesture. Called after all actions. Subclasses override it to discard their
    /// state.
    open func reset() {}

    /// Removes a touch from the gesture, which continues without it.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        guard touchesDown.contains(touch) else { return }
        gesture.touches.removeAll { $0 === touch }
        gesture.allTouches.remove(touch)
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Returns whether this gesture, once recognized, prevents another one. The default is true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether another gesture can prevent this one. The default is true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether this recognizer must wait for another one to fail. The default is false. Called once per pair
    /// and gesture.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns whether another recognizer must wait for this one to fail. The default is false. Called once per pair
    /// and gesture.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
