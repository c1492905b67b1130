/// An incremental solver of linear equations and inequalities, based on the Cassowary algorithm.
///
/// Required equations always hold. Optional equations have levels, which are compared lexicographically: no number of
/// equations on one level outweighs one on a higher level. (UIKit's priorities behave like this; a weighted sum
/// doesn't.) Within a level, the weighted sum of violations is minimal.
///
/// Every equation is a row of the tableau, solved for one *basic* symbol; all other symbols are zero. Of equally good
/// symbols, the oldest is chosen (Bland's rule), so that the solver can't cycle. The same calls always produce the same
/// solution.
struct Simplex {
    typealias Symbol = Int

    /// An unknown. Its value is nonnegative if it was created as restricted.
    struct Variable: Hashable, Sendable {
        let symbol: Symbol
    }

    /// The identifier of an equation.
    struct EquationID: Hashable, Sendable {
        let index: Int
    }

    enum Kind {
        /// A variable that may have any value. It occurs only in rows of free variables, so it never has a cost.
        case free
        /// A variable, slack or error that is never negative.
        case restricted
        /// The marker of a required equality, which is always zero.
        case dummy
    }

    struct SymbolState {
        var kind: Kind
        /// The sequence number of the symbol's creation.
        var age: Int
        var equation: EquationID?
        var isVariable: Bool
        var isBasic = false
        /// The expression that the symbol equals while it is basic.
        var row = Row()
        /// The basic symbols whose rows contain this one while it isn't basic.
        var column = Column()
        var isTouched = false
    }

    /// The state of an equation in the tableau.
    struct EquationState {
        /// The symbol that occurs only in this equation, with `sign`.
        var marker: Symbol
        var sign: Double
        /// The second symbol of an optional equation.
        var other: Symbol?
        /// Whether both symbols are errors. The marker of an inequality is its slack, which has no cost.
        var isEquality: Bool
        var level: Double?
        var weight: Double
        var constant: Double
    }

    /// The optional equations of one level: the sum of their errors, expressed in symbols that aren't basic.
    struct Level {
        var value: Double
        var costs = Row()
        var wishes = 0
    }

    /// The threshold below which a coefficient counts as zero.
    static let epsilon = 1e-8
    /// The threshold below which a violated equation counts as satisfied, far less than a pixel.
    static let tolerance = 1e-6

    var symbols: [SymbolState] = []
    var equations: [EquationState?] = []
    /// The levels, highest first.
    var levels: [Level] = []
    /// The rows that an edit may have made negative.
    var suspects: [Symbol] = []

    /// The total number of rows written, for comparison in tests. Writing rows is nearly all of the work.
    private(set) var rewrites = 0

    private var freeSymbols: [Symbol] = []
    private var freeEquations: [Int] = []
    private var nextAge = 0
    private var touched: [Symbol] = []

    // MARK: - Variables

    mutating func makeVariable(isRestricted: Bool) -> Variable {
        Variable(symbol: makeSymbol(isRestricted ? .restricted : .free, isVariable: true))
    }

    /// Removes a variable that no equation uses any longer.
    mutating func remove(_ variable: Variable) {
        release(variable.symbol)
    }

    func value(of variable: Variable) -> Double {
        let state = symbols[variable.symbol]
        return state.isBasic ? state.row.constant : 0
    }

    /// Returns the variables whose values may have changed since the last call.
    mutating func takeTouchedVariables() -> [Variable] {
        let result = touched.filter { symbols[$0].isTouched && symbols[$0].isVariable }
        for symbol in touched { symbols[symbol].isTouched = false }
        touched.removeAll(keepingCapacity: true)
        return result.map(Variable.init)
    }

    /// The total violation of each level with optional equations, highest first. For comparison in tests.
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

    /// Removes a symbol from the tableau, including remainders left by rounding.
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
        for cell in row.cells { symbols[cell.symbol].column.insert(symbol) }
        symbols[symbol].row = row
        symbols[symbol].isBasic = true
        rewrites += 1
        touch(symbol)
        suspectIfNegative(symbol)
    }

    mutating func takeRow(of symbol: Symbol) -> Row {
        let row = symbols[symbol].row
        for cell in row.cells { symbols[cell.symbol].column.remove(symbol) }
        symbols[symbol].row = Row()
        symbols[symbol].isBasic = false
        touch(symbol)
        return row
    }

    /// Replaces `symbol` with `row` wherever it occurs.
    mutating func substitute(_ symbol: Symbol, by row: Row) {
        let column = symbols[symbol].column
        symbols[symbol].column = Column()
        rewrites += column.count
        for basic in column {
            let coefficient = symbols[basic].row.remove(symbol)
            let changes = symbols[basic].row.add(row, times: coefficient)
            for inserted in changes.inserted { symbols[inserted].column.insert(basic) }
            for removed in changes.removed { symbols[removed].column.remove(basic) }
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

    private mutating func touch(_ symbol: Symbol) {
        guard symbols[symbol].isVariable, !symbols[symbol].isTouched else { return }
        symbols[symbol].isTouched = true
        touched.append(symbol)
    }

    private mutating func suspectIfNegative(_ symbol: Symbol) {
        if isViolated(symbol) { suspects.append(symbol) }
    }

    /// Returns whether a basic symbol has a value that its kind doesn't allow.
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
