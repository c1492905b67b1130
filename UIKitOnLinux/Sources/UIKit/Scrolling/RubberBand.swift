/// The resistance of content that is dragged beyond its limits.
///
/// Measured on iOS 26.1: in a view of 852 points, a drag of 100 moves the content by 51.7, and one of 590 by 235.
enum RubberBand {
    private static let coefficient: CGFloat = 0.55

    /// Returns the movement of the content for a drag of `distance` in a view of `length`; always less than `length`.
    static func stretch(of distance: CGFloat, over length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        return coefficient * distance * length / (coefficient * abs(distance) + length)
    }

    /// Returns the drag distance that results in a stretch.
    static func distance(for stretch: CGFloat, over length: CGFloat) -> CGFloat {
        let rest = length - abs(stretch)
        guard rest > 0 else { return stretch }
        return stretch * length / (coefficient * rest)
    }
}
