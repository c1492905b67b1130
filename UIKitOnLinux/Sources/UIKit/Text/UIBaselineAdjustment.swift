/// The vertical position of text that a label has shrunk.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline is that of the text at its full size.
    case alignBaselines = 0
    /// The text is centered in the label.
    case alignCenters = 1
    /// The top is that of the text at its full size.
    case none = 2
}
