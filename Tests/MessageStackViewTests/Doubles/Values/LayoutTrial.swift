import Foundation

@testable import MessageStackView

/// A layout with its posts, and the rules that their places must follow.
struct LayoutTrial {
    var layout: PostLayout
    var items: [PostLayout.Item]
    /// The points by which the docked keyboard of the host rises.
    var rise: CGFloat = 0

    /// Returns a description of the first broken rule; nil if the places follow all rules.
    func complaint() -> String? {
        let reference = ReferenceLayout(layout: layout, items: items)
        let places = layout.places(of: items)
        let expected = reference.places
        guard places.count == items.count else { return "There are \(places.count) places for \(items.count) posts" }
        for index in places.indices {
            let (place, right) = (places[index], expected[index])
            guard place.isClose(to: right, isLeaving: items[index].isLeaving) else {
                return "The place of post \(index) is \(place) instead of \(right)"
            }
            if isStill(index, places), !items[index].isInPoster, !place.area.contains(place.frame) {
                return "Post \(index) isn't displaced, but leaves its area: \(place)"
            }
        }
        return columnComplaint(places, reference) ?? repetitionComplaint(places, reference)
            ?? keyboardComplaint(places, reference)
    }

    // MARK: - Rules

    private static let tolerance: CGFloat = 0.5

    private func isStill(_ index: Int, _ places: [PostLayout.Place]) -> Bool {
        !items[index].isLeaving && places[index].displacement == 0
    }

    /// Compares neighbors of a column. A post can be moved into an area that ends before that of its neighbor, or
    /// displaced, so only others must keep their order and their distance.
    private func columnComplaint(_ places: [PostLayout.Place], _ reference: ReferenceLayout) -> String? {
        guard layout.spacing.limited >= 0 else { return nil }
        for index in items.indices where !items[index].isLeaving {
            let column = reference.column(of: index)
            guard column.count > 1, index == column[0] else { continue }
            guard column.allSatisfy({ isStill($0, places) }) else { continue }
            let isUpward = items[index].edge == .bottom
            let ends = column.map { isUpward ? -places[$0].frame.minY : places[$0].frame.maxY }
            let starts = column.map { isUpward ? -places[$0].frame.maxY : places[$0].frame.minY }
            let areas = column.map { places[$0].area }
            if areas.allSatisfy({ $0.minY == areas[0].minY && $0.maxY == areas[0].maxY }),
                zip(ends, ends.dropFirst()).contains(where: { $1 < $0 - Self.tolerance })
            {
                return "The posts \(column) aren't in order: \(column.map { places[$0].frame })"
            }
            if column.allSatisfy({ places[$0].greatestHeight == nil }),
                areas.allSatisfy({ isUpward ? $0.maxY >= areas[0].maxY : $0.minY <= areas[0].minY }),
                zip(ends, starts.dropFirst()).contains(where: { $1 < $0 - Self.tolerance })
            {
                return "The posts \(column) overlap: \(column.map { places[$0].frame })"
            }
        }
        return nil
    }

    /// Places the posts again with the displacements and the heights that they have now.
    private func repetitionComplaint(_ places: [PostLayout.Place], _ reference: ReferenceLayout) -> String? {
        guard layout.host.focused == nil, layout.poster.focused == nil else { return nil }
        // A post that became lower because of a floating keyboard may end above it, and no longer avoids it.
        let isFloating = [layout.host, layout.poster].contains { $0.keyboard != nil && !$0.isKeyboardDocked }
        guard !isFloating || places.allSatisfy({ $0.greatestHeight == nil }) else { return nil }
        // A post that is limited more than the others of its column, to its own area, leaves them more room the next time.
        for index in items.indices where !items[index].isLeaving {
            let first = places[reference.column(of: index)[0]]
            guard places[index].greatestHeight == first.greatestHeight else { return nil }
        }
        var again = items
        for index in items.indices {
            again[index].displacement = places[index].displacement
            again[index].measured.height = places[index].frame.height
        }
        let repeated = layout.places(of: again)
        for index in items.indices where !places[index].frame.isClose(to: repeated[index].frame) {
            return "Post \(index) moves from \(places[index].frame) to \(repeated[index].frame) when placed again"
        }
        return nil
    }

    /// Raises the keyboard of the host. Where the area of a post ends before that of the first one at the edge, posts that
    /// become lower can move toward the edge, so only the others mustn't move down.
    private func keyboardComplaint(_ places: [PostLayout.Place], _ reference: ReferenceLayout) -> String? {
        guard layout.host.isKeyboardDocked, let keyboard = layout.host.keyboard else { return nil }
        var raised = layout
        raised.host.keyboard = CGRect(
            x: keyboard.minX, y: keyboard.minY - rise, width: keyboard.width, height: keyboard.height + rise)
        let higher = raised.places(of: items)
        for index in items.indices where !items[index].isInPoster && isStill(index, places) {
            let (end, risen) = (places[index].frame.maxY, higher[index].frame.maxY)
            guard risen > end + Self.tolerance else { continue }
            let column = reference.column(of: index)
            let first = places[column[0]].area
            guard items[index].edge != .bottom || column.allSatisfy({ places[$0].area.maxY >= first.maxY }),
                column.allSatisfy({ isStill($0, places) && isStill($0, higher) })
            else { continue }
            return "Post \(index) moves from \(end) down to \(risen) if the keyboard rises by \(rise)"
        }
        return nil
    }
}

// MARK: - Differences

extension CGFloat {
    /// Whether the numbers differ by half a point at most. Equal infinite numbers do, NaN doesn't.
    fileprivate func isClose(to other: CGFloat) -> Bool { self == other || Swift.abs(self - other) <= 0.5 }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect) -> Bool {
        origin.x.isClose(to: other.origin.x) && origin.y.isClose(to: other.origin.y)
            && width.isClose(to: other.width) && height.isClose(to: other.height)
    }
}

extension PostLayout.Area {
    fileprivate func isClose(to other: Self) -> Bool {
        minX.isClose(to: other.minX) && maxX.isClose(to: other.maxX) && minY.isClose(to: other.minY)
            && maxY.isClose(to: other.maxY)
    }

    fileprivate func contains(_ frame: CGRect) -> Bool {
        frame.minX >= minX - 0.5 && frame.maxX <= maxX + 0.5 && frame.minY >= minY - 0.5 && frame.maxY <= maxY + 0.5
    }
}

extension PostLayout.Place {
    /// Whether the places are equal within half a point, and finite. The vertical place of a post that is leaving is
    /// ignored.
    fileprivate func isClose(to other: Self, isLeaving: Bool) -> Bool {
        guard area.isClose(to: other.area) else { return false }
        guard !isLeaving else {
            return frame.minX.isClose(to: other.frame.minX) && frame.width.isClose(to: other.frame.width)
                && frame.height.isClose(to: other.frame.height)
        }
        guard frame.isClose(to: other.frame), displacement.isClose(to: other.displacement) else { return false }
        guard frame.minY.isFinite, frame.height.isFinite else { return false }
        switch (greatestHeight, other.greatestHeight) {
        case (let height?, let right?): return height.isClose(to: right)
        case (nil, nil): return true
        default: return false
        }
    }
}
