/// An object that takes part in the responder chain.
///
/// Apple declares the accessibility attributes on NSObject; without Objective-C an overridable member must stand in a
/// class body, so they stand here, in the common ancestor of everything that carries them.
@MainActor
open class UIResponder: NSObject {
    package var accessibilityState = AccessibilityState()

    public override init() {
        super.init()
    }

    // MARK: - Responder chain

    /// The responder that an unhandled event goes to.
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

    /// Called when it has become the first responder, before the keyboard comes.
    package func didBecomeFirstResponder() {}

    /// Called when it isn't the first responder any more, before the keyboard goes.
    package func didResignFirstResponder() {}

    // MARK: - Input views

    /// What the first responder shows in the system keyboard's place; nil, the default, for that keyboard.
    open var inputView: UIView? { nil }

    /// What the first responder shows above the keyboard; by default that of the next responder, nil at the end.
    open var inputAccessoryView: UIView? { next?.inputAccessoryView }

    /// Takes over other input views while it is the first responder.
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

    // MARK: - Accessibility

    open var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? false }
        set { accessibilityState.isElement = newValue }
    }

    open var accessibilityLabel: String? {
        get { accessibilityState.label }
        set { accessibilityState.label = newValue }
    }

    open var accessibilityHint: String? {
        get { accessibilityState.hint }
        set { accessibilityState.hint = newValue }
    }

    open var accessibilityValue: String? {
        get { accessibilityState.value }
        set { accessibilityState.value = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? .none }
        set { accessibilityState.traits = newValue }
    }

    open var accessibilityFrame: CGRect {
        get { accessibilityState.frame ?? .zero }
        set { accessibilityState.frame = newValue }
    }

    open var accessibilityElementsHidden: Bool {
        get { accessibilityState.elementsHidden }
        set { accessibilityState.elementsHidden = newValue }
    }

    open var accessibilityViewIsModal: Bool {
        get { accessibilityState.viewIsModal }
        set { accessibilityState.viewIsModal = newValue }
    }

    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityState.groupsChildren }
        set { accessibilityState.groupsChildren = newValue }
    }

    open var accessibilityElements: [Any]? {
        get { accessibilityState.elements }
        set { accessibilityState.elements = newValue }
    }

    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityState.customActions }
        set { accessibilityState.customActions = newValue }
    }

    /// The primary action of an element; true if it was handled.
    open func accessibilityActivate() -> Bool { false }

    /// A swipe up on an adjustable element: its value grows.
    open func accessibilityIncrement() {}

    /// A swipe down on an adjustable element: its value shrinks.
    open func accessibilityDecrement() {}

    /// The two-finger scrub; true if something was dismissed.
    open func accessibilityPerformEscape() -> Bool { false }
}
