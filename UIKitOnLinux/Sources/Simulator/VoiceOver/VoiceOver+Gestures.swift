import UIKit

// The user's gestures on the element under the cursor. Each method returns whether it had an effect.
extension VoiceOver {
    // MARK: - One finger

    /// Performs the double tap: activates the element, or taps its activation point. If the element's value changes,
    /// the new value is spoken.
    @discardableResult
    public func activate() -> Bool {
        guard let element = awakeElement else { return false }
        let value = SpokenElement(element).value
        guard simulator.activate(element) else { return false }
        if let newValue = SpokenElement(element).value, newValue != value { say(newValue) }
        return true
    }

    /// Performs the swipe up on an adjustable element.
    @discardableResult
    public func increment() -> Bool { adjust { $0.accessibilityIncrement() } }

    /// Performs the swipe down on an adjustable element.
    @discardableResult
    public func decrement() -> Bool { adjust { $0.accessibilityDecrement() } }

    private func adjust(_ change: (UIResponder) -> Void) -> Bool {
        guard let element = awakeElement, element.accessibilityTraits.contains(.adjustable) else { return false }
        change(element)
        if let value = element.accessibilityValue { say(value) }
        return true
    }

    // MARK: - The rotor

    /// The names in the Actions rotor: the custom actions of the element, then those of its containers.
    public var actions: [String] { customActions.map(\.name) }

    /// Performs an action of the Actions rotor.
    ///
    /// - Returns: `false` if no action has that name, or if it failed.
    @discardableResult
    public func perform(actionNamed name: String) -> Bool {
        guard awakeElement != nil, let action = customActions.first(where: { $0.name == name }) else { return false }
        return action.actionHandler?(action) ?? false
    }

    private var customActions: [UIAccessibilityCustomAction] { focusedElement?.actionsOfContainers ?? [] }

    // MARK: - Several fingers

    /// Performs the two-finger scrub, which goes back or closes the frontmost screen. The element and the responders
    /// after it are asked first; without an element, the responders of the key window are.
    @discardableResult
    public func escape() -> Bool { ask { $0.accessibilityPerformEscape() } }

    /// Performs the two-finger double tap, which triggers the app's main action.
    @discardableResult
    public func magicTap() -> Bool { ask { $0.accessibilityPerformMagicTap() } }

    /// Performs the three-finger swipe, which turns a page. If no responder handles it, the scroll view scrolls by its
    /// visible size.
    @discardableResult
    public func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        ask { responder in
            if responder.accessibilityScroll(direction) { return true }
            guard let scrollView = responder as? UIScrollView else { return false }
            guard let page = ScrolledPage(of: scrollView, toward: direction) else { return false }
            scrollView.setContentOffset(page.offset, animated: false)
            say(page.text)
            return true
        }
    }

    private var awakeElement: UIResponder? {
        simulator.wake()
        return isRunning ? focusedElement : nil
    }

    private func ask(_ does: (UIResponder) -> Bool) -> Bool {
        let element = awakeElement
        guard isRunning else { return false }
        if let element { return element.firstForAccessibility(that: does) != nil }
        let window = UIApplication.shared.allWindows.last { $0.windowScene?.keyWindow === $0 }
        return (window?.rootViewController ?? window)?.firstForAccessibility(that: does) != nil
    }
}
