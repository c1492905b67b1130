/// A set of types of scroll events, each from a type of device.
///
/// https://developer.apple.com/documentation/uikit/uiscrolltypemask
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Scroll events in discrete steps, as from a mouse wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Scroll events of a continuous movement, as from a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
