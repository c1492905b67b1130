import MessageStackView

/// Keeps what it is given to speak.
@MainActor
final class RecordingAnnouncer: PostAnnouncer {
    var isListening = true
    private(set) var announcements: [PostAnnouncement] = []
    private var questions: [@MainActor () -> Bool] = []

    /// Whether each of the announcements still makes sense.
    var isWanted: [Bool] { questions.map { $0() } }

    func announce(_ announcement: PostAnnouncement, isWanted: @escaping @MainActor () -> Bool) {
        announcements.append(announcement)
        questions.append(isWanted)
    }
}
