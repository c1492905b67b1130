extension Simplex {
    /// More pivots than any layout needs; only an accumulation of rounding errors could ask for them.
    private static let pivotLimit = 100_000

    /// Satisfies the wishes as far as they can be, level by level from the highest (primal simplex).
    mutating func optimize() {
        var index = 0
        var pivots = 0
        while index < levels.count, pivots < Self.pivotLimit {
            if let entering = enteringSymbol(atLevel: index), let leaving = leavingSymbol(for: entering) {
                pivot(entering: entering, leaving: leaving)
                pivots += 1
            } else {
                index += 1
            }
        }
    }

    /// Brings back the rows that edits made negative, at the least cost (dual simplex).
    ///
    /// Throws if required equations contradict each other now; then the tableau is of no further use.
    mutating func restore() throws(Conflict) {
        var pivots = 0
        while let leaving = oldestViolated(), pivots < Self.pivotLimit {
            guard let entering = enteringSymbol(toRestore: leaving) else {
                var equations = requiredEquations(in: symbols[leaving].row)
                if let own = symbols[leaving].equation { equations.append(own) }
                throw Conflict(equations: equations)
            }
            pivot(entering: entering, leaving: leaving)
            pivots += 1
        }
    }

    // MARK: - Choices

    /// The oldest symbol that makes a level better and none above it worse.
    private func enteringSymbol(atLevel index: Int) -> Symbol? {
        var best: Symbol?
        for cell in levels[index].costs.cells where cell.coefficient < -Self.epsilon {
            guard symbols[cell.symbol].kind == .restricted,
                best.map({ symbols[cell.symbol].age < symbols[$0].age }) ?? true,
                levels[..<index].allSatisfy({ abs($0.costs.coefficient(of: cell.symbol)) <= Self.epsilon })
            else { continue }
            best = cell.symbol
        }
        return best
    }

    /// The basic symbol that reaches its limit first when `entering` grows from zero.
    func leavingSymbol(for entering: Symbol, preferring preferred: Symbol? = nil) -> Symbol? {
        var best: (symbol: Symbol, ratio: Double)?
        for basic in symbols[entering].column {
            let coefficient = symbols[basic].row.coefficient(of: entering)
            let ratio: Double
            switch symbols[basic].kind {
            case .free: continue
            case .dummy: ratio = 0
            case .restricted:
                guard coefficient < -Self.epsilon else { continue }
                ratio = max(0, symbols[basic].row.constant) / -coefficient
            }
            guard let current = best else {
                best = (basic, ratio)
                continue
            }
            let isTie = abs(ratio - current.ratio) <= Self.epsilon
            let winsTie =
                basic == preferred || current.symbol != preferred && symbols[basic].age < symbols[current.symbol].age
            if isTie ? winsTie : ratio < current.ratio { best = (basic, ratio) }
        }
        return best?.symbol
    }

    private mutating func oldestViolated() -> Symbol? {
        suspects = suspects.filter(isViolated)
        return suspects.min { symbols[$0].age < symbols[$1].age }
    }

    /// The symbol that brings a violated row back at the lexicographically least cost.
    private func enteringSymbol(toRestore leaving: Symbol) -> Symbol? {
        let row = symbols[leaving].row
        let direction: Double = row.constant < 0 ? 1 : -1
        var best: Row.Cell?
        for cell in row.cells where cell.coefficient * direction > Self.epsilon {
            guard symbols[cell.symbol].kind == .restricted else { continue }
            if best.map({ costsLess(cell, than: $0) }) ?? true { best = cell }
        }
        return best?.symbol
    }

    private func costsLess(_ lhs: Row.Cell, than rhs: Row.Cell) -> Bool {
        for level in levels {
            let difference =
                level.costs.coefficient(of: lhs.symbol) / abs(lhs.coefficient)
                - level.costs.coefficient(of: rhs.symbol) / abs(rhs.coefficient)
            if abs(difference) > Self.epsilon { return difference < 0 }
        }
        return symbols[lhs.symbol].age < symbols[rhs.symbol].age
    }

    // MARK: - Pivoting

    /// Solves the row of `leaving` for `entering` and puts it in everywhere.
    mutating func pivot(entering: Symbol, leaving: Symbol) {
        var row = takeRow(of: leaving)
        row.add(-1, of: leaving)
        row.solve(for: entering)
        substitute(entering, by: row)
        setRow(row, of: entering)
    }
}
