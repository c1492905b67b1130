/// The sizes of the text styles at each content size category, measured on iOS 26.1.
enum DynamicType {
    struct Figures {
        /// The size of the style's font, in points.
        let pointSize: CGFloat
        /// The distance between baselines for which the style is designed, in points. Custom values scale in proportion
        /// to it.
        let leading: CGFloat
    }

    /// Returns the figures of a style at a category. An unknown style counts as body, an unspecified category as large.
    /// In the Mac idiom, the category has no effect.
    static func figures(for style: UIFont.TextStyle, at category: UIContentSizeCategory) -> Figures {
        if FontMetricsProfile.current == .mac { return macFigures[style] ?? macBody }
        let row = table[style] ?? body
        let column = UIContentSizeCategory.ascending.firstIndex(of: category) ?? largeColumn
        return Figures(pointSize: row.pointSizes[column], leading: row.leadings[column])
    }

    // MARK: - Mac idiom

    private static let macBody = Figures(pointSize: 13, leading: 16)

    /// The built-in text styles of macOS, from Apple's Human Interface Guidelines (Typography).
    private static let macFigures: [UIFont.TextStyle: Figures] = [
        .largeTitle: Figures(pointSize: 26, leading: 32),
        .title1: Figures(pointSize: 22, leading: 26),
        .title2: Figures(pointSize: 17, leading: 22),
        .title3: Figures(pointSize: 15, leading: 20),
        .headline: macBody,
        .body: macBody,
        .callout: Figures(pointSize: 12, leading: 15),
        .subheadline: Figures(pointSize: 11, leading: 14),
        .footnote: Figures(pointSize: 10, leading: 13),
        .caption1: Figures(pointSize: 10, leading: 13),
        .caption2: Figures(pointSize: 10, leading: 13),
    ]

    // MARK: - iOS

    private struct Row {
        let pointSizes: [CGFloat]
        let leadings: [CGFloat]
    }

    private static let largeColumn = 3

    private static let body = Row(
        pointSizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

    private static let table: [UIFont.TextStyle: Row] = [
        .largeTitle: Row(
            pointSizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        .title1: Row(
            pointSizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
        .title2: Row(
            pointSizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        .title3: Row(
            pointSizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        .headline: Row(
            pointSizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
        .body: body,
        .callout: Row(
            pointSizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        .subheadline: Row(
            pointSizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
        .footnote: Row(
            pointSizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        .caption1: Row(
            pointSizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
        .caption2: Row(
            pointSizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
    ]
}

extension UIContentSizeCategory {
    /// Returns the category of the traits, or else of the current traits, or else large.
    static func resolved(from traitCollection: UITraitCollection?) -> UIContentSizeCategory {
        let asked = traitCollection?.preferredContentSizeCategory ?? .unspecified
        let category = asked == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : asked
        return category == .unspecified ? .large : category
    }
}
