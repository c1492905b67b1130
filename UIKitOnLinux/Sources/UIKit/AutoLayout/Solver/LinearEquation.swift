/// A relation between a weighted sum of variables and zero, either required or optional.
struct LinearEquation: Equatable {
    enum Relation {
        case lessOrEqual, equal, greaterOrEqual
    }

    struct Term: Equatable {
        var variable: Simplex.Variable
        var coefficient: Double
    }

    /// The terms of the sum. A variable may occur more than once.
    var terms: [Term]
    var constant: Double
    var relation = Relation.equal

    /// The level of an optional equation, or nil if it is required. An equation yields to every equation of a higher
    /// level.
    var level: Double?

    /// The positive weight of each point of violation among the equations of the same level.
    var weight = 1.0

    /// Returns whether the equations differ only in their constants, which the solver can edit in place.
    func differsOnlyInConstant(from other: LinearEquation) -> Bool {
        hasSameTerms(as: other) && level == other.level && weight == other.weight
    }

    /// Returns whether the equations differ at most in constant, level and weight.
    func hasSameTerms(as other: LinearEquation) -> Bool {
        terms == other.terms && relation == other.relation
    }
}
