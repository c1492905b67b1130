/// A namespace for the notifications, settings and functions of assistive technologies.
///
/// https://developer.apple.com/documentation/uikit/uiaccessibility
public struct UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        // The raw values are Apple's.
        /// A large part of the screen has changed. The argument is the element to focus (nil for the first one), or a
        /// text to speak.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed. The argument is the element to focus (nil to keep the focus), or a text to
        /// speak.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// An announcement. The argument is the text to speak, a `String` or an attributed string.
        public static let announcement = Notification(rawValue: 1008)
        /// `accessibilityScroll(_:)` has scrolled. The argument describes the new position, such as "Page 2 of 5".
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Posts a notification to the running assistive technology.
    ///
    /// `argument` depends on the notification: a `String` or an attributed string to speak, or an element to focus.
    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        AssistiveTechnology.shared.receive(notification, argument: argument)
    }

    /// Converts a rectangle from a view's coordinates to the screen's. For a rotated view, returns the bounding box.
    @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(view.pointOnScreen)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return rect }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The user info key for the text of the announcement.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The user info key for a Boolean `NSNumber` that indicates whether the announcement was spoken to its end.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")

    /// The notification posted after an assistive technology has moved its focus.
    public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
}
