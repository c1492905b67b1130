#if SWIFT_PACKAGE
    package import MessageStackView
#endif

/// The motions of a post that are animated: the entrance, the exit, both or neither. Only ``ConnectivityMessageable`` and the
/// declarations of `MessageStackViewVersion3`, which are for apps that used version 3, use this type. In other code, set
/// `PostOptions.animatesEntrance` and `PostOptions.animatesExit`.
public struct PostAnimation: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// An option to animate the entrance of a post.
    public static let onPost = PostAnimation(rawValue: 1 << 0)
    /// An option to animate the exit of a post, whatever the reason for its removal.
    public static let onRemove = PostAnimation(rawValue: 1 << 1)
    /// Animates both the entrance and the exit of a post.
    public static let both: PostAnimation = [.onPost, .onRemove]
    /// Animates neither the entrance nor the exit of a post.
    public static let none: PostAnimation = []
    /// Uses `animatesEntrance` and `animatesExit` of `PostManager.defaults` or, if they are nil there, of
    /// `PostEnvironment.app.options`. If they are nil there too, the entrance and the exit are animated.
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
