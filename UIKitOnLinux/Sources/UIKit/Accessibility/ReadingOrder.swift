/// The order in which elements on a screen are read: by row from the top, each row from its leading edge.
///
/// Elements that a horizontal line can separate form rows. Inside a row, vertical lines separate columns, and each
/// column is read on its own, so that a picture is read before the two lines of text next to it. Elements that overlap
/// in both directions are ordered by their upper edges.
struct ReadingOrder {
    var isRightToLeft = false

    /// The fraction of an element's extent that counts. Frames that overlap by less than half of the smaller one are
    /// treated as separate rows or columns.
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

    /// Groups entries whose extents overlap, directly or through other entries, in the order of their extents.
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
