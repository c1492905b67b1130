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

    /// Returns whether all but the constants of the equations are equal. The solver can change a constant in place.
    func differsOnlyInConstant(from other: LinearEquation) -> Bool {
        hasSameTerms(as: other) && level == other.level && weight == other.weight
    }

    /// Returns whether the equations have equal terms and relations. Constants, levels and weights may differ.
    func hasSameTerms(as other: LinearEquation) -> Bool {
        terms == other.terms && relation == other.relation
    }
}
