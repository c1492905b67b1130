@testable import UIKit

/// A few equations in a solver, with a slow and independent way of finding how well they can be satisfied.
///
/// Every variable lies within ±100, so that the best point is a corner: a point where as many equations hold exactly as
/// there are variables. All corners are tried.
struct RandomModel {
    private static let bound = 100.0
    private static let levels: [Double?] = [nil, 3, 2, 1]
    private static let weights = [1, 1, 0.99, 0.5, 2]

    private var simplex = Simplex()
    private let variables: [Simplex.Variable]
    private let isRestricted: [Bool]
    private var equations: [(id: Simplex.EquationID, equation: LinearEquation)] = []
    private let limits: [LinearEquation]

    init(variableCount: Int, using random: inout SeededGenerator) {
        isRestricted = (0..<variableCount).map { _ in Bool.random(using: &random) }
        var simplex = Simplex()
        variables = isRestricted.map { simplex.makeVariable(isRestricted: $0) }
        limits = variables.flatMap { variable in
            [
                LinearEquation([(variable, 1)], -Self.bound, .lessOrEqual),
                LinearEquation([(variable, 1)], Self.bound, .greaterOrEqual),
            ]
        }
        for limit in limits { _ = try? simplex.add(limit) }
        self.simplex = simplex
    }

    var point: [Double] { variables.map { simplex.value(of: $0) } }

    /// Adds, removes, edits or moves one to three equations, as one batch.
    mutating func change(using random: inout SeededGenerator) throws {
        let kind = Int.random(in: 0..<5, using: &random)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let index = equations.indices.randomElement(using: &random)
            switch (kind, index) {
            case (2, let index?):
                simplex.remove(equations.remove(at: index).id)
            case (3, let index?):
                try edit(index, using: &random)
            case (4, let index?):
                guard equations[index].equation.level != nil else { continue }
                let level = Double(Int.random(in: 1...3, using: &random))
                equations[index].equation.level = level
                equations[index].equation.weight = Self.weights.randomElement(using: &random) ?? 1
                simplex.setLevel(level, weight: equations[index].equation.weight, of: equations[index].id)
            default:
                guard equations.count < 7 else { continue }
                let equation = makeEquation(using: &random)
                if let id = try? simplex.add(equation) { equations.append((id, equation)) }
            }
        }
        simplex.optimize()
    }

    /// A contradiction ends the tableau's life, as it does in the engine: everything is added anew.
    private mutating func edit(_ index: Int, using random: inout SeededGenerator) throws {
        simplex.optimize()
        equations[index].equation.constant = Double(Int.random(in: -40...40, using: &random))
        simplex.setConstant(equations[index].equation.constant, of: equations[index].id)
        do {
            try simplex.restore()
        } catch {
            var fresh = Simplex()
            for isRestricted in isRestricted { _ = fresh.makeVariable(isRestricted: isRestricted) }
            for limit in limits { _ = try fresh.add(limit) }
            equations = equations.compactMap { entry in
                (try? fresh.add(entry.equation)).map { ($0, entry.equation) }
            }
            simplex = fresh
        }
    }

    private func makeEquation(using random: inout SeededGenerator) -> LinearEquation {
        var terms: [(Simplex.Variable, Double)] = []
        for variable in variables where terms.isEmpty || Bool.random(using: &random) {
            terms.append((variable, [-2, -1, -0.5, 0.5, 1, 1, 3].randomElement(using: &random) ?? 1))
        }
        let relations: [LinearEquation.Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
        var equation = LinearEquation(
            terms, Double(Int.random(in: -40...40, using: &random)),
            relations.randomElement(using: &random) ?? .equal,
            level: Self.levels.randomElement(using: &random) ?? nil)
        equation.weight = Self.weights.randomElement(using: &random) ?? 1
        return equation
    }

    // MARK: - Search

    /// What is missing on each level; nil if a required equation is broken.
    func shortfalls(at point: [Double]) -> [Double]? {
        var sums = [0.0, 0.0, 0.0]
        for (value, isRestricted) in zip(point, isRestricted) where isRestricted && value < -1e-5 { return nil }
        for equation in equations.map(\.equation) + limits {
            let value = self.value(of: equation, at: point)
            let missing =
                switch equation.relation {
                case .equal: abs(value)
                case .lessOrEqual: max(0, value)
                case .greaterOrEqual: max(0, -value)
                }
            if let level = equation.level {
                sums[3 - Int(level)] += missing * equation.weight
            } else if missing > 1e-5 {
                return nil
            }
        }
        return sums
    }

    /// Whether the solver's own account of what is missing, from the highest level, is this one.
    func agreesWithItsSolver(on shortfalls: [Double]) -> Bool {
        zip([3.0, 2, 1], shortfalls).allSatisfy { level, sum in
            abs((simplex.shortfalls.first { $0.level == level }?.sum ?? 0) - sum) < 1e-5
        }
    }

    func bestShortfalls() -> [Double]? {
        let planes =
            equations.map(\.equation) + limits
            + variables.map { LinearEquation([($0, 1)], 0) }
        var best: [Double]?
        for corner in combinations(of: planes, count: variables.count) {
            guard let point = intersection(of: corner), let sums = shortfalls(at: point) else { continue }
            if best.map({ isLess(sums, $0) }) ?? true { best = sums }
        }
        return best
    }

    private func isLess(_ lhs: [Double], _ rhs: [Double]) -> Bool {
        for (left, right) in zip(lhs, rhs) where abs(left - right) > 1e-7 { return left < right }
        return false
    }

    private func value(of equation: LinearEquation, at point: [Double]) -> Double {
        equation.terms.reduce(equation.constant) { sum, term in
            sum + term.coefficient * (variables.firstIndex(of: term.variable).map { point[$0] } ?? 0)
        }
    }

    private func combinations(of planes: [LinearEquation], count: Int) -> [[LinearEquation]] {
        guard count > 0 else { return [[]] }
        return planes.indices.flatMap { index in
            combinations(of: Array(planes[(index + 1)...]), count: count - 1).map { [planes[index]] + $0 }
        }
    }

    /// Gauss's elimination with pivoting; nil for parallel planes.
    private func intersection(of planes: [LinearEquation]) -> [Double]? {
        var rows = planes.map { plane in
            variables.map { variable in
                plane.terms.reduce(0) { $0 + ($1.variable == variable ? $1.coefficient : 0) }
            } + [-plane.constant]
        }
        for column in variables.indices {
            guard let pivot = (column..<rows.count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-9
            else { return nil }
            rows.swapAt(column, pivot)
            for row in rows.indices where row != column {
                let factor = rows[row][column] / rows[column][column]
                for index in rows[row].indices { rows[row][index] -= factor * rows[column][index] }
            }
        }
        return variables.indices.map { rows[$0][variables.count] / rows[$0][$0] }
    }
}

extension LinearEquation {
    init(
        _ terms: [(Simplex.Variable, Double)], _ constant: Double, _ relation: Relation = .equal, level: Double? = nil
    ) {
        self.init(
            terms: terms.map { Term(variable: $0.0, coefficient: $0.1) }, constant: constant, relation: relation,
            level: level)
    }
}
