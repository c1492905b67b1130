/// What an app wants spoken, as VoiceOver understands it.
struct SpokenAnnouncement {
    let text: String
    private let priority: UIAccessibilityPriority
    private let isQueued: Bool

    /// Nil for an argument that isn't text.
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

    /// Whether it is spoken at once, while `other` is.
    func interrupts(_ other: SpokenAnnouncement) -> Bool {
        !isQueued && priority != .low && other.priority != .high
    }

    /// Seconds that it takes to speak it, at VoiceOver's default speed of about 15 characters a second.
    var duration: TimeInterval { 0.2 + Double(text.count) / 15 }
}
