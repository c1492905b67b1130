import Testing

@testable import UIKit

struct SimplexTests {
    @Test func aRequiredEquationDecidesAFreeVariable() throws {
        var simplex = Simplex()
        let x = simplex.makeVariable(isRestricted: false)
        _ = try simplex.add(LinearEquation([(x, 1)], 20))
        simplex.optimize()
        #expect(simplex.value(of: x) == -20)
    }

    @Test func aRestrictedVariableIsNeverNegative() throws {
        var simplex = Simplex()
        let width = simplex.makeVariable(isRestricted: true)
        _ = try simplex.add(LinearEquation([(width, 1)], 20, level: 10))
        simplex.optimize()
        #expect(simplex.value(of: width) == 0)
        #expect(throws: Simplex.Conflict.self) { try simplex.add(LinearEquation([(width, 1)], 20)) }
        #expect(simplex.value(of: width) == 0)
    }

    /// With weights instead of levels, five wishes of 250 would outweigh one of 750.
    @Test(arguments: [2, 4, 5, 12]) func noNumberOfLowerWishesOutweighsAHigherOne(count: Int) throws {
        var simplex = Simplex()
        let widths = (0..<count).map { _ in simplex.makeVariable(isRestricted: true) }
        for width in widths.dropFirst() { _ = try simplex.add(LinearEquation([(width, 1), (widths[0], -1)], 0)) }
        for (index, width) in widths.enumerated() {
            let natural: Double = index == 0 ? 100 : 40
            _ = try simplex.add(LinearEquation([(width, 1)], -natural, .lessOrEqual, level: 250))
            _ = try simplex.add(LinearEquation([(width, 1)], -natural, .greaterOrEqual, level: 750))
        }
        simplex.optimize()
        #expect(widths.allSatisfy { abs(simplex.value(of: $0) - 100) < 1e-9 })
    }

    @Test func aContradictionNamesThoseThatCauseItAndChangesNothing() throws {
        var simplex = Simplex()
        let x = simplex.makeVariable(isRestricted: false)
        let y = simplex.makeVariable(isRestricted: false)
        let low = try simplex.add(LinearEquation([(x, 1)], -10))
        _ = try simplex.add(LinearEquation([(y, 1)], -5))
        let gap = try simplex.add(LinearEquation([(y, 1), (x, -1)], -50, .lessOrEqual))
        simplex.optimize()
        let conflict = #expect(throws: Simplex.Conflict.self) {
            try simplex.add(LinearEquation([(x, 1)], -11, .greaterOrEqual))
        }
        #expect(conflict?.equations == [low])
        #expect(simplex.value(of: x) == 10)
        #expect(simplex.value(of: y) == 5)
        simplex.remove(low)
        simplex.optimize()
        _ = try simplex.add(LinearEquation([(x, 1)], -11, .greaterOrEqual))
        simplex.remove(gap)
    }

    @Test func anEditedConstantMovesWhatDependsOnIt() throws {
        var simplex = Simplex()
        let x = simplex.makeVariable(isRestricted: false)
        let width = simplex.makeVariable(isRestricted: true)
        let left = try simplex.add(LinearEquation([(x, 1)], -10))
        _ = try simplex.add(LinearEquation([(x, 1), (width, 1)], -100))
        simplex.optimize()
        _ = simplex.takeTouchedVariables()
        simplex.setConstant(-30, of: left)
        try simplex.restore()
        #expect(simplex.value(of: x) == 30)
        #expect(simplex.value(of: width) == 70)
        #expect(Set(simplex.takeTouchedVariables()) == [x, width])
        #expect(simplex.takeTouchedVariables().isEmpty)
    }

    @Test func anEditThatContradictsIsReported() throws {
        var simplex = Simplex()
        let width = simplex.makeVariable(isRestricted: true)
        let edge = try simplex.add(LinearEquation([(width, 1)], -100))
        let limit = try simplex.add(LinearEquation([(width, 1)], -120, .lessOrEqual))
        simplex.optimize()
        simplex.setConstant(-130, of: edge)
        let conflict = #expect(throws: Simplex.Conflict.self) { try simplex.restore() }
        #expect(Set(conflict?.equations ?? []) == [edge, limit])
    }

    @Test func twoEditsOfRedundantEquationsAreNoContradiction() throws {
        var simplex = Simplex()
        let x = simplex.makeVariable(isRestricted: false)
        let first = try simplex.add(LinearEquation([(x, 1)], -10))
        let second = try simplex.add(LinearEquation([(x, 2)], -20))
        simplex.optimize()
        simplex.setConstant(-15, of: first)
        simplex.setConstant(-30, of: second)
        try simplex.restore()
        #expect(simplex.value(of: x) == 15)
        simplex.remove(first)
        simplex.optimize()
        #expect(simplex.value(of: x) == 15)
    }

    // MARK: - Random

    @Test(arguments: 0..<400) func agreesWithASearchOfEveryVertex(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var model = RandomModel(variableCount: seed % 3 + 1, using: &random)
        for step in 0..<12 {
            try model.change(using: &random)
            let (found, best) = (model.shortfalls(at: model.point), model.bestShortfalls())
            let expected = try #require(best, "seed \(seed), step \(step): nothing is feasible")
            let actual = try #require(found, "seed \(seed), step \(step): \(model.point) breaks a required equation")
            for (level, (mine, theirs)) in zip(actual, expected).enumerated() {
                #expect(abs(mine - theirs) < 1e-5, "seed \(seed), step \(step), level \(level): \(actual) \(expected)")
                if abs(mine - theirs) >= 1e-5 { return }
            }
            #expect(model.agreesWithItsSolver(on: actual), "seed \(seed), step \(step): \(actual)")
        }
    }

    @Test func sameCallsGiveTheSameSolution() throws {
        func solve() throws -> [Double] {
            var random = SeededGenerator(seed: 7)
            var model = RandomModel(variableCount: 3, using: &random)
            for _ in 0..<40 { try model.change(using: &random) }
            return model.point
        }
        #expect(try solve() == solve())
    }
}
