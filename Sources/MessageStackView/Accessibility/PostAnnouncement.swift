/// A text that VoiceOver speaks for a post, with its priority.
public struct PostAnnouncement: Equatable, Sendable {
    /// The text that VoiceOver speaks.
    public let text: String

    /// The priority of the announcement. The default is `.normal`.
    ///
    /// - Below `.normal`, VoiceOver speaks the announcement when nothing else is spoken.
    /// - With `.normal`, the announcement interrupts other speech, and other speech can interrupt the announcement.
    /// - Above `.normal`, the announcement interrupts other speech, and is spoken to its end.
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
    /// A Boolean value that indicates whether an assistive technology that speaks is running. While the value is false, posts
    /// aren't announced.
    var isListening: Bool { get }

    /// Speaks an announcement after the announcements that were passed to this object before.
    ///
    /// The library calls `announce(_:isWanted:didEnd:)`, whose default implementation calls this method. To report the end of
    /// announcements, implement that method too.
    ///
    /// - Parameters:
    ///   - announcement: The announcement, whose text isn't empty.
    ///   - isWanted: A closure that returns a Boolean value that indicates whether the announcement is still relevant. The result
    ///     becomes false when the post leaves the screen. Call this closure before each attempt to speak, and drop the
    ///     announcement if the result is false.
    func announce(_ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool)

    /// Speaks an announcement after the announcements that were passed to this object before, and reports its end.
    ///
    /// The library calls this method for each announcement. The default implementation calls `announce(_:isWanted:)`, and never
    /// reports the end.
    ///
    /// If the library has moved VoiceOver's focus to a post, the time of the post doesn't pass until the end is reported or the
    /// reading time of the post (see `PostDuration.readingTime(of:)`) is over, whichever is first.
    ///
    /// - Parameters:
    ///   - announcement: The announcement, whose text isn't empty.
    ///   - isWanted: A closure that returns a Boolean value that indicates whether the announcement is still relevant. The result
    ///     becomes false when the post leaves the screen. Call this closure before each attempt to speak, and drop the
    ///     announcement if the result is false.
    ///   - didEnd: A closure to call once, after the announcement was spoken or the last attempt failed. Calling the closure is
    ///     optional.
    func announce(
        _ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool,
        didEnd: @escaping @MainActor () -> Void)
}

extension PostAnnouncer {
    /// Speaks an announcement by calling `announce(_:isWanted:)`, and never reports its end.
    ///
    /// - Parameters:
    ///   - announcement: The announcement, whose text isn't empty.
    ///   - isWanted: A closure that returns a Boolean value that indicates whether the announcement is still relevant. The result
    ///     becomes false when the post leaves the screen. Call this closure before each attempt to speak, and drop the
    ///     announcement if the result is false.
    ///   - didEnd: A closure that this implementation doesn't call.
    public func announce(
        _ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool,
        didEnd: @escaping @MainActor () -> Void
    ) {
        announce(announcement, isWanted: isWanted)
    }
}
