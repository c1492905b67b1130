/// A text that VoiceOver speaks for a post, with its priority.
public struct PostAnnouncement: Equatable, Sendable {
    /// The text that VoiceOver speaks.
    public let text: String

    /// The priority of the announcement. The default is `.normal`.
    ///
    /// - Below `.normal`, the announcement waits until nothing else is spoken.
    /// - With `.normal`, it interrupts other speech, and other speech can interrupt it.
    /// - Above `.normal`, it interrupts other speech, and is spoken to its end.
    ///
    /// The library uses `.high` for errors, and `.low` for other posts whose `PostOptions.isUserInitiated` is false.
    public let priority: PostPriority

    /// Creates an announcement.
    ///
    /// - Parameters:
    ///   - text: The text that VoiceOver speaks.
    ///   - priority: The priority. The default is `.normal`.
    public init(_ text: String, priority: PostPriority = .normal) {
        self.text = text
        self.priority = priority
    }
}

/// An object that speaks the announcements of posts for a `PostManager`. The default `PostManager.announcer` uses VoiceOver. A
/// test can use a `RecordingAnnouncer`.
@MainActor
public protocol PostAnnouncer: AnyObject {
    /// A Boolean value that indicates whether an assistive technology that speaks is running. While it is false, posts aren't
    /// announced.
    var isListening: Bool { get }

    /// Speaks an announcement after the announcements that were passed to this object before.
    ///
    /// - Parameters:
    ///   - announcement: The announcement, whose text isn't empty.
    ///   - isWanted: A closure that returns a Boolean value that indicates whether the announcement is still relevant. Call
    ///     it before each attempt to speak, and drop the announcement if the result is false.
    func announce(_ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool)

    /// Speaks an announcement after the announcements that were passed to this object before, and reports its end.
    ///
    /// The default implementation calls `announce(_:isWanted:)`, and never reports the end. A post to which the library has moved
    /// VoiceOver's focus then stays on screen for its reading time, `PostDuration.readingTime(of:)`.
    ///
    /// - Parameters:
    ///   - announcement: The announcement, whose text isn't empty.
    ///   - isWanted: A closure that returns a Boolean value that indicates whether the announcement is still relevant. Call
    ///     it before each attempt to speak, and drop the announcement if the result is false.
    ///   - didEnd: A closure to call once, when the announcement was spoken or the last attempt has failed. You don't have to
    ///     call it.
    func announce(
        _ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool,
        didEnd: @escaping @MainActor () -> Void)
}

extension PostAnnouncer {
    /// Speaks an announcement by calling `announce(_:isWanted:)`, and never reports its end.
    ///
    /// - Parameters:
    ///   - announcement: The announcement, whose text isn't empty.
    ///   - isWanted: A closure that returns a Boolean value that indicates whether the announcement is still relevant. Call
    ///     it before each attempt to speak, and drop the announcement if the result is false.
    ///   - didEnd: A closure that this implementation doesn't call.
    public func announce(
        _ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool,
        didEnd: @escaping @MainActor () -> Void
    ) {
        announce(announcement, isWanted: isWanted)
    }
}
