/// The priority of an announcement.
@available(iOS 17.0, *)
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Interrupts other speech and can't be interrupted.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
    /// Interrupts other speech and can be interrupted.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// Waits until other speech has ended.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}
