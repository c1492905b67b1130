extension Simplex {
    /// Returns the equations that determine the value of a variable.
    func equations(deciding variable: Variable) -> [EquationID] {
        symbols[variable.symbol].row.cells.compactMap { symbols[$0.symbol].equation }
    }

    /// Returns whether a variable can have another value at no cost. Requires an optimized state.
    func isAmbiguous(_ variable: Variable) -> Bool {
        let state = symbols[variable.symbol]
        guard state.isBasic else { return canGrow(variable.symbol) }
        return state.row.cells.contains { canGrow($0.symbol) }
    }

    /// Returns whether a symbol that is zero can grow at no cost.
    private func canGrow(_ symbol: Symbol) -> Bool {
        guard symbols[symbol].kind != .dummy else { return false }
        guard levels.allSatisfy({ abs($0.costs.coefficient(of: symbol)) <= Self.epsilon }) else { return false }
        guard symbols[symbol].kind == .restricted, let leaving = leavingSymbol(for: symbol) else { return true }
        return symbols[leaving].kind == .restricted && symbols[leaving].row.constant > Self.tolerance
    }
}
