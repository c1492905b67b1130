import Foundation

// Posts beside an anchor, which are in no column.
extension PostLayout {
    /// The view, or part of a view, that a post is beside.
    struct Anchor: Equatable {
        /// The visible part, in the coordinates of the container; nil if none is visible.
        var frame: CGRect?
        /// The preferred edge of the anchor; nil for none.
        var edge: PostEdge?
    }

    /// The arrow of a post that is beside an anchor.
    struct Arrow: Equatable {
        /// The edge of the anchor at which the post is. The leading edge is the left one.
        var edge: PostEdge
        /// The points from the left or the upper end of the post to the middle of the visible part of the anchor.
        var position: CGFloat
    }

    /// The points between a post and its anchor, in which the arrow is.
    private static let anchorDistance: CGFloat = 12

    /// Moves a post to the preferred edge of its anchor or, without enough room there, to the first of the lower, the upper, the
    /// trailing and the leading edge that has enough.
    ///
    /// If no edge has enough room, the post is lower, and its content scrolls.
    func placeBesideAnchor(_ index: Int, of items: [Item], _ places: inout [Place]) {
        avoidKeyboard([index], of: items, &places)
        let container = container(of: items[index])
        var visible = container.bounds
        if container.isKeyboardDocked, let keyboard = container.keyboard {
            visible.size.height = max(0, min(visible.maxY, keyboard.minY) - visible.minY)
        }
        let whole = items[index].anchor?.frame ?? .null
        let anchor = whole.intersection(visible)
        guard !anchor.isNull, !anchor.isEmpty || whole.isEmpty else { return places[index].isAnchorHidden = true }
        let (area, distance) = (places[index].area, Self.anchorDistance)
        var frame = places[index].frame
        // The leading edge is the left one here.
        let mirrored: [PostEdge: PostEdge] = container.isRightToLeft ? [.leading: .trailing, .trailing: .leading] : [:]
        let order = [items[index].anchor?.edge, .bottom, .top, .trailing, .leading].compactMap(\.self)
            .map { mirrored[$0] ?? $0 }
        let room = { (edge: PostEdge) in
            switch edge {
            case .top: anchor.minY - distance - area.minY
            case .bottom: area.maxY - anchor.maxY - distance
            case .leading: anchor.minX - distance - area.minX
            case .trailing: area.maxX - anchor.maxX - distance
            }
        }
        let roomy = order.first { edge in
            // A difference of less than a pixel is due to rounding.
            max((edge.isVertical ? frame.height : frame.width) - room(edge), frame.height - area.height) <= 0.5
        }
        let edge = roomy ?? (room(.top) > room(.bottom) ? .top : .bottom)
        if roomy == nil {
            places[index].greatestHeight = min(area.height, max(room(edge), PostHeights.least))
            frame.size.height = min(frame.height, places[index].greatestHeight ?? .infinity)
        }
        frame.origin = CGPoint(x: anchor.midX - frame.width / 2, y: anchor.midY - frame.height / 2)
        switch edge {
        case .top: frame.origin.y = anchor.minY - distance - frame.height
        case .bottom: frame.origin.y = anchor.maxY + distance
        case .leading: frame.origin.x = anchor.minX - distance - frame.width
        case .trailing: frame.origin.x = anchor.maxX + distance
        }
        frame.origin.x = max(area.minX, min(frame.minX, area.maxX - frame.width))
        frame.origin.y = max(area.minY, min(frame.minY, area.maxY - frame.height))
        places[index].frame = frame
        guard !frame.intersects(anchor) else { return }
        let position = edge.isVertical ? anchor.midX - frame.minX : anchor.midY - frame.minY
        places[index].arrow = Arrow(edge: edge, position: position)
    }
}
