/// Where the running technology is.
@MainActor
struct AccessibilityFocus {
    typealias Technology = UIAccessibility.AssistiveTechnologyIdentifier

    private(set) weak var element: AnyObject?
    private(set) var technology: Technology?

    /// Remembers another element, or none; returns what its change is announced with, nil if it is the same.
    mutating func move(to element: AnyObject?, by technology: Technology) -> Move? {
        guard element !== self.element else { return nil }
        let move = Move(from: self.element, to: element, technology: technology)
        self.element = element
        self.technology = technology
        return move
    }

    /// From one element to another.
    @MainActor
    struct Move {
        let from: AnyObject?
        let to: AnyObject?
        let technology: Technology

        /// Tells the element that is left, the one that is gone to, and then the app.
        func announce() {
            (from as? UIResponder)?.accessibilityElementDidLoseFocus()
            (to as? UIResponder)?.accessibilityElementDidBecomeFocused()
            var userInfo: [String: Any] = [UIAccessibility.assistiveTechnologyUserInfoKey: technology.rawValue]
            userInfo[UIAccessibility.focusedElementUserInfoKey] = to
            userInfo[UIAccessibility.unfocusedElementUserInfoKey] = from
            NotificationCenter.default.post(
                name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: userInfo)
        }
    }
}
