import Foundation

/// The heights of posts in a column: if there isn't room for all of them, the highest are limited first, and low ones
/// keep their height.
struct PostHeights: Equatable {
    /// The minimum of `greatest` in points: Apple's minimum size of a target for a finger. Posts can be lower only in an area
    /// that is itself lower.
    static let least: CGFloat = 44

    /// The heights in points that the posts have with enough room.
    let wanted: [CGFloat]
    /// The points for all posts, without the spacing.
    let room: CGFloat

    /// The greatest height in points; nil if there is room for all.
    var greatest: CGFloat? {
        // A difference of less than a pixel is due to rounding.
        guard wanted.reduce(0, +) > room + 0.5 else { return nil }
        var rest = room
        var heights = wanted
        while let height = heights.min(), let index = heights.firstIndex(of: height) {
            let share = rest / CGFloat(heights.count)
            if height > share { return max(share, Self.least) }
            rest -= height
            heights.remove(at: index)
        }
        return nil
    }
}
