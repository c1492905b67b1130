extension Simplex {
    /// A constant and a sparse sum of symbols, sorted by symbol.
    struct Row {
        struct Cell {
            var symbol: Symbol
            var coefficient: Double
        }

        var constant = 0.0
        private(set) var cells: [Cell] = []

        func coefficient(of symbol: Symbol) -> Double {
            let index = firstIndex(notBelow: symbol)
            return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
        }

        mutating func add(_ coefficient: Double, of symbol: Symbol) {
            let index = firstIndex(notBelow: symbol)
            if index < cells.count, cells[index].symbol == symbol {
                cells[index].coefficient += coefficient
                if abs(cells[index].coefficient) < Simplex.epsilon { cells.remove(at: index) }
            } else if abs(coefficient) >= Simplex.epsilon {
                cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
            }
        }

        /// Adds a multiple of another row and returns the symbols that were inserted and removed.
        @discardableResult
        mutating func add(_ other: Row, times factor: Double) -> (inserted: [Symbol], removed: [Symbol]) {
            constant += other.constant * factor
            return other.cells.count * 8 < cells.count ? insert(other, times: factor) : merge(other, times: factor)
        }

        /// Adds the symbols of a much shorter row one by one.
        private mutating func insert(_ other: Row, times factor: Double) -> (inserted: [Symbol], removed: [Symbol]) {
            var inserted: [Symbol] = []
            var removed: [Symbol] = []
            for cell in other.cells {
                let count = cells.count
                add(cell.coefficient * factor, of: cell.symbol)
                if cells.count > count { inserted.append(cell.symbol) }
                if cells.count < count { removed.append(cell.symbol) }
            }
            return (inserted, removed)
        }

        private mutating func merge(_ other: Row, times factor: Double) -> (inserted: [Symbol], removed: [Symbol]) {
            var inserted: [Symbol] = []
            var removed: [Symbol] = []
            var merged: [Cell] = []
            merged.reserveCapacity(cells.count + other.cells.count)
            var own = 0
            for cell in other.cells {
                while own < cells.count, cells[own].symbol < cell.symbol {
                    merged.append(cells[own])
                    own += 1
                }
                var coefficient = cell.coefficient * factor
                let isOwn = own < cells.count && cells[own].symbol == cell.symbol
                if isOwn {
                    coefficient += cells[own].coefficient
                    own += 1
                }
                if abs(coefficient) >= Simplex.epsilon {
                    merged.append(Cell(symbol: cell.symbol, coefficient: coefficient))
                    if !isOwn { inserted.append(cell.symbol) }
                } else if isOwn {
                    removed.append(cell.symbol)
                }
            }
            merged.append(contentsOf: cells[own...])
            cells = merged
            return (inserted, removed)
        }

        /// Removes a symbol and returns its coefficient.
        @discardableResult
        mutating func remove(_ symbol: Symbol) -> Double {
            let index = firstIndex(notBelow: symbol)
            guard index < cells.count, cells[index].symbol == symbol else { return 0 }
            return cells.remove(at: index).coefficient
        }

        mutating func scale(by factor: Double) {
            constant *= factor
            for index in cells.indices { cells[index].coefficient *= factor }
        }

        /// Transforms `0 = row` into `symbol = row`.
        mutating func solve(for symbol: Symbol) {
            let coefficient = remove(symbol)
            scale(by: -1 / coefficient)
        }

        /// Returns the index of the first cell whose symbol isn't below the given one.
        private func firstIndex(notBelow symbol: Symbol) -> Int {
            Simplex.firstIndex(notBelow: symbol, of: cells.count) { cells[$0].symbol }
        }
    }

    /// The basic symbols whose rows contain a symbol, sorted.
    struct Column: Sequence {
        private var symbols: [Symbol] = []

        var count: Int { symbols.count }
        var isEmpty: Bool { symbols.isEmpty }

        func makeIterator() -> [Symbol].Iterator { symbols.makeIterator() }

        mutating func insert(_ symbol: Symbol) {
            symbols.insert(symbol, at: firstIndex(notBelow: symbol))
        }

        /// Removes a symbol if the column contains it.
        mutating func remove(_ symbol: Symbol) {
            let index = firstIndex(notBelow: symbol)
            guard index < symbols.count, symbols[index] == symbol else { return }
            symbols.remove(at: index)
        }

        private func firstIndex(notBelow symbol: Symbol) -> Int {
            Simplex.firstIndex(notBelow: symbol, of: symbols.count) { symbols[$0] }
        }
    }

    /// Returns the index of the first of `count` sorted symbols that isn't below the given one.
    ///
    /// It is in the file of its callers and not generic, because it accounts for much of the solver's time.
    private static func firstIndex(notBelow symbol: Symbol, of count: Int, symbolAt: (Int) -> Symbol) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if symbolAt(middle) < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
