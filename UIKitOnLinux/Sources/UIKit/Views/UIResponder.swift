/// An object in the responder chain.
///
/// Apple declares the accessibility properties on `NSObject`. Without Objective-C, overridable members must be in a
/// class body, so they are in this class, the common superclass of all elements.
@MainActor
open class UIResponder: NSObject {
    package var accessibilityState = AccessibilityState()

    public override init() {
        super.init()
    }

    // MARK: - Nibs

    /// Called after all objects of a nib have been decoded, on the main thread. The default does nothing.
    ///
    /// As Apple's, which is declared on `NSObject`, it isn't isolated. Without Objective-C, only a class body has members that
    /// can be overridden.
    /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib()
    nonisolated open func awakeFromNib() {}

    // MARK: - Responder chain

    /// The next responder in the chain, which receives unhandled events.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { FirstResponder.isFirst(self) }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        FirstResponder.change(to: self)
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        FirstResponder.resign(self)
    }

    /// Called after the object has become first responder, before the keyboard appears.
    package func didBecomeFirstResponder() {}

    /// Called after the object has resigned first responder, before the keyboard disappears.
    package func didResignFirstResponder() {}

    // MARK: - Input views

    /// The view that replaces the system keyboard while the object is first responder; `nil`, the default, for the
    /// system keyboard.
    open var inputView: UIView? { nil }

    /// The view above the keyboard while the object is first responder; by default that of the next responder, and
    /// `nil` at the end of the chain.
    open var inputAccessoryView: UIView? { next?.inputAccessoryView }

    /// Updates the input views if the object is the first responder.
    open func reloadInputViews() {
        if isFirstResponder { Keyboard.shared.update() }
    }

    // MARK: - Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: - Presses

    /// Called when keys or buttons are pressed. The default calls the same method of the next responder.
    ///
    /// An override handles a press by not calling `super`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            for press in presses { press.isUnhandled = true }
            return
        }
        next.pressesBegan(presses, with: event)
    }

    /// Called when the force of presses changes, which it doesn't for keys. The default calls the same method of the
    /// next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys or buttons are released. The default calls the same method of the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when the system takes over presses. The default calls the same method of the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: - Accessibility

    /// A Boolean value that indicates whether the object is an accessibility element, which hides its descendants;
    /// `false` by default.
    open var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? false }
        set { accessibilityState.isElement = newValue }
    }

    /// A short description of the element.
    open var accessibilityLabel: String? {
        get { accessibilityState.label }
        set { accessibilityState.label = newValue }
    }

    /// A description of the result of activating the element, spoken last after a pause.
    open var accessibilityHint: String? {
        get { accessibilityState.hint }
        set { accessibilityState.hint = newValue }
    }

    /// The value of the element, such as "50%".
    open var accessibilityValue: String? {
        get { accessibilityState.value }
        set { accessibilityState.value = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? .none }
        set { accessibilityState.traits = newValue }
    }

    /// The frame of the element on the screen, in points.
    open var accessibilityFrame: CGRect {
        get { accessibilityState.frame ?? .zero }
        set { accessibilityState.frame = newValue }
    }

    /// The outline of the element on the screen, if it isn't a rectangle; `nil` by default.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityState.path }
        set { accessibilityState.path = newValue }
    }

    /// The point of the screen that a double tap activates; the center of the frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibilityState.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { accessibilityState.activationPoint = newValue }
    }

    /// The names for Voice Control in order of preference; the label by default.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityState.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { accessibilityState.userInputLabels = newValue }
    }

    /// A Boolean value that indicates whether the element responds to user interaction; by default determined by its
    /// traits and actions.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityState.respondsToUserInteraction ?? looksInteractive }
        set { accessibilityState.respondsToUserInteraction = newValue }
    }

    // MARK: Accessibility containers

    /// A Boolean value that indicates whether the object and its descendants are hidden; `false` by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityState.elementsHidden }
        set { accessibilityState.elementsHidden = newValue }
    }

    /// A Boolean value that indicates whether the siblings are hidden; `false` by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityState.viewIsModal }
        set { accessibilityState.viewIsModal = newValue }
    }

    /// A Boolean value that indicates whether the descendants are read as a group, before other elements; `false` by
    /// default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityState.groupsChildren }
        set { accessibilityState.groupsChildren = newValue }
    }

    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityState.containerType }
        set { accessibilityState.containerType = newValue }
    }

    /// The elements of the container in reading order; `nil`, the default, orders them by the positions of the
    /// subviews.
    open var accessibilityElements: [Any]? {
        get { accessibilityState.elements }
        set { accessibilityState.elements = newValue }
    }

    /// Returns the number of elements, for a container that creates elements on demand.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Returns the index of an element in the container, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let index = accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) }
        return index ?? NSNotFound
    }

    // MARK: Accessibility actions

    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityState.customActions }
        set { accessibilityState.customActions = newValue }
    }

    /// Handles the double tap. Returns `false` to tap the activation point instead.
    open func accessibilityActivate() -> Bool { false }

    /// Handles the swipe up on an adjustable element.
    open func accessibilityIncrement() {}

    /// Handles the swipe down on an adjustable element.
    open func accessibilityDecrement() {}

    /// Handles the three-finger swipe. Returns `false` to pass it to the next responder.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Handles the two-finger scrub. Returns `true` if something was dismissed, and `false` to pass it to the next
    /// responder.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Handles the two-finger double tap. Returns `false` to pass it to the next responder.
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Accessibility focus

    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}

    /// Returns whether an assistive technology has focused the element.
    open func accessibilityElementIsFocused() -> Bool { AssistiveTechnology.shared.focusedElement === self }

    private var looksInteractive: Bool {
        let traits: UIAccessibilityTraits = [.button, .link, .searchField, .keyboardKey, .adjustable, .textEntry]
        return !accessibilityTraits.isDisjoint(with: traits) && !accessibilityTraits.contains(.notEnabled)
            || accessibilityCustomActions?.isEmpty == false
    }
}
