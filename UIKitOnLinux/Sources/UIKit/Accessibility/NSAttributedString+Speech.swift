extension NSAttributedString.Key {
    /// An NSNumber: whether an announcement waits for what is spoken instead of interrupting it.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeQueueAnnouncement")

    /// The raw value of a `UIAccessibilityPriority`.
    @available(iOS 17.0, *)
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
}
