import UIKit

// What a person does at the element under the cursor. Each answers whether something came of it.
extension VoiceOver {
    // MARK: - One finger

    /// The double tap: the element's own activation, or else a touch at its activation point. A value that changes by
    /// it is spoken.
    @discardableResult
    public func activate() -> Bool {
        guard let element = awakeElement else { return false }
        let value = SpokenElement(element).value
        guard simulator.activate(element) else { return false }
        if let newValue = SpokenElement(element).value, newValue != value { say(newValue) }
        return true
    }

    /// The swipe up on an adjustable element.
    @discardableResult
    public func increment() -> Bool { adjust { $0.accessibilityIncrement() } }

    /// The swipe down on an adjustable element.
    @discardableResult
    public func decrement() -> Bool { adjust { $0.accessibilityDecrement() } }

    private func adjust(_ change: (UIResponder) -> Void) -> Bool {
        guard let element = awakeElement, element.accessibilityTraits.contains(.adjustable) else { return false }
        change(element)
        if let value = element.accessibilityValue { say(value) }
        return true
    }

    // MARK: - The rotor

    /// What the Actions rotor offers: the custom actions of the element, then those of what it is in.
    public var actions: [String] { customActions.map(\.name) }

    /// Chooses from the Actions rotor; false if there is no action of that name, or if it failed.
    @discardableResult
    public func perform(actionNamed name: String) -> Bool {
        guard awakeElement != nil, let action = customActions.first(where: { $0.name == name }) else { return false }
        return action.actionHandler?(action) ?? false
    }

    private var customActions: [UIAccessibilityCustomAction] {
        var actions: [UIAccessibilityCustomAction] = []
        _ = focusedElement?.firstForAccessibility { responder in
            actions += responder.accessibilityCustomActions ?? []
            return false
        }
        return actions
    }

    // MARK: - Several fingers

    /// The scrub of two fingers: goes back or closes what is in front. The element and the responders after it are
    /// asked, then those of the key window.
    @discardableResult
    public func escape() -> Bool { ask { $0.accessibilityPerformEscape() } }

    /// The double tap of two fingers: what the app is for at the moment.
    @discardableResult
    public func magicTap() -> Bool { ask { $0.accessibilityPerformMagicTap() } }

    /// The swipe of three fingers: turns a page. A scroll view that the responders leave it to goes on by what is seen
    /// of it.
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
        let window = UIApplication.shared.allWindows.last(where: \.isKeyWindow)
        return (window?.rootViewController ?? window)?.firstForAccessibility(that: does) != nil
    }
}
