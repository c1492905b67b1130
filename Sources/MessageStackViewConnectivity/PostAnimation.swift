#if SWIFT_PACKAGE
    package import MessageStackView
#endif

/// Which motions of a post are animated: its entrance, its exit, both or none. Only ``ConnectivityMessageable`` and the names that
/// `MessageStackViewVersion3` keeps for apps of version 3 use this type. With all others, set `PostOptions.animatesEntrance` and
/// `PostOptions.animatesExit`.
public struct PostAnimation: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// An option to animate the entrance of a post.
    public static let onPost = PostAnimation(rawValue: 1 << 0)
    /// An option to animate the exit of a post, regardless of its cause.
    public static let onRemove = PostAnimation(rawValue: 1 << 1)
    /// The options to animate both the entrance and the exit of a post.
    public static let both: PostAnimation = [.onPost, .onRemove]
    /// An empty set of options: neither the entrance nor the exit of a post is animated.
    public static let none: PostAnimation = []
    /// A placeholder for the values of `PostManager.defaults` or, if they aren't set, of `PostEnvironment.app.options`. If these
    /// aren't set either, the entrance and the exit are animated.
    public static let `default` = PostAnimation(rawValue: 1 << 2 | both.rawValue)
}

extension PostOptions {
    /// Animates the motions that a set contains. The placeholder `.default` leaves the options as they are.
    package mutating func animate(_ motions: PostAnimation) {
        guard motions != .default else { return }
        animatesEntrance = motions.contains(.onPost)
        animatesExit = motions.contains(.onRemove)
    }
}
