/// Gestures that remove a post.
public struct PostGestures: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A tap on the post.
    public static let tap = PostGestures(rawValue: 1 << 0)
    /// A drag or a flick towards the edge that the post came from.
    public static let pan = PostGestures(rawValue: 1 << 1)
}
