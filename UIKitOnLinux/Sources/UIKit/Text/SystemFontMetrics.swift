/// San Francisco's vertical metrics as fractions of the point size, which are the same at every size; measured on iOS
/// 26.1.
enum SystemFontMetrics {
    static let ascender: CGFloat = 1950 / 2048
    static let descender: CGFloat = -494 / 2048
    static let lineHeight: CGFloat = 2444 / 2048
    static let capHeight: CGFloat = 1443 / 2048

    /// Returns the x-height, the only metric that depends on the weight.
    static func xHeight(of weight: UIFont.Weight) -> CGFloat {
        xHeights[weight.faceIndex] / 2048
    }

    /// The x-heights from ultralight to black, in 2048ths.
    private static let xHeights: [CGFloat] = [1077, 1077, 1077, 1078, 1086, 1093, 1101, 1113, 1124]
}
