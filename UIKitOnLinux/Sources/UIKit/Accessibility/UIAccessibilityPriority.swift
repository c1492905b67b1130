/// How urgent an announcement is.
@available(iOS 17.0, *)
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Interrupts, and can't be interrupted.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// Interrupts, and can be interrupted.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// Waits until nothing else is spoken.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}
