/// What lies between two keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value stands until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// In straight lines at an even speed; key times and timing functions count for nothing.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a curve through all values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On such a curve at an even speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var isPaced: Bool { self == .paced || self == .cubicPaced }
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// How a layer turns on its way along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its x axis follows the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its x axis points back along the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
