/// Where the rows of a table view lie, one below the other.
struct TableRows {
    private struct Row {
        let indexPath: IndexPath
        var height: CGFloat
        var isMeasured: Bool
        var top: CGFloat
    }

    /// How many rows each section has.
    let counts: [Int]
    private var rows: [Row] = []
    private var firstMoved = 0

    /// All with an estimated height of zero.
    init(counts: [Int]) {
        self.counts = counts
        for (section, count) in counts.enumerated() {
            for row in 0..<max(0, count) {
                rows.append(
                    Row(indexPath: IndexPath(row: row, section: section), height: 0, isMeasured: false, top: 0))
            }
        }
    }

    var count: Int { rows.count }

    func indexPath(_ index: Int) -> IndexPath { rows[index].indexPath }

    /// Counted over all sections; nil for a row that isn't there.
    func index(of indexPath: IndexPath) -> Int? {
        guard indexPath.count == 2, counts.indices.contains(indexPath.section),
            (0..<counts[indexPath.section]).contains(indexPath.row)
        else { return nil }
        return counts[..<indexPath.section].reduce(indexPath.row, +)
    }

    // MARK: - Heights

    func isMeasured(_ index: Int) -> Bool { rows[index].isMeasured }
    func height(_ index: Int) -> CGFloat { rows[index].height }

    /// Sets a height without moving what is below until the next place is asked for.
    mutating func setHeight(_ height: CGFloat, isMeasured: Bool, of index: Int) {
        rows[index].isMeasured = isMeasured
        guard rows[index].height != height else { return }
        rows[index].height = height
        firstMoved = min(firstMoved, index)
    }

    // MARK: - Places

    mutating func top(_ index: Int) -> CGFloat {
        placeRows()
        return rows[index].top
    }

    mutating func bottom(_ index: Int) -> CGFloat { top(index) + rows[index].height }

    mutating func totalHeight() -> CGFloat { rows.isEmpty ? 0 : bottom(rows.count - 1) }

    /// The row at a height, or the next one below if `y` lies above all; nil below the last.
    mutating func index(at y: CGFloat) -> Int? {
        placeRows()
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].top + rows[middle].height > y { high = middle } else { low = middle + 1 }
        }
        return low < rows.count ? low : nil
    }

    private mutating func placeRows() {
        guard firstMoved < rows.count else { return }
        var top = firstMoved > 0 ? rows[firstMoved - 1].top + rows[firstMoved - 1].height : 0
        for index in firstMoved..<rows.count {
            rows[index].top = top
            top += rows[index].height
        }
        firstMoved = rows.count
    }
}
