extension NSAttributedString.Key {
    /// The key for a Boolean `NSNumber` that indicates whether an announcement waits until current speech ends instead
    /// of interrupting it.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeQueueAnnouncement")

    /// The key for the priority of an announcement, given as the raw value of a `UIAccessibilityPriority`.
    @available(iOS 17.0, *)
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
}
