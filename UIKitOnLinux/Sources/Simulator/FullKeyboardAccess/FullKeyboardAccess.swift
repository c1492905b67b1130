import UIKit

/// A simulation of Full Keyboard Access: a focus that moves between elements with the keys of a hardware keyboard.
///
/// The keys act as Apple's guide "Control iPhone with an external keyboard" describes:
/// https://support.apple.com/guide/iphone/ipha4375873f. Those that it takes belong to the system: the app learns about
/// focus changes and activations, not about key presses. `HardwareKeyboard` passes the other keys on.
@MainActor
final class FullKeyboardAccess {
    unowned let simulator: Simulator

    private weak var element: UIResponder?
    /// The last frame of the focused element on the screen. If the element disappears, the focus continues from there.
    private var lastFrame: CGRect?
    private var wasInWindow = false
    /// Whether an assistive technology could reach the element when it got the focus. A view that an app or a test
    /// focuses directly may be unreachable.
    private var wasReachable = false
    /// The last text input that was first responder.
    private weak var input: UIResponder?

    init(simulator: Simulator) {
        self.simulator = simulator
    }

    // MARK: - The focus

    /// The elements that can have the focus, in reading order: those that respond to user interaction or accept text.
    var elements: [UIResponder] { reachableElements.filter(\.isOperable) }

    private var reachableElements: [UIResponder] {
        AccessibilityTree(windows: UIApplication.shared.allWindows).elements
    }

    /// The element that receives the keys; `nil` if there is none, or if it has left the screen.
    var focusedElement: UIResponder? {
        guard let element else { return nil }
        return element.viewForFocus.map { $0.window != nil } ?? false ? element : nil
    }

    /// Moves the focus to an element, or removes it for `nil`.
    func focus(on element: UIResponder?) {
        self.element = element
        input = FirstResponder.current
        lastFrame = element?.accessibilityFrame
        wasInWindow = element?.viewForFocus?.window != nil
        wasReachable = element.map { element in reachableElements.contains { $0 === element } } ?? false
        UIFocusSystem.shared.move(to: element?.viewForFocus)
    }

    /// Removes the focus from an element that has left its window. The next key continues from the element's last
    /// position.
    func frameDidRun() {
        followInput()
        guard wasInWindow, focusedElement == nil else { return }
        dropFocus()
    }

    /// Removes the focus, but keeps the position from which the next key continues.
    private func dropFocus() {
        element = nil
        wasInWindow = false
        UIFocusSystem.shared.move(to: nil)
    }

    /// Moves the focus to a text input that has become first responder, where it stays if the input resigns.
    private func followInput() {
        guard simulator.isHardwareKeyboardConnected, FirstResponder.current !== input else { return }
        input = FirstResponder.current
        if let input, input is any UIKeyInput, input !== element { focus(on: input) }
    }

    // MARK: - Keys

    /// Updates the focus before a key: it follows the first responder, and leaves an element that a modal view covers.
    func prepare() {
        followInput()
        guard wasReachable, let element, !reachableElements.contains(where: { $0 === element }) else { return }
        dropFocus()
    }

    /// Takes a key if it has a meaning for the focus: Tab moves it, and while an element has it, Space and Return
    /// activate the element and Escape leaves it.
    ///
    /// - Returns: Whether the key had an effect, or `nil` if the key isn't taken.
    func take(_ key: HardwareKey, withShift: Bool) -> Bool? {
        switch key {
        case .tab: move(by: withShift ? -1 : 1) ? true : nil
        case .space, .return: focusedElement.map(simulator.activate)
        case .escape: focusedElement.map { _ in escape() }
        case .upArrow, .downArrow, .leftArrow, .rightArrow: nil
        }
    }

    /// Adjusts the focused element by an arrow key that the app hasn't handled.
    ///
    /// - Returns: `false` if the element isn't adjustable.
    func adjust(by key: HardwareKey) -> Bool {
        guard let element = focusedElement, element.accessibilityTraits.contains(.adjustable),
            !element.accessibilityTraits.contains(.notEnabled)
        else { return false }
        switch key {
        case .upArrow, .rightArrow: element.accessibilityIncrement()
        case .downArrow, .leftArrow: element.accessibilityDecrement()
        case .tab, .space, .return, .escape: return false
        }
        return true
    }

    /// Moves the focus by one element. After the last element it wraps to the first, and vice versa.
    private func move(by step: Int) -> Bool {
        let elements = elements
        guard !elements.isEmpty else { return false }
        let start = focusedElement ?? FirstResponder.current
        let current = elements.firstIndex { $0 === start }
        let next = current.map { ($0 + step + elements.count) % elements.count }
        let found = elements[next ?? elements.index(nearest: lastFrame) ?? (step < 0 ? elements.count - 1 : 0)]
        found.scrollToVisible()
        follow(found)
        focus(on: found)
        return true
    }

    /// Makes a text input first responder when it gets the focus; for any other element, the current first responder
    /// resigns.
    private func follow(_ element: UIResponder) {
        guard !element.isFirstResponder else { return }
        if element is any UIKeyInput, element.becomeFirstResponder() { return }
        FirstResponder.current?.resignFirstResponder()
    }

    /// Calls `accessibilityPerformEscape()` on the focused element and the responders after it, or, without a focused
    /// element, on those of the frontmost controller. If none handles it, the first responder resigns.
    func escape() -> Bool {
        let start = focusedElement ?? FirstResponder.current ?? UIApplication.shared.windowForInput?.frontResponder
        if start?.firstForAccessibility(that: { $0.accessibilityPerformEscape() }) != nil { return true }
        guard let responder = FirstResponder.current else { return false }
        return responder.resignFirstResponder()
    }
}

extension UIResponder {
    /// The view that UIKit's focus system focuses for the element: the element itself, or the view that contains it.
    fileprivate var viewForFocus: UIView? {
        firstForAccessibility { $0 is UIView } as? UIView
    }
}
