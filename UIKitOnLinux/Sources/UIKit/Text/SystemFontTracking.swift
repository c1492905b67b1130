/// The space to add after each glyph of Inter, as a fraction of the point size, so that text is about as wide as in San
/// Francisco.
///
/// It applies to characters without an entry in `SystemFontAdvances`, such as "é", and to fonts with names. It is fitted
/// to the widths of English text in nine weights at 11, 13, 15, 17, 20, 24, 28 and 34 points on iOS 26.1. The values for
/// size and weight are added. Sentences in Inter with this tracking are within 0.5 % of the measured widths below 20
/// points, and within 1.5 % from 20 points on. Above 34 points, the values follow the tracking in Apple's Human Interface
/// Guidelines.
enum SystemFontTracking {
    /// The size from which on the display family is used.
    static let displaySize: CGFloat = 20

    static func tracking(size: CGFloat, weight: UIFont.Weight) -> CGFloat {
        let isDisplay = size >= displaySize
        let ofWeight = (isDisplay ? displayWeights : textWeights)[weight.faceIndex]
        return (isDisplay ? displaySizes : textSizes).value(at: size) + ofWeight
    }

    private static let textSizes = PiecewiseLinear([
        (8, 0.0225), (11, 0.0028), (13, -0.0089), (15, -0.0187), (17, -0.0284), (20, -0.0402),
    ])
    private static let displaySizes = PiecewiseLinear([
        (20, 0.0036), (28, -0.0038), (34, -0.0062), (44, -0.0096), (60, -0.0137), (80, -0.0180),
    ])

    /// The tracking from ultralight to black.
    private static let textWeights: [CGFloat] = [-0.003, -0.002, 0, 0, 0.0061, 0.0103, 0.0168, 0.0262, 0.036]
    private static let displayWeights: [CGFloat] = [-0.0005, -0.0035, 0, 0, 0.0063, 0.009, 0.0164, 0.0291, 0.0395]
}
