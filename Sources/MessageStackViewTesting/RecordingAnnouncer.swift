import MessageStackView

/// Keeps what it is given to speak, in place of the device's voice.
///
/// ```swift
/// let announcer = RecordingAnnouncer()
/// poster.postManager.announcer = announcer
/// #expect(announcer.announcements.map(\.text) == ["Saved"])
/// ```
@MainActor
public final class RecordingAnnouncer: PostAnnouncer {
    /// Whether somebody listens; true by default.
    public var isListening = true

    /// What was to be spoken, the oldest first.
    public private(set) var announcements: [PostAnnouncement] = []

    private var questions: [@MainActor () -> Bool] = []

    /// An announcer to which somebody listens.
    public init() {}

    /// Whether each of the announcements still makes sense.
    public var isWanted: [Bool] { questions.map { $0() } }

    public func announce(_ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool) {
        announcements.append(announcement)
        questions.append(isWanted)
    }
}
