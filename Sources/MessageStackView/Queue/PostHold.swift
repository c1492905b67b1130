/// What keeps a post from leaving by its timer. A post leaves by time only while nothing holds it.
enum PostHold: Hashable, Sendable {
    /// A finger is on the post.
    case touch
    /// Something that a touch has called up is in front of the post, or open over it: a menu, an alert, a sheet.
    case covered
    /// The post is in a view that is in no window.
    case offScreen
    /// The scene is not active: the user looks elsewhere.
    case inactiveScene
    /// A pointer rests on the post.
    case pointer
    /// The focus of an assistive technology or of a keyboard is in the post.
    case focus
    /// Another post of a deck is in front of it, or somebody looks through the deck.
    case deck
    /// There is nowhere to show posts.
    case noHost
    /// Posts do not leave by time at all.
    case untimed
    /// Whoever uses the post wants it to stay, by this token.
    case token(UInt64)
    /// The manager is suspended, by this token.
    case suspension(UInt64)

    /// Whether waiting posts have to go on waiting while this holds the whole queue.
    var keepsPostsWaiting: Bool {
        switch self {
        case .noHost, .suspension: true
        case .touch, .covered, .pointer, .focus, .deck, .token, .offScreen, .inactiveScene, .untimed: false
        }
    }

    /// Whether it is one that some posts ignore.
    var isSuspension: Bool {
        if case .suspension = self { true } else { false }
    }

    /// Seconds that are left at least when this ends, unless the whole interval is shorter: whoever just let go of a
    /// post shouldn't see it vanish under the finger.
    var leavesAtLeast: Double {
        switch self {
        case .touch, .covered, .pointer, .focus, .deck, .token: 2
        case .offScreen, .inactiveScene, .untimed, .noHost, .suspension: 0
        }
    }
}
