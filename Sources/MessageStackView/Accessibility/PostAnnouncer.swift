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
