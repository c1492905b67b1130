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
    /// A Boolean value that indicates whether an assistive technology speaks announcements. The default is true.
    public var isListening = true

    /// The recorded announcements, oldest first.
    public private(set) var announcements: [PostAnnouncement] = []

    private var questions: [@MainActor () -> Bool] = []

    /// Creates an announcer with `isListening` set to true.
    public init() {}

    /// Boolean values that indicate whether each announcement is still relevant, in the order of `announcements`.
    public var isWanted: [Bool] { questions.map { $0() } }

    public func announce(_ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool) {
        announcements.append(announcement)
        questions.append(isWanted)
    }
}
