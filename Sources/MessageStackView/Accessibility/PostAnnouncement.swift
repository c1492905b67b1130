/// The text that an assistive technology speaks for a post.
public struct PostAnnouncement: Hashable, Sendable {
    /// The urgency of an announcement.
    public enum Priority: Hashable, Sendable {
        /// Waits until nothing else is spoken; for news that isn't the result of a user's action.
        case low
        /// Interrupts other speech, and can be interrupted; for the result of a user's action.
        case `default`
        /// Interrupts other speech, and is spoken to its end; for errors only.
        case high
    }

    /// The text that VoiceOver speaks.
    public var text: String

    /// The urgency; `.default` by default.
    public var priority: Priority

    /// The parts of the text that are spoken in another language than that of the app.
    var foreignParts: [ForeignPart] = []

    /// A part of the text in another language.
    struct ForeignPart: Hashable, Sendable {
        let text: String
        /// The tag of the language.
        let language: String
    }

    /// Creates an announcement of a text.
    public init(_ text: String, priority: Priority = .default) {
        self.text = text
        self.priority = priority
    }
}

/// An object that speaks announcements. By default, a manager uses the device's VoiceOver; a test can use a
/// `RecordingAnnouncer`.
@MainActor
public protocol PostAnnouncer: AnyObject {
    /// A Boolean value that indicates whether an assistive technology that speaks is running.
    var isListening: Bool { get }

    /// Speaks an announcement after the announcements before it.
    ///
    /// - Parameters:
    ///   - announcement: The announcement. Its text isn't empty.
    ///   - isWanted: A closure that returns whether the announcement is still relevant. Call it before each attempt.
    func announce(_ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool)

    /// Speaks an announcement after the announcements before it, and reports its end.
    ///
    /// The default implementation calls `announce(_:isWanted:)`, and never reports the end. A post that the library has given
    /// the focus then stays for its reading time.
    ///
    /// - Parameters:
    ///   - announcement: The announcement. Its text isn't empty.
    ///   - isWanted: A closure that returns whether the announcement is still relevant. Call it before each attempt.
    ///   - didEnd: A closure to call once the announcement was spoken or the last attempt has failed. It may never be called.
    func announce(
        _ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool,
        didEnd: @escaping @MainActor () -> Void)
}

extension PostAnnouncer {
    public func announce(
        _ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool,
        didEnd: @escaping @MainActor () -> Void
    ) {
        announce(announcement, isWanted: isWanted)
    }
}
