/// How a gradient spreads.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around the start point, outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, clockwise.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
