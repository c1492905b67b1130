import UIKit

/// A person who uses the device by a hardware keyboard alone: a focus that goes from control to control.
///
/// The keys do what Apple's "Control iPhone with an external keyboard" says of them,
/// https://support.apple.com/guide/iphone/ipha4375873f. They are the system's: the app hears of the focus and of what is
/// activated, not of the keys.
@MainActor
final class FullKeyboardAccess {
    unowned let simulator: Simulator

    private weak var element: UIResponder?
    /// Where the focus was last on the screen; from there it goes on if its element has disappeared.
    private var lastFrame: CGRect?
    private var wasInWindow = false

    init(simulator: Simulator) {
        self.simulator = simulator
    }

    // MARK: - The focus

    /// What the focus can go to, in the order of reading: all that something can be done with.
    var elements: [UIResponder] {
        AccessibilityTree(windows: UIApplication.shared.allWindows).elements
            .filter { $0.accessibilityRespondsToUserInteraction || $0 is any UIKeyInput }
    }

    /// The element that the keys go to; nil if there is none, or if it has left the screen.
    var focusedElement: UIResponder? {
        guard let element else { return nil }
        return element.viewForFocus.map { $0.window != nil } ?? false ? element : nil
    }

    /// The focus goes to an element; away from all for nil.
    func focus(on element: UIResponder?) {
        self.element = element
        lastFrame = element?.accessibilityFrame
        wasInWindow = element?.viewForFocus?.window != nil
        UIFocusSystem.shared.move(to: element?.viewForFocus)
    }

    /// An element that has left its window has no focus any more; the next key goes on from where it was.
    func frameDidRun() {
        guard wasInWindow, focusedElement == nil else { return }
        element = nil
        wasInWindow = false
        UIFocusSystem.shared.move(to: nil)
    }

    // MARK: - Keys

    /// False if nothing came of it.
    func press(_ key: HardwareKey, withShift: Bool) -> Bool {
        switch key {
        case .tab: move(by: withShift ? -1 : 1)
        case .space: type(" ") || activate()
        case .return: type("\n") || activate()
        case .escape: escape()
        }
    }

    /// From the last element to the first, and back.
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

    /// The first responder goes with the focus: a text that gets it is typed into, another is left.
    private func follow(_ element: UIResponder) {
        guard !element.isFirstResponder else { return }
        if element is any UIKeyInput, element.becomeFirstResponder() { return }
        FirstResponder.current?.resignFirstResponder()
    }

    /// Types into the first responder if it has the focus, or nothing has.
    private func type(_ text: String) -> Bool {
        guard let responder = FirstResponder.current, responder is any UIKeyInput else { return false }
        guard focusedElement == nil || focusedElement === responder else { return false }
        simulator.typeText(text)
        return true
    }

    private func activate() -> Bool {
        focusedElement.map(simulator.activate) ?? false
    }

    /// Asks the element with the focus and the responders after it; without one, those of what is in front. A text that
    /// is typed into is left if nothing else came of it.
    private func escape() -> Bool {
        let start = focusedElement ?? FirstResponder.current ?? frontController
        if start?.firstForAccessibility(that: { $0.accessibilityPerformEscape() }) != nil { return true }
        guard let responder = FirstResponder.current else { return false }
        return responder.resignFirstResponder()
    }

    private var frontController: UIResponder? {
        let window = UIApplication.shared.allWindows.last(where: \.isKeyWindow)
        var controller = window?.rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        return controller?.viewIfLoaded ?? window
    }
}

extension UIResponder {
    /// The view that UIKit's focus is on with the element: its own, or the one that it is in.
    fileprivate var viewForFocus: UIView? {
        firstForAccessibility { $0 is UIView } as? UIView
    }
}
