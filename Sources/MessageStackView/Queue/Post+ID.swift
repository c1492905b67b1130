extension Post {
    /// Names one post for as long as the process runs; never used again for another.
    ///
    /// Ordered by age: the id of an earlier post is the smaller one.
    public struct ID: Hashable, Comparable, Sendable {
        let rawValue: UInt64

        public static func < (lhs: ID, rhs: ID) -> Bool { lhs.rawValue < rhs.rawValue }
    }
}

extension Post.ID: CustomStringConvertible {
    public var description: String { "post \(rawValue)" }
}
