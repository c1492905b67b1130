extension Simplex {
    /// The equations that the value of a variable follows from.
    func equations(deciding variable: Variable) -> [EquationID] {
        symbols[variable.symbol].row.cells.compactMap { symbols[$0.symbol].equation }
    }

    /// Whether a variable may have another value at no cost. Only after `optimize()`.
    func isAmbiguous(_ variable: Variable) -> Bool {
        let state = symbols[variable.symbol]
        guard state.isBasic else { return canGrow(variable.symbol) }
        return state.row.cells.contains { canGrow($0.symbol) }
    }

    /// Whether a symbol that is zero may as well be more.
    private func canGrow(_ symbol: Symbol) -> Bool {
        guard symbols[symbol].kind != .dummy else { return false }
        guard levels.allSatisfy({ abs($0.costs.coefficient(of: symbol)) <= Self.epsilon }) else { return false }
        guard symbols[symbol].kind == .restricted, let leaving = leavingSymbol(for: symbol) else { return true }
        return symbols[leaving].kind == .restricted && symbols[leaving].row.constant > Self.tolerance
    }
}
