/// A set of a rectangle's corners, with Apple's raw values.
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
    /// All corners. All bits are set, as in Apple's UIKit.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

// MARK: - Hashable

/// Apple's type isn't hashable. This one is, unavailable to apps, so that our own sources can use it as a key.
@available(iOS, unavailable)
extension UIRectCorner: Hashable {}
