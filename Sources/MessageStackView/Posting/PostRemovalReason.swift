/// Why a post ended.
public enum PostRemovalReason: Hashable, Sendable {
    /// Its time on the screen was over.
    case timeout
    /// The user tapped it, with tap to remove on.
    case tap
    /// The user dragged or flicked it off the screen.
    case pan
    /// The user pressed its close button.
    case closeButton
    /// The user made the accessibility escape gesture, or pressed Escape.
    case escape
    /// Code removed it.
    case programmatic
    /// A later post of the same key took its place.
    case replaced
    /// Its view was removed from the post by somebody else, or was posted elsewhere.
    case viewTaken
    /// What it was shown on went away: its poster, its manager, or the slot that the poster kept for it.
    case hostGone
    /// It waited longer than allowed for a place to be shown.
    case expired
    /// It was never accepted.
    case refused(PostRefusal)
}
