/// Corners of a rectangle, with Apple's raw values.
///
/// https://developer.apple.com/documentation/uikit/uirectcorner
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// Every bit, as Apple's is.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

// MARK: - Hashable

/// Apple's isn't; ours is so that our own sources can keep values by it.
@available(iOS, unavailable)
extension UIRectCorner: Hashable {}
