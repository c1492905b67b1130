/// The vertical layout of a table view's parts.
struct TableLayout {
    /// A part of the table view: its header or footer, or the header, the footer or a row of a section. Every section
    /// has a header and a footer, even if the height is zero.
    enum Item: Hashable {
        case tableHeader, tableFooter
        case header(Int), footer(Int)
        case row(IndexPath)
    }

    private struct Place {
        let item: Item
        /// The empty space above the part.
        var space: CGFloat = 0
        var height: CGFloat = 0
        var isMeasured = false
        var top: CGFloat = 0
    }

    /// The number of rows in each section.
    let counts: [Int]
    private var places: [Place] = []
    /// The index of each section's header in `places`.
    private var starts: [Int] = []
    private var firstMoved = 0

    /// Creates a layout in which all heights are zero.
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

    /// Returns the index of a part; `nil` if it doesn't exist.
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

    /// Sets a height. The parts below are moved when the next position is requested.
    mutating func setHeight(_ height: CGFloat, below space: CGFloat = 0, isMeasured: Bool, of index: Int) {
        places[index].isMeasured = isMeasured
        guard places[index].height != height || places[index].space != space else { return }
        places[index].height = height
        places[index].space = space
        firstMoved = min(firstMoved, index)
    }

    // MARK: - Positions

    mutating func top(_ index: Int) -> CGFloat {
        placeAll()
        return places[index].top
    }

    mutating func bottom(_ index: Int) -> CGFloat { top(index) + places[index].height }

    mutating func totalHeight() -> CGFloat { bottom(places.count - 1) }

    /// Returns the part at `y`, or the next one below if `y` is above all parts or between two; `nil` below the last
    /// part.
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
