/// The priority of a constraint, from 1 to 1000. A constraint yields to every constraint of a higher priority.
///
/// https://developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    /// A priority below all content priorities. A view measured at this priority is as small as its content allows.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
