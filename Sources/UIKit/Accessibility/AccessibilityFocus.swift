/// Where the running technology is.
@MainActor
struct AccessibilityFocus {
    typealias Technology = UIAccessibility.AssistiveTechnologyIdentifier

    private(set) weak var element: AnyObject?
    private(set) var technology: Technology?

    /// Goes to another element, or nowhere, and tells the app.
    mutating func move(to element: AnyObject?, by technology: Technology) {
        guard element !== self.element else { return }
        var userInfo: [String: Any] = [UIAccessibility.assistiveTechnologyUserInfoKey: technology.rawValue]
        userInfo[UIAccessibility.focusedElementUserInfoKey] = element
        userInfo[UIAccessibility.unfocusedElementUserInfoKey] = self.element
        self.element = element
        self.technology = technology
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: userInfo)
    }
}
