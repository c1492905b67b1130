/// An incremental solver of linear equations and inequalities, after the Cassowary algorithm.
///
/// Required equations always hold. Wishes stand on levels, and the levels are compared lexicographically: no number of
/// wishes on one level outweighs a wish on a higher one (UIKit's priorities behave so; a weighted sum doesn't). Within a
/// level the weighted sum of what is missing is the least possible.
///
/// Every equation is a row of the tableau, solved for one *basic* symbol; all other symbols are zero. Choices between
/// equally good symbols fall to the older one (Bland's rule): the solver can't cycle, and the same calls always give
/// the same solution.
struct Simplex {
    typealias Symbol = Int

    /// An unknown; its value is nonnegative if it was made restricted.
    struct Variable: Hashable, Sendable {
        let symbol: Symbol
    }

    /// Names an equation that was added.
    struct EquationID: Hashable, Sendable {
        let index: Int
    }

    enum Kind {
        /// A variable that may take any value. It occurs in rows of its kind only, so it never has a cost.
        case free
        /// A variable, slack or error that is never negative.
        case restricted
        /// Marks a required equality and is always zero.
        case dummy
    }

    struct SymbolState {
        var kind: Kind
        /// Place in the order of making.
        var age: Int
        var equation: EquationID?
        var isVariable: Bool
        var isBasic = false
        /// What the symbol equals while it is basic.
        var row = Row()
        /// The basic symbols whose rows contain this one while it isn't basic; in no order.
        var column: [Symbol] = []
        var isTouched = false
    }

    /// What stands for an equation in the tableau.
    struct EquationState {
        /// Occurs in this equation alone, with `sign`.
        var marker: Symbol
        var sign: Double
        /// The second symbol of a wish.
        var other: Symbol?
        /// Whether both symbols are errors; of an inequality the marker is the slack, which costs nothing.
        var isEquality: Bool
        var level: Double?
        var weight: Double
        var constant: Double
    }

    /// The wishes of one level: the sum of their errors, in terms of the symbols that aren't basic.
    struct Level {
        var value: Double
        var costs = Row()
        var wishes = 0
    }

    /// Below it a coefficient counts as zero.
    static let epsilon = 1e-8
    /// Below it a violated equation counts as satisfied: far less than a pixel.
    static let tolerance = 1e-6

    var symbols: [SymbolState] = []
    var equations: [EquationState?] = []
    /// Highest first.
    var levels: [Level] = []
    /// Rows that an edit may have made negative.
    var suspects: [Symbol] = []

    /// How many rows have been written since the beginning: nearly all of the work. What tests compare.
    private(set) var rewrites = 0

    private var freeSymbols: [Symbol] = []
    private var freeEquations: [Int] = []
    private var nextAge = 0
    private var touched: [Symbol] = []

    // MARK: - Variables

    mutating func makeVariable(isRestricted: Bool) -> Variable {
        Variable(symbol: makeSymbol(isRestricted ? .restricted : .free, isVariable: true))
    }

    /// Forgets a variable that no equation names any more.
    mutating func remove(_ variable: Variable) {
        release(variable.symbol)
    }

    func value(of variable: Variable) -> Double {
        let state = symbols[variable.symbol]
        return state.isBasic ? state.row.constant : 0
    }

    /// The variables whose values may have changed since the last call.
    mutating func takeTouchedVariables() -> [Variable] {
        let result = touched.filter { symbols[$0].isTouched && symbols[$0].isVariable }
        for symbol in touched { symbols[symbol].isTouched = false }
        touched.removeAll(keepingCapacity: true)
        return result.map(Variable.init)
    }

    /// Of each level that has wishes, highest first: how much is missing. What tests compare.
    var shortfalls: [(level: Double, sum: Double)] {
        levels.map { ($0.value, $0.costs.constant) }
    }

    // MARK: - Symbols

    mutating func makeSymbol(_ kind: Kind, isVariable: Bool = false, equation: EquationID? = nil) -> Symbol {
        nextAge += 1
        let state = SymbolState(kind: kind, age: nextAge, equation: equation, isVariable: isVariable)
        if let symbol = freeSymbols.popLast() {
            symbols[symbol] = state
            return symbol
        }
        symbols.append(state)
        return symbols.count - 1
    }

    /// Takes a symbol out of the tableau, along with what rounding may have left of it.
    mutating func release(_ symbol: Symbol) {
        if symbols[symbol].isBasic { _ = takeRow(of: symbol) }
        for basic in symbols[symbol].column { symbols[basic].row.remove(symbol) }
        for index in levels.indices { levels[index].costs.remove(symbol) }
        symbols[symbol] = SymbolState(kind: .dummy, age: 0, equation: nil, isVariable: false)
        freeSymbols.append(symbol)
    }

    mutating func makeEquationID() -> EquationID {
        if let index = freeEquations.popLast() { return EquationID(index: index) }
        equations.append(nil)
        return EquationID(index: equations.count - 1)
    }

    mutating func release(_ id: EquationID) {
        equations[id.index] = nil
        freeEquations.append(id.index)
    }

    // MARK: - Rows

    mutating func setRow(_ row: Row, of symbol: Symbol) {
        for cell in row.cells { symbols[cell.symbol].column.append(symbol) }
        symbols[symbol].row = row
        symbols[symbol].isBasic = true
        rewrites += 1
        touch(symbol)
        suspectIfNegative(symbol)
    }

    mutating func takeRow(of symbol: Symbol) -> Row {
        let row = symbols[symbol].row
        for cell in row.cells { dropFromColumn(of: cell.symbol, basic: symbol) }
        symbols[symbol].row = Row()
        symbols[symbol].isBasic = false
        touch(symbol)
        return row
    }

    /// Puts `row` in the place of `symbol`, wherever that occurs.
    mutating func substitute(_ symbol: Symbol, by row: Row) {
        let column = symbols[symbol].column
        symbols[symbol].column = []
        rewrites += column.count
        for basic in column {
            let coefficient = symbols[basic].row.remove(symbol)
            let changes = symbols[basic].row.add(row, times: coefficient)
            for inserted in changes.inserted { symbols[inserted].column.append(basic) }
            for removed in changes.removed { dropFromColumn(of: removed, basic: basic) }
            if row.constant != 0 {
                touch(basic)
                suspectIfNegative(basic)
            }
        }
        for index in levels.indices {
            let coefficient = levels[index].costs.remove(symbol)
            if coefficient != 0 { levels[index].costs.add(row, times: coefficient) }
        }
    }

    mutating func shiftConstant(of symbol: Symbol, by delta: Double) {
        symbols[symbol].row.constant += delta
        touch(symbol)
        suspectIfNegative(symbol)
    }

    private mutating func dropFromColumn(of symbol: Symbol, basic: Symbol) {
        guard let index = symbols[symbol].column.firstIndex(of: basic) else { return }
        symbols[symbol].column.swapAt(index, symbols[symbol].column.count - 1)
        symbols[symbol].column.removeLast()
    }

    private mutating func touch(_ symbol: Symbol) {
        guard symbols[symbol].isVariable, !symbols[symbol].isTouched else { return }
        symbols[symbol].isTouched = true
        touched.append(symbol)
    }

    private mutating func suspectIfNegative(_ symbol: Symbol) {
        if isViolated(symbol) { suspects.append(symbol) }
    }

    /// Whether a basic symbol has a value that its kind doesn't allow.
    func isViolated(_ symbol: Symbol) -> Bool {
        let state = symbols[symbol]
        guard state.isBasic else { return false }
        return switch state.kind {
        case .free: false
        case .restricted: state.row.constant < -Self.tolerance
        case .dummy: abs(state.row.constant) > Self.tolerance
        }
    }
}
