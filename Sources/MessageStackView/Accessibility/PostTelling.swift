/// The announcement and the haptic of a post.
struct PostTelling: Hashable, Sendable {
    var severity: PostSeverity?
    var origin = PostOrigin.user
    var accessibilityMessage: String?
    var haptic = PostHaptic.automatic
    /// Whether a modal post moves the focus of assistive technologies into itself; true by default.
    var takesFocus = true

    /// The haptic that fits the severity; nil for none.
    var resolvedHaptic: PostHaptic? { haptic.resolved(for: severity) }

    /// The priority of the announcement. Only errors have a high one, since those interrupt VoiceOver and can't be skipped.
    var announcementPriority: PostAnnouncement.Priority {
        if severity == .error { return .high }
        return origin == .background ? .low : .default
    }
}

/// The cause of a post, which decides whether its announcement interrupts the present one.
public enum PostOrigin: Hashable, Sendable {
    /// An action of the user. The announcement interrupts the present one.
    case user
    /// An event without an action of the user. Unless it is an error, its announcement waits for the present one to end.
    case background
}
