import Foundation

// Areas that posts keep clear of, wherever they are: folds, cameras and the round corners of the screen.
extension PostLayout {
    /// Returns the least margins with which a column crosses no reserved area, and no round corner cuts it; nil if that is so at its
    /// own place.
    func clearMargins(of column: [Int], _ items: [Item], _ places: [Place]) -> Margins? {
        let first = items[column[0]]
        let container = first.isInPoster ? poster : host
        guard !container.reserved.isEmpty || !container.corners.isEmpty, !first.fillsHost else { return nil }
        let frame = column.map { ownFrame(of: items[$0], at: places[$0]) }.reduce(CGRect.null) { $0.union($1) }
        let bounds = container.bounds
        let own = first.margins
        var margins = Margins()
        for area in container.reserved where area.crosses(frame) {
            if area.width < area.height, area.height >= bounds.height / 2 {
                let (left, right) = (area.minX - bounds.minX, bounds.maxX - area.maxX)
                let (before, after) = container.isRightToLeft ? (right, left) : (left, right)
                let isBefore = before >= Self.leastLength && isBefore(area, first, container.isRightToLeft)
                if after >= Self.leastLength, !isBefore {
                    margins.leading = max(margins.leading, bounds.width - after + max(0, own.leading))
                } else if before >= Self.leastLength {
                    margins.trailing = max(margins.trailing, bounds.width - before + max(0, own.trailing))
                }
            } else if area.height > bounds.height - Self.leastLength || first.isInPoster {
                // There is no room beside the area, or the post view is where the app has put it.
                continue
            } else if isAbove(area, first, places[column[0]].area, height: frame.height, in: bounds) {
                margins.bottom = max(margins.bottom, bounds.maxY - area.minY + max(0, own.bottom))
            } else {
                margins.top = max(margins.top, area.maxY - bounds.minY + max(0, own.top))
            }
        }
        for corner in container.corners where corner.crosses(frame) {
            let isAtLeft = corner.midX < bounds.midX
            let side: WritableKeyPath<Margins, CGFloat> =
                isAtLeft != container.isRightToLeft ? \.leading : \.trailing
            let width = isAtLeft ? corner.maxX - bounds.minX : bounds.maxX - corner.minX
            margins[keyPath: side] = max(margins[keyPath: side], width)
            let isAtTop = corner.midY < bounds.midY
            let end: WritableKeyPath<Margins, CGFloat> = isAtTop ? \.top : \.bottom
            let height = isAtTop ? corner.maxY - bounds.minY : bounds.maxY - corner.minY
            margins[keyPath: end] = max(margins[keyPath: end], height)
        }
        return margins == Margins() ? nil : margins
    }

    /// Returns the frame of a post with the width that its content has at its own place. A post that was narrowed would otherwise
    /// no longer cross the area, become wide again, and cross it again.
    private func ownFrame(of item: Item, at place: Place) -> CGRect {
        guard let width = item.restingWidth else { return place.frame }
        var item = item
        item.measured.width = width
        var frame = place.frame
        frame.size.width = size(of: item, in: place.area).width
        frame.origin.x = x(of: item, in: place.area, width: frame.width)
        return frame
    }

    /// The points that must be free at a side of an area, so that posts move there: enough for a line of text with its margins. A
    /// choice of the library.
    static let leastLength: CGFloat = 100

    /// Returns whether a post belongs at the leading side of an area that it would cross, because its anchor is there.
    private func isBefore(_ area: CGRect, _ item: Item, _ isRightToLeft: Bool) -> Bool {
        guard let anchor = item.anchor?.frame else { return false }
        return (anchor.midX < area.midX) != isRightToLeft
    }

    /// Returns whether a column is above an area that it would cross: at the bottom, it is above a small one, and above a fold only
    /// without enough room below, as above a keyboard. A post is on the side of its anchor.
    private func isAbove(_ area: CGRect, _ item: Item, _ own: Area, height: CGFloat, in bounds: CGRect) -> Bool {
        if let anchor = item.anchor?.frame { return anchor.midY < area.midY }
        let isFold = area.width >= bounds.width / 2
        let fitsBelow = own.maxY - area.maxY >= height
        switch item.edge {
        case .bottom: return !isFold || !fitsBelow
        case nil: return !(item.hasControls && fitsBelow)
        default: return isFold
        }
    }
}

extension PostLayout.Item {
    /// Whether the post fills its host, as a screen does.
    fileprivate var fillsHost: Bool { safeArea != .respected && size.height == .fill && size.width == .fill }
}

extension PostLayout.Margins {
    /// Raises the margins to the least ones.
    mutating func raise(to least: Self) {
        for side in [\Self.top, \.leading, \.bottom, \.trailing] {
            self[keyPath: side] = max(self[keyPath: side], least[keyPath: side])
        }
    }
}

extension CGRect {
    /// Returns whether a frame covers a part of the rectangle, and not only its border.
    fileprivate func crosses(_ frame: CGRect) -> Bool { insetBy(dx: 0.01, dy: 0.01).intersects(frame) }
}
