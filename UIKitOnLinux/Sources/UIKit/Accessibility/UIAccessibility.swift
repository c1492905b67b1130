/// Notifications to and settings of the assistive technologies.
///
/// https://developer.apple.com/documentation/uikit/uiaccessibility
public struct UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        // The raw values are Apple's.
        /// Much has changed; the argument is the element to go to (nil for the first), or a text to speak.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part has changed; the argument is the element to go to (nil for where the cursor is), or a text to speak.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument, a String or an attributed one, is to be spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// `accessibilityScroll(_:)` has scrolled; the argument says where to, such as "Page 2 of 5".
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells the running assistive technology; `argument` is a String or attributed string to speak, or an element.
    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        AssistiveTechnology.shared.receive(notification, argument: argument)
    }

    /// A rectangle in a view's coordinates on the screen, as the smallest upright rectangle around it.
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

    /// In an announcement's end: the text that was spoken.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// In an announcement's end: an NSNumber, whether it was spoken to its end.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")

    /// An assistive technology has moved its focus.
    public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
}
