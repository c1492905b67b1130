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

    /// Whether it is read as one thing, which hides what is in it; false by default.
    open var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? false }
        set { accessibilityState.isElement = newValue }
    }

    /// What it is, in a word or two.
    open var accessibilityLabel: String? {
        get { accessibilityState.label }
        set { accessibilityState.label = newValue }
    }

    /// What comes of activating it; spoken last, after a pause.
    open var accessibilityHint: String? {
        get { accessibilityState.hint }
        set { accessibilityState.hint = newValue }
    }

    /// What it stands at, such as "50%".
    open var accessibilityValue: String? {
        get { accessibilityState.value }
        set { accessibilityState.value = newValue }
    }

    /// The label with attributes of speech; setting one of the two sets the other.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { spoken($0, with: accessibilityState.attributedLabel) } }
        set {
            accessibilityLabel = newValue?.string
            accessibilityState.attributedLabel = newValue
        }
    }

    /// The hint with attributes of speech; setting one of the two sets the other.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { spoken($0, with: accessibilityState.attributedHint) } }
        set {
            accessibilityHint = newValue?.string
            accessibilityState.attributedHint = newValue
        }
    }

    /// The value with attributes of speech; setting one of the two sets the other.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { spoken($0, with: accessibilityState.attributedValue) } }
        set {
            accessibilityValue = newValue?.string
            accessibilityState.attributedValue = newValue
        }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? .none }
        set { accessibilityState.traits = newValue }
    }

    /// On the screen, in points.
    open var accessibilityFrame: CGRect {
        get { accessibilityState.frame ?? .zero }
        set { accessibilityState.frame = newValue }
    }

    /// Its outline on the screen, where a rectangle doesn't do; nil by default.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityState.path }
        set { accessibilityState.path = newValue }
    }

    /// Where a double tap touches the screen; the middle of the frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibilityState.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { accessibilityState.activationPoint = newValue }
    }

    /// The language in which it is spoken, as a BCP 47 tag; the app's own for nil.
    open var accessibilityLanguage: String? {
        get { accessibilityState.language }
        set { accessibilityState.language = newValue }
    }

    /// The names by which Voice Control knows it, the best first; the label by default.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityState.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { accessibilityState.userInputLabels = newValue }
    }

    /// Whether there is something to be done with it; by default if its traits say so, or it has actions.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityState.respondsToUserInteraction ?? looksInteractive }
        set { accessibilityState.respondsToUserInteraction = newValue }
    }

    // MARK: Accessibility of what is inside

    /// Leaves out everything inside, and the element itself; false by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityState.elementsHidden }
        set { accessibilityState.elementsHidden = newValue }
    }

    /// Leaves out everything in the siblings; false by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityState.viewIsModal }
        set { accessibilityState.viewIsModal = newValue }
    }

    /// Reads what is inside from beginning to end before anything beside it; false by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityState.groupsChildren }
        set { accessibilityState.groupsChildren = newValue }
    }

    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityState.containerType }
        set { accessibilityState.containerType = newValue }
    }

    /// What is inside, in the order of reading; nil, the default, leaves that to where the subviews stand.
    open var accessibilityElements: [Any]? {
        get { accessibilityState.elements }
        set { accessibilityState.elements = newValue }
    }

    /// How many elements there are inside, for a container that makes them as they are asked for.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// `NSNotFound` for one that isn't inside.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let index = accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) }
        return index ?? NSNotFound
    }

    // MARK: Accessibility actions

    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityState.customActions }
        set { accessibilityState.customActions = newValue }
    }

    /// The double tap; true if it was handled, else the activation point is touched.
    open func accessibilityActivate() -> Bool { false }

    /// The swipe up on an adjustable element.
    open func accessibilityIncrement() {}

    /// The swipe down on an adjustable element.
    open func accessibilityDecrement() {}

    /// The swipe of three fingers; true if it was handled, else the next responder is asked.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// The two-finger scrub; true if something was dismissed, else the next responder is asked.
    open func accessibilityPerformEscape() -> Bool { false }

    /// The double tap of two fingers; true if it was handled, else the next responder is asked.
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Accessibility focus

    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}

    /// Whether an assistive technology is on it.
    open func accessibilityElementIsFocused() -> Bool { AssistiveTechnology.shared.focusedElement === self }

    private func spoken(_ text: String, with attributed: NSAttributedString?) -> NSAttributedString {
        if let attributed, attributed.string == text { return attributed }
        return NSAttributedString(string: text)
    }

    private var looksInteractive: Bool {
        let traits: UIAccessibilityTraits = [.button, .link, .searchField, .keyboardKey, .adjustable, .textEntry]
        return !accessibilityTraits.isDisjoint(with: traits) && !accessibilityTraits.contains(.notEnabled)
            || accessibilityCustomActions?.isEmpty == false
    }
}
