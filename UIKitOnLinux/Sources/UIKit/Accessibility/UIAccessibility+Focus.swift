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

    /// The element on which a technology is; for nil, the one that was focused last by any.
    @MainActor
    public static func focusedElement(
        using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?
    ) -> Any? {
        AssistiveTechnology.shared.focusedElement(using: assistiveTechnologyIdentifier)
    }

    /// In a move of the focus: the element that has it now.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// In a move of the focus: the element that had it before.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// In a move of the focus: the identifier of the technology, as its raw value.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
