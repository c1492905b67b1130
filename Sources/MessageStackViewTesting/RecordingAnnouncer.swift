public import MessageStackView

/// An announcer that records announcements instead of speaking them.
///
/// ```swift
/// let announcer = RecordingAnnouncer()
/// poster.postManager.announcer = announcer
/// #expect(announcer.announcements.map(\.text) == ["Saved"])
/// ```
@MainActor
public final class RecordingAnnouncer: PostAnnouncer {
    /// A Boolean value that indicates whether an assistive technology that speaks counts as running. The default is true. If
    /// it is false, the manager makes no announcements.
    public var isListening = true

    /// The recorded announcements, oldest first.
    public private(set) var announcements: [PostAnnouncement] = []

    private var questions: [@MainActor () -> Bool] = []

    /// Creates an announcer that has recorded no announcement, with `isListening` set to true.
    public init() {}

    /// The current relevance of each recorded announcement, in the order of `announcements`: a Boolean value that indicates
    /// whether the announcement would still be spoken.
    public var isWanted: [Bool] { questions.map { $0() } }

    /// Records an announcement. The manager calls this method, so a test doesn't.
    ///
    /// - Parameters:
    ///   - announcement: The announcement.
    ///   - isWanted: A closure that returns a Boolean value that indicates whether the announcement is still relevant. The
    ///     property `isWanted` calls it.
    public func announce(_ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool) {
        announcements.append(announcement)
        questions.append(isWanted)
    }
}
