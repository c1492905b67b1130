internal import Readings

/// The element that an assistive technology has focused, and the technology that focused it.
@MainActor
struct AccessibilityFocus {
    typealias Technology = UIAccessibility.AssistiveTechnologyIdentifier

    private(set) weak var element: AnyObject?
    private(set) var technology: Technology?

    /// Sets the focused element (nil for none) and returns the move to announce, or nil if the element hasn't changed.
    mutating func move(to element: AnyObject?, by technology: Technology) -> Move? {
        guard element !== self.element else { return nil }
        let move = Move(from: self.element, to: element, technology: technology)
        self.element = element
        self.technology = technology
        return move
    }

    /// A change of the focus from one element to another.
    @MainActor
    struct Move {
        let from: AnyObject?
        let to: AnyObject?
        let technology: Technology

        /// Notifies the element that lost the focus, then the one that gained it, then the app.
        func announce() {
            (from as? UIResponder)?.accessibilityElementDidLoseFocus()
            (to as? UIResponder)?.accessibilityElementDidBecomeFocused()
            var userInfo: [String: Any] = [UIAccessibility.assistiveTechnologyUserInfoKey: technology.rawValue]
            userInfo[UIAccessibility.focusedElementUserInfoKey] = to
            userInfo[UIAccessibility.unfocusedElementUserInfoKey] = from
            guard Reading.focusMovesLate.isOn else { return post(userInfo) }
            FrameClock.shared.schedule(exactlyAfter: 0.1) { post(userInfo) }
        }

        private func post(_ userInfo: [String: Any]) {
            NotificationCenter.default.post(
                name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: userInfo)
        }
    }
}
