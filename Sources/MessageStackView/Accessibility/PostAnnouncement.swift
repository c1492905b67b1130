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

/// Speaks what posts say. A manager has one of the device's; a test brings its own.
@MainActor
public protocol PostAnnouncer: AnyObject {
    /// Whether an assistive technology runs that people hear, so that anybody is listening.
    var isListening: Bool { get }

    /// Speaks an announcement when those before it have been spoken.
    ///
    /// - Parameters:
    ///   - announcement: what to say; its text isn't empty.
    ///   - isWanted: whether it still makes sense, asked before each attempt.
    func announce(_ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool)
}
