/// Where text stands that a label has shrunk.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have at its full size.
    case alignBaselines = 0
    /// In the middle of the label.
    case alignCenters = 1
    /// With its top where that would be at its full size.
    case none = 2
}
