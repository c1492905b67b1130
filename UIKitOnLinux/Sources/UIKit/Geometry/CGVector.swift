/// A two-dimensional vector, in points.
///
/// https://developer.apple.com/documentation/corefoundation/cgvector
public struct CGVector: Equatable, Codable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public static let zero = CGVector(dx: 0, dy: 0)

    public init() {
        self.init(dx: 0, dy: 0)
    }

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

// MARK: - Hashable

@available(iOS 18, *)
extension CGVector: Hashable {}
