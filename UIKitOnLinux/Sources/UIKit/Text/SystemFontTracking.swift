/// The space to add after each glyph of Inter, as a fraction of the point size, so that text is as wide as in San
/// Francisco.
///
/// Fitted to the widths of English text in nine weights at 11, 13, 15, 17, 20, 24, 28 and 34 points on iOS 26.1. The
/// values for size and weight are added. Below 20 points, the widths of sentences are within 0.5 % of the measured ones
/// and those of digits within 1.5 %. From 20 points on, sentences are within 1.5 %, but digits only within 10 %, since
/// Inter's large digits are narrow. Above 34 points, the values follow the tracking in Apple's Human Interface
/// Guidelines.
enum SystemFontTracking {
    /// The size from which on the display family is used.
    static let displaySize: CGFloat = 20

    static func tracking(size: CGFloat, weight: UIFont.Weight) -> CGFloat {
        let isDisplay = size >= displaySize
        let ofWeight = (isDisplay ? displayWeights : textWeights)[weight.faceIndex]
        return interpolate(isDisplay ? displaySizes : textSizes, at: size) + ofWeight
    }

    private typealias Point = (size: CGFloat, tracking: CGFloat)

    private static let textSizes: [Point] = [
        (8, 0.0225), (11, 0.0028), (13, -0.0089), (15, -0.0187), (17, -0.0284), (20, -0.0402),
    ]
    private static let displaySizes: [Point] = [
        (20, 0.0036), (28, -0.0038), (34, -0.0062), (44, -0.0096), (60, -0.0137), (80, -0.0180),
    ]

    /// The tracking from ultralight to black.
    private static let textWeights: [CGFloat] = [-0.003, -0.002, 0, 0, 0.0061, 0.0103, 0.0168, 0.0262, 0.036]
    private static let displayWeights: [CGFloat] = [-0.0005, -0.0035, 0, 0, 0.0063, 0.009, 0.0164, 0.0291, 0.0395]

    /// Interpolates linearly between the points; outside them, the first or last value applies.
    private static func interpolate(_ points: [Point], at size: CGFloat) -> CGFloat {
        guard let upper = points.firstIndex(where: { $0.size > size }) else { return points[points.count - 1].tracking }
        guard upper > 0 else { return points[0].tracking }
        let (low, high) = (points[upper - 1], points[upper])
        return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
    }
}
