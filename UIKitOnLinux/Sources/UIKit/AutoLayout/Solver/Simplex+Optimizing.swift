extension Simplex {
    /// The maximum number of pivots, more than any layout needs. Only accumulated rounding errors could reach it.
    private static let pivotLimit = 100_000

    /// Satisfies the optional equations as closely as possible, level by level from the highest (primal simplex).
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

    /// Makes rows that edits have made negative feasible again at minimum cost (dual simplex).
    ///
    /// Throws if required equations now conflict. The tableau is unusable then.
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

    /// Returns the oldest symbol that improves a level without worsening any level above it.
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

    /// Returns the basic symbol that reaches its limit first when `entering` grows from zero.
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

    /// Returns the symbol that makes a violated row feasible at the lexicographically lowest cost.
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

    /// Solves the row of `leaving` for `entering` and substitutes the result everywhere.
    mutating func pivot(entering: Symbol, leaving: Symbol) {
        var row = takeRow(of: leaving)
        row.add(-1, of: leaving)
        row.solve(for: entering)
        substitute(entering, by: row)
        setRow(row, of: entering)
    }
}
