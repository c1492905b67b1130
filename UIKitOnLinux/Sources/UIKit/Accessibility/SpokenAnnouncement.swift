/// An announcement as VoiceOver interprets it: its text, its priority, and whether it waits for current speech.
struct SpokenAnnouncement {
    let text: String
    private let priority: UIAccessibilityPriority
    private let isQueued: Bool

    /// Creates an announcement, or returns nil if the argument isn't text.
    init?(argument: Any?) {
        if let text = argument as? String {
            self.text = text
            priority = .default
            isQueued = false
        } else if let text = argument as? NSAttributedString {
            self.text = text.string
            let attributes = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
            let name = attributes[.accessibilitySpeechAnnouncementPriority] as? String
            priority = name.map(UIAccessibilityPriority.init(rawValue:)) ?? .default
            isQueued = (attributes[.accessibilitySpeechQueueAnnouncement] as? NSNumber)?.boolValue ?? false
        } else {
            return nil
        }
    }

    /// Returns whether this announcement interrupts `other` while that is spoken.
    func interrupts(_ other: SpokenAnnouncement) -> Bool {
        !isQueued && priority != .low && other.priority != .high
    }

    /// The time in seconds to speak the text, at VoiceOver's default speed of about 15 characters per second.
    var duration: TimeInterval { 0.2 + Double(text.count) / 15 }
}
