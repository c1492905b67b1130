/// The order in which people read what stands on a screen: row by row from the top, each from its leading end.
///
/// Rows are found first: where a horizontal line can be drawn between the elements, what is above it comes first. What
/// stands side by side is told apart by vertical lines, and each of these columns read for itself, so that a picture
/// comes before the two lines of text beside it. Elements that overlap in both directions go by their upper edges.
struct ReadingOrder {
    var isRightToLeft = false

    /// Elements whose frames overlap by less than half of the smaller one count as one above, or beside, the other.
    private static let core: CGFloat = 0.5

    func sorted<Item>(_ items: [Item], frame: (Item) -> CGRect) -> [Item] {
        let entries = items.map { Entry(item: $0, frame: frame($0)) }
        return sorted(entries).map(\.item)
    }

    private struct Entry<Item> {
        let item: Item
        let frame: CGRect
    }

    private func sorted<Item>(_ entries: [Entry<Item>]) -> [Entry<Item>] {
        guard entries.count > 1 else { return entries }
        let rows = groups(of: entries) { core(from: $0.minY, to: $0.maxY) }
        if rows.count > 1 { return rows.flatMap(sorted) }
        let columns = groups(of: entries) { core(from: $0.minX, to: $0.maxX) }
        if columns.count > 1 { return (isRightToLeft ? columns.reversed() : columns).flatMap(sorted) }
        return entries.enumerated().sorted { first, second in
            let (one, other) = (first.element.frame, second.element.frame)
            if one.minY != other.minY { return one.minY < other.minY }
            let (start, otherStart) = isRightToLeft ? (-one.maxX, -other.maxX) : (one.minX, other.minX)
            return start == otherStart ? first.offset < second.offset : start < otherStart
        }.map(\.element)
    }

    private func core(from start: CGFloat, to end: CGFloat) -> ClosedRange<CGFloat> {
        let margin = (end - start) * (1 - Self.core) / 2
        return min(start + margin, end - margin)...max(start + margin, end - margin)
    }

    /// Those whose extents overlap, directly or by way of others, together; in the order of their extents.
    private func groups<Item>(
        of entries: [Entry<Item>], by extent: (CGRect) -> ClosedRange<CGFloat>
    ) -> [[Entry<Item>]] {
        var groups: [[Entry<Item>]] = []
        var end = -CGFloat.infinity
        let inOrder = entries.enumerated().sorted { first, second in
            let (one, other) = (extent(first.element.frame).lowerBound, extent(second.element.frame).lowerBound)
            return one == other ? first.offset < second.offset : one < other
        }
        for (_, entry) in inOrder {
            let extent = extent(entry.frame)
            if groups.isEmpty || extent.lowerBound >= end {
                groups.append([entry])
            } else {
                groups[groups.count - 1].append(entry)
            }
            end = max(end, extent.upperBound)
        }
        return groups
    }
}
