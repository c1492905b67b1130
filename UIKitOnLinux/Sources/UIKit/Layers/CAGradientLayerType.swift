/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A gradient along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// A gradient from the start point outward.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// A gradient around the start point, clockwise.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
