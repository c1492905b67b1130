extension Simplex {
    /// The required equations that conflict with the one that failed, without that one.
    struct Conflict: Error {
        var equations: [EquationID]
    }

    /// The number of rows that contain a symbol from which on a pivot is expensive. Phase one then chooses the symbol that
    /// occurs in the fewest rows, which takes a tenth of the time for a form of hundreds of fields. In small layouts, the
    /// oldest symbol leads to a tableau in which later changes touch fewer rows.
    private static let longColumn = 300
    /// The number of pivots after which phase one always applies Bland's rule, so that it can't cycle.
    private static let rarestLimit = 100

    // MARK: - Adding

    /// Adds an equation. Throws if it is required and conflicts with other required ones; nothing has changed then.
    ///
    /// Call `optimize()` after a group of additions. All required equations hold even before that.
    mutating func add(_ equation: LinearEquation) throws(Conflict) -> EquationID {
        let id = makeEquationID()
        let state = makeState(of: equation, id: id)
        var row = Row()
        row.constant = equation.constant
        for term in equation.terms { add(term.coefficient, of: term.variable.symbol, to: &row) }
        row.add(state.sign, of: state.marker)
        if let other = state.other { row.add(-state.sign, of: other) }
        if row.constant < 0 { row.scale(by: -1) }

        if let subject = subject(of: row, state: state) {
            row.solve(for: subject)
            substitute(subject, by: row)
            setRow(row, of: subject)
        } else if let conflict = addByArtificialSymbol(row, marker: state.marker) {
            release(state.marker)
            if let other = state.other { release(other) }
            release(id)
            throw conflict
        }
        equations[id.index] = state
        if let level = state.level { addErrors(of: state, at: level) }
        return id
    }

    private mutating func makeState(of equation: LinearEquation, id: EquationID) -> EquationState {
        let isRequired = equation.level == nil
        let kind: Kind = equation.relation == .equal && isRequired ? .dummy : .restricted
        // With a positive sign the marker makes up for a sum below zero; with a negative sign it absorbs the excess.
        // The other symbol does the opposite.
        let isRestrictedEquality = kind == .restricted && equation.relation == .equal
        let sign: Double = equation.relation == .greaterOrEqual || isRestrictedEquality ? -1 : 1
        return EquationState(
            marker: makeSymbol(kind, equation: id),
            sign: sign,
            other: isRequired ? nil : makeSymbol(.restricted, equation: id),
            isEquality: equation.relation == .equal,
            level: equation.level,
            weight: equation.weight,
            constant: equation.constant)
    }

    private func add(_ coefficient: Double, of symbol: Symbol, to row: inout Row) {
        if symbols[symbol].isBasic {
            row.add(symbols[symbol].row, times: coefficient)
        } else {
            row.add(coefficient, of: symbol)
        }
    }

    /// Returns a symbol for which `0 = row` can be solved without making any row negative.
    private func subject(of row: Row, state: EquationState) -> Symbol? {
        if let free = row.cells.first(where: { symbols[$0.symbol].kind == .free }) { return free.symbol }
        let isNew = { (symbol: Symbol) in
            symbol == state.marker || symbol == state.other
                || symbols[symbol].column.isEmpty && symbols[symbol].isVariable
        }
        return row.cells.first {
            $0.coefficient < 0 && symbols[$0.symbol].kind == .restricted && isNew($0.symbol) && hasNoCost($0.symbol)
        }?.symbol
    }

    private func hasNoCost(_ symbol: Symbol) -> Bool {
        levels.allSatisfy { $0.costs.coefficient(of: symbol) == 0 }
    }

    /// Phase one: adds an artificial symbol for the violation and minimizes it to zero. Returns the conflict if that is
    /// impossible.
    private mutating func addByArtificialSymbol(_ row: Row, marker: Symbol) -> Conflict? {
        let artificial = makeSymbol(.restricted)
        setRow(row, of: artificial)
        var pivots = 0
        while symbols[artificial].isBasic, symbols[artificial].row.constant > 0 {
            let candidates = restrictedSymbols(of: symbols[artificial].row) { $0 < -Self.epsilon }
            guard let entering = enteringSymbol(of: candidates, afterPivots: pivots),
                let leaving = leavingSymbol(for: entering, preferring: artificial)
            else { break }
            pivot(entering: entering, leaving: leaving)
            pivots += 1
        }
        defer { release(artificial) }
        guard symbols[artificial].isBasic else { return nil }
        let remainder = symbols[artificial].row
        if remainder.constant > Self.tolerance {
            // While the artificial symbol is basic, the new equation occurs in no other row, so it is removed with it.
            return Conflict(equations: requiredEquations(in: remainder, except: marker))
        }
        let candidates = restrictedSymbols(of: remainder) { abs($0) > Self.epsilon }
        let entering = enteringSymbol(of: candidates, afterPivots: 0) ?? marker
        symbols[artificial].row.constant = 0
        pivot(entering: entering, leaving: artificial)
        return nil
    }

    /// Returns the symbols of a row that may become basic and whose coefficients satisfy the condition.
    private func restrictedSymbols(of row: Row, where condition: (Double) -> Bool) -> [Symbol] {
        row.cells.filter { symbols[$0.symbol].kind == .restricted && condition($0.coefficient) }.map(\.symbol)
    }

    /// Returns the oldest symbol or, if it occurs in many rows, the one that occurs in the fewest. A pivot rewrites these
    /// rows.
    private func enteringSymbol(of candidates: [Symbol], afterPivots pivots: Int) -> Symbol? {
        let oldest = candidates.min { symbols[$0].age < symbols[$1].age }
        guard pivots < Self.rarestLimit, let oldest, symbols[oldest].column.count > Self.longColumn else {
            return oldest
        }
        return candidates.min { lhs, rhs in
            (symbols[lhs].column.count, symbols[lhs].age) < (symbols[rhs].column.count, symbols[rhs].age)
        }
    }

    func requiredEquations(in row: Row, except marker: Symbol? = nil) -> [EquationID] {
        row.cells.compactMap { cell in
            guard cell.symbol != marker, let id = symbols[cell.symbol].equation else { return nil }
            return equations[id.index]?.level == nil ? id : nil
        }
    }

    // MARK: - Removing

    /// Removes an equation. Call `optimize()` after a group of removals.
    mutating func remove(_ id: EquationID) {
        guard let state = equations[id.index] else { return }
        if let level = state.level { removeErrors(of: state, from: level) }
        if symbols[state.marker].isBasic {
            _ = takeRow(of: state.marker)
        } else if let leaving = leavingSymbol(forRemoving: state.marker) {
            pivot(entering: state.marker, leaving: leaving)
            _ = takeRow(of: state.marker)
        }
        release(state.marker)
        if let other = state.other { release(other) }
        release(id)
    }

    /// Returns the basic symbol to exchange with the marker of a removed equation so that all other rows stay feasible.
    private func leavingSymbol(forRemoving marker: Symbol) -> Symbol? {
        var limits: [Symbol] = []
        var opposite: [Symbol] = []
        var free: Symbol?
        for basic in symbols[marker].column {
            switch symbols[basic].kind {
            // A dummy is zero and stays zero when it leaves the basis.
            case .dummy: return basic
            case .free: if free.map({ symbols[basic].age < symbols[$0].age }) ?? true { free = basic }
            case .restricted:
                let limitsMarker = symbols[basic].row.coefficient(of: marker) < 0
                if limitsMarker { limits.append(basic) } else { opposite.append(basic) }
            }
        }
        let ratio = { (basic: Symbol) in
            abs(symbols[basic].row.constant / symbols[basic].row.coefficient(of: marker))
        }
        let isBefore = { (lhs: Symbol, rhs: Symbol) in
            (ratio(lhs), symbols[lhs].age) < (ratio(rhs), symbols[rhs].age)
        }
        return limits.min(by: isBefore) ?? opposite.min(by: isBefore) ?? free
    }

    // MARK: - Editing

    /// Changes the constant of an equation. Requires an optimized state; call `restore()` after a group of changes.
    mutating func setConstant(_ constant: Double, of id: EquationID) {
        guard var state = equations[id.index], constant != state.constant else { return }
        let shift = (constant - state.constant) / state.sign
        state.constant = constant
        equations[id.index] = state
        // The marker of an optional equality has its own cost in addition to that of the rows in which it occurs.
        if state.isEquality, let index = levels.firstIndex(where: { $0.value == state.level }) {
            levels[index].costs.constant -= shift * state.weight
        }
        if symbols[state.marker].isBasic {
            shiftConstant(of: state.marker, by: -shift)
            return
        }
        for basic in symbols[state.marker].column {
            shiftConstant(of: basic, by: symbols[basic].row.coefficient(of: state.marker) * shift)
        }
        for index in levels.indices {
            levels[index].costs.constant += levels[index].costs.coefficient(of: state.marker) * shift
        }
    }

    /// Moves an optional equation to another level or weight. Call `optimize()` after a group of changes.
    mutating func setLevel(_ level: Double, weight: Double = 1, of id: EquationID) {
        guard var state = equations[id.index], let old = state.level else { return }
        guard level != old || weight != state.weight else { return }
        removeErrors(of: state, from: old)
        state.level = level
        state.weight = weight
        addErrors(of: state, at: level)
        equations[id.index] = state
    }

    // MARK: - Levels

    private mutating func addErrors(of state: EquationState, at value: Double) {
        let index = levels.firstIndex { $0.value <= value } ?? levels.count
        if index == levels.count || levels[index].value != value {
            levels.insert(Level(value: value), at: index)
        }
        levels[index].wishes += 1
        addErrorCosts(of: state, times: 1, toLevel: index)
    }

    private mutating func removeErrors(of state: EquationState, from value: Double) {
        guard let index = levels.firstIndex(where: { $0.value == value }) else { return }
        levels[index].wishes -= 1
        if levels[index].wishes == 0 {
            levels.remove(at: index)
        } else {
            addErrorCosts(of: state, times: -1, toLevel: index)
        }
    }

    private mutating func addErrorCosts(of state: EquationState, times factor: Double, toLevel index: Int) {
        guard let other = state.other else { return }
        var costs = Row()
        swap(&costs, &levels[index].costs)
        add(factor * state.weight, of: other, to: &costs)
        if state.isEquality { add(factor * state.weight, of: state.marker, to: &costs) }
        swap(&costs, &levels[index].costs)
    }
}
