extension UIAccessibility {
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// Returns the element focused by the given technology. With nil, returns the element that any technology focused
    /// last.
    @MainActor
    public static func focusedElement(
        using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
    ) -> Any? {
        AssistiveTechnology.shared.focusedElement(using: assistiveTechnologyIdentifier)
    }

    /// The user info key for the element that has gained the focus.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The user info key for the element that has lost the focus.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The user info key for the raw value of the identifier of the technology that moved its focus.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
