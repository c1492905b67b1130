/// How urgent a waiting post is: a higher one enters first, equal ones in the order in which they were posted.
///
/// It orders those that wait. It never takes a shown post off the screen.
public struct PostPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// Any number; those of the named priorities are −1000, −500, 0, 500 and 1000.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// After all others.
    public static let min = PostPriority(rawValue: -1000)
    /// What can wait.
    public static let low = PostPriority(rawValue: -500)
    /// The default of a request.
    public static let normal = PostPriority(rawValue: 0)
    /// What shouldn't wait behind the ordinary.
    public static let high = PostPriority(rawValue: 500)
    /// Before all others.
    public static let max = PostPriority(rawValue: 1000)

    public static func < (lhs: PostPriority, rhs: PostPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}
