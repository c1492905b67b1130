/// Notifications to and settings of the assistive technologies.
public struct UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        // The raw values are Apple's.
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells the running assistive technology; `argument` is a String or attributed string to speak, or an element.
    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        AssistiveTechnology.shared.receive(notification, argument: argument)
    }

    @MainActor public static var isVoiceOverRunning: Bool { AssistiveTechnology.shared.settings.isVoiceOverRunning }
    @MainActor public static var isSwitchControlRunning: Bool {
        AssistiveTechnology.shared.settings.isSwitchControlRunning
    }
    @MainActor public static var isReduceMotionEnabled: Bool {
        AssistiveTechnology.shared.settings.isReduceMotionEnabled
    }
    @MainActor public static var prefersCrossFadeTransitions: Bool {
        AssistiveTechnology.shared.settings.prefersCrossFadeTransitions
    }

    @MainActor public static var isReduceTransparencyEnabled: Bool {
        AssistiveTechnology.shared.settings.isReduceTransparencyEnabled
    }

    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// An assistive technology has moved its focus.
    public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")

    /// In an announcement's end: the text that was spoken.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// In an announcement's end: an NSNumber, whether it was spoken to its end.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
