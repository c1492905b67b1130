/// Where the parts of a table view lie, one below the other.
struct TableLayout {
    /// A part; every section has a header and a footer, which may be of no height.
    enum Item: Hashable {
        case tableHeader, tableFooter
        case header(Int), footer(Int)
        case row(IndexPath)
    }

    private struct Place {
        let item: Item
        /// Room above it, which is part of nothing.
        var space: CGFloat = 0
        var height: CGFloat = 0
        var isMeasured = false
        var top: CGFloat = 0
    }

    /// How many rows each section has.
    let counts: [Int]
    private var places: [Place] = []
    /// Where the header of each section stands in `places`.
    private var starts: [Int] = []
    private var firstMoved = 0

    /// All with a height of zero.
    init(counts: [Int]) {
        self.counts = counts.map { max(0, $0) }
        places.append(Place(item: .tableHeader))
        for (section, count) in self.counts.enumerated() {
            starts.append(places.count)
            places.append(Place(item: .header(section)))
            for row in 0..<count { places.append(Place(item: .row(IndexPath(row: row, section: section)))) }
            places.append(Place(item: .footer(section)))
        }
        places.append(Place(item: .tableFooter))
    }

    // MARK: - Parts

    var count: Int { places.count }
    func item(_ index: Int) -> Item { places[index].item }

    /// Nil for a part that isn't there.
    func index(of item: Item) -> Int? {
        switch item {
        case .tableHeader: 0
        case .tableFooter: places.count - 1
        case .header(let section): counts.indices.contains(section) ? starts[section] : nil
        case .footer(let section):
            counts.indices.contains(section) ? starts[section] + counts[section] + 1 : nil
        case .row(let indexPath): contains(indexPath) ? starts[indexPath.section] + indexPath.row + 1 : nil
        }
    }

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && counts.indices.contains(indexPath.section)
            && (0..<counts[indexPath.section]).contains(indexPath.row)
    }

    // MARK: - Heights

    func isMeasured(_ index: Int) -> Bool { places[index].isMeasured }
    func height(_ index: Int) -> CGFloat { places[index].height }

    /// Sets a height without moving what is below until the next place is asked for.
    mutating func setHeight(_ height: CGFloat, below space: CGFloat = 0, isMeasured: Bool, of index: Int) {
        places[index].isMeasured = isMeasured
        guard places[index].height != height || places[index].space != space else { return }
        places[index].height = height
        places[index].space = space
        firstMoved = min(firstMoved, index)
    }

    // MARK: - Places

    mutating func top(_ index: Int) -> CGFloat {
        placeAll()
        return places[index].top
    }

    mutating func bottom(_ index: Int) -> CGFloat { top(index) + places[index].height }

    mutating func totalHeight() -> CGFloat { bottom(places.count - 1) }

    /// The part at a height, or the next one below if `y` lies above all or between two; nil below the last.
    mutating func index(at y: CGFloat) -> Int? {
        placeAll()
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle].top + places[middle].height > y { high = middle } else { low = middle + 1 }
        }
        return low < places.count ? low : nil
    }

    private mutating func placeAll() {
        guard firstMoved < places.count else { return }
        var bottom = firstMoved > 0 ? places[firstMoved - 1].top + places[firstMoved - 1].height : 0
        for index in firstMoved..<places.count {
            places[index].top = bottom + places[index].space
            bottom = places[index].top + places[index].height
        }
        firstMoved = places.count
    }
}
