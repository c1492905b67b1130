import Foundation

/// The frame of a post beside an anchor: at the preferred edge of the anchor or, without enough room there, at the first of the
/// lower, the upper, the trailing and the leading edge that has enough.
///
/// If no edge has enough room, the post is lower, and its content scrolls.
struct AnchoredFrame: Equatable {
    /// The points between the post and the anchor, in which the arrow is.
    static let distance: CGFloat = 12

    /// The edge of the anchor at which the post is.
    let edge: PostEdge
    let frame: CGRect
    /// The maximum height; nil if there is room for the whole post.
    var greatestHeight: CGFloat?
    /// The points from the left or the upper end of the post to the middle of the anchor; nil if the post covers a part of the
    /// anchor for lack of room.
    var arrowPosition: CGFloat?

    /// - Parameters:
    ///   - size: The size that the post has with enough room.
    ///   - anchor: The visible part of the anchor.
    ///   - preferred: The preferred edge; nil for none.
    ///   - area: The rectangle that the post stays in.
    init(_ size: CGSize, beside anchor: CGRect, at preferred: PostEdge?, in area: PostLayout.Area, isRightToLeft: Bool)
    {
        let rooms: [PostEdge: CGFloat] = [
            .top: anchor.minY - Self.distance - area.minY,
            .bottom: area.maxY - anchor.maxY - Self.distance,
            isRightToLeft ? .trailing : .leading: anchor.minX - Self.distance - area.minX,
            isRightToLeft ? .leading : .trailing: area.maxX - anchor.maxX - Self.distance,
        ]
        let order = [preferred].compactMap(\.self) + [.bottom, .top, .trailing, .leading]
        let roomy = order.first { edge in
            // A difference of less than a pixel is due to rounding.
            let lack = (edge.isVertical ? size.height : size.width) - rooms[edge, default: 0]
            return max(lack, size.height - area.height) <= 0.5
        }
        edge = roomy ?? (rooms[.top, default: 0] > rooms[.bottom, default: 0] ? .top : .bottom)
        var size = size
        if roomy == nil {
            let greatest = min(area.height, max(rooms[edge, default: 0], PostHeights.least))
            greatestHeight = greatest
            size.height = min(size.height, greatest)
        }
        var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        switch edge {
        case .top: origin.y = anchor.minY - Self.distance - size.height
        case .bottom: origin.y = anchor.maxY + Self.distance
        case .leading where !isRightToLeft, .trailing where isRightToLeft:
            origin.x = anchor.minX - Self.distance - size.width
        case .leading, .trailing: origin.x = anchor.maxX + Self.distance
        }
        origin.x = max(area.minX, min(origin.x, area.maxX - size.width))
        origin.y = max(area.minY, min(origin.y, area.maxY - size.height))
        frame = CGRect(origin: origin, size: size)
        guard !frame.intersects(anchor) else { return }
        arrowPosition = edge.isVertical ? anchor.midX - origin.x : anchor.midY - origin.y
    }
}
