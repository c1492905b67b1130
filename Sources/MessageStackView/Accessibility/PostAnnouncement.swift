/// The text that an assistive technology speaks for a post.
public struct PostAnnouncement: Equatable, Sendable {
    /// The text that VoiceOver speaks.
    public var text: String

    /// The urgency; `.normal` by default. With a lower one, the announcement waits until nothing else is spoken. With `.normal`, it
    /// interrupts other speech, and can be interrupted. With a higher one, it interrupts other speech, and is spoken to its end.
    /// By default, posts that no user's action caused have `.low`, and errors have `.high`.
    public var priority: PostPriority

    /// The parts of the text that are spoken in another language than that of the app.
    var foreignParts: [ForeignPart] = []

    /// A part of the text in another language.
    struct ForeignPart: Equatable, Sendable {
        let text: String
        /// The tag of the language.
        let language: String
    }

    /// Creates an announcement of a text.
    public init(_ text: String, priority: PostPriority = .normal) {
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
