public import MessageStackView

/// An object for tests that records the VoiceOver announcements of posts, and doesn't speak them.
///
/// ```swift
/// let announcer = RecordingAnnouncer()
/// poster.postManager.announcer = announcer
/// #expect(announcer.announcements.map(\.text) == ["Saved"])
/// ```
@MainActor
public final class RecordingAnnouncer: PostAnnouncer {
    /// A Boolean value that indicates whether posts are announced, as if VoiceOver were running. The default is true. If it is
    /// false, the `PostManager` announces no posts, so this object records none.
    public var isListening = true

    /// The recorded announcements, oldest first.
    public private(set) var announcements: [PostAnnouncement] = []

    private var questions: [@MainActor () -> Bool] = []

    /// Creates an announcer that has recorded no announcement, with `isListening` set to true.
    public init() {}

    /// An array with a Boolean value for each recorded announcement, in the order of `announcements`. A value is true if the
    /// announcement is still relevant, so that VoiceOver would still speak it.
    public var isWanted: [Bool] { questions.map { $0() } }

    /// Records an announcement. The `PostManager` calls this method. A test needn't call it.
    ///
    /// - Parameters:
    ///   - announcement: The announcement to record.
    ///   - isWanted: A closure that returns a Boolean value that indicates whether the announcement is still relevant. The
    ///     property `isWanted` calls it.
    public func announce(_ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool) {
        announcements.append(announcement)
        questions.append(isWanted)
    }
}
