/// What keeps a post from leaving by its timer. A post leaves by time only while nothing holds it.
enum PostHold: Hashable, Sendable {
    /// A finger is on the post.
    case touch
    /// The post is in a view that is in no window.
    case offScreen
    /// The scene is not active: the user looks elsewhere.
    case inactiveScene
    /// There is nowhere to show posts.
    case noHost
    /// The manager is suspended, by this token.
    case suspension(UInt64)

    /// Whether waiting posts have to go on waiting while this holds the whole queue.
    var keepsPostsWaiting: Bool {
        switch self {
        case .noHost, .suspension: true
        case .touch, .offScreen, .inactiveScene: false
        }
    }

    /// Seconds that are left at least when this ends, unless the whole interval is shorter: whoever just let go of a
    /// post shouldn't see it vanish under the finger.
    var leavesAtLeast: Double {
        switch self {
        case .touch: 2
        case .offScreen, .inactiveScene, .noHost, .suspension: 0
        }
    }
}
