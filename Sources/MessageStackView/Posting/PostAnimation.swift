/// Which changes of a post are animated.
public struct PostAnimation: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The entrance.
    public static let onPost = PostAnimation(rawValue: 1 << 0)
    /// The exit, whatever causes it.
    public static let onRemove = PostAnimation(rawValue: 1 << 1)
    /// The entrance and the exit.
    public static let both: PostAnimation = [.onPost, .onRemove]
    /// Neither.
    public static let none: PostAnimation = []
    /// The same as `both`.
    public static let `default` = PostAnimation.both
}
