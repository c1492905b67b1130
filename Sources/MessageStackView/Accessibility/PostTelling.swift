/// How people are told of a post, beside what it shows.
struct PostTelling: Hashable, Sendable {
    var severity: PostSeverity?
    var origin = PostOrigin.user
    var accessibilityMessage: String?
    var haptic = PostHaptic.automatic
    /// Whether the focus of an assistive technology is led into the post while the app can't be used.
    var takesFocus = true

    /// The haptic, once the severity is known; nil for none.
    var resolvedHaptic: PostHaptic? { haptic.resolved(for: severity) }

    /// High for what has gone wrong alone: that interrupts whoever reads, and nobody can skip it.
    var announcementPriority: PostAnnouncement.Priority {
        if severity == .error { return .high }
        return origin == .background ? .low : .default
    }
}

/// What led to a post; it decides whether the post may interrupt what is spoken.
public enum PostOrigin: Hashable, Sendable {
    /// Something that the user has just done. The post is announced over what is spoken.
    case user
    /// Something that happened by itself. Unless it is an error, it is announced when nothing else is spoken.
    case background
}
