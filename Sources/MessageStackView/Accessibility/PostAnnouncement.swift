/// What a post says to those who hear it.
public struct PostAnnouncement: Hashable, Sendable {
    /// Whether it may be said over something else.
    public enum Priority: Hashable, Sendable {
        /// Waits until nothing else is spoken: for news from the background.
        case low
        /// Interrupts what is spoken, and may be interrupted: for the result of what somebody did.
        case `default`
        /// Interrupts what is spoken, and is spoken to its end: for errors alone.
        case high
    }

    /// The words, in the order of reading.
    public var text: String

    /// `.default` unless said otherwise.
    public var priority: Priority

    /// An announcement of `text`.
    public init(_ text: String, priority: Priority = .default) {
        self.text = text
        self.priority = priority
    }
}
