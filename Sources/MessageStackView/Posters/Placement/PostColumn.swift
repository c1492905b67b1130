import UIKit

/// How high posts that stand one beyond the other may be, so that there is room for all of them: the highest give way
/// first, and low ones stay whole.
struct PostHeights: Equatable {
    /// Points that a post is never made lower than, though they run out of room then: what a finger meets well, by
    /// Apple's Human Interface Guidelines.
    static let least: CGFloat = 44

    /// As high as each wants to be, in points.
    let wanted: [CGFloat]
    /// Points that there are for all of them, without what is between them.
    let room: CGFloat

    /// The height in points that none may be higher than; nil if all have room as they are.
    var greatest: CGFloat? {
        // Less than a pixel is a matter of rounding.
        guard room.isFinite, wanted.reduce(0, { $0 + $1.length }) > room + 0.5 else { return nil }
        var rest = room
        for (index, height) in wanted.map(\.length).sorted().enumerated() {
            let share = rest / CGFloat(wanted.count - index)
            if height > share { return max(share, Self.least) }
            rest -= height
        }
        return nil
    }
}
