/// How content follows a finger that drags it beyond its limits.
///
/// Measured on iOS 26.1: in a view 852 points long a drag of 100 moves the content by 51.7, one of 590 by 235.
enum RubberBand {
    private static let coefficient: CGFloat = 0.55

    /// How far the content moves when a finger drags by `distance` in a view of `length`; never as far as `length`.
    static func stretch(of distance: CGFloat, over length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        return coefficient * distance * length / (coefficient * abs(distance) + length)
    }

    /// How far a finger has to drag for a stretch.
    static func distance(for stretch: CGFloat, over length: CGFloat) -> CGFloat {
        let rest = length - abs(stretch)
        guard rest > 0 else { return stretch }
        return stretch * length / (coefficient * rest)
    }
}
