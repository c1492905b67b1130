/// The types of scrolling devices.
///
/// https://developer.apple.com/documentation/uikit/uiscrolltypemask
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A wheel with discrete steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// A trackpad with continuous movement.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
