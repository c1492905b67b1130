/// A relation of a weighted sum of variables to zero, required or wished for.
struct LinearEquation: Equatable {
    enum Relation {
        case lessOrEqual, equal, greaterOrEqual
    }

    struct Term: Equatable {
        var variable: Simplex.Variable
        var coefficient: Double
    }

    /// The same variable may occur more than once.
    var terms: [Term]
    var constant: Double
    var relation = Relation.equal

    /// Which level of wishes it belongs to; nil if it is required. A wish yields to every one of a higher level.
    var level: Double?

    /// How much a point that is missing counts among the wishes of the same level; positive.
    var weight = 1.0

    /// Whether the two differ in nothing but the constant, which the solver can edit in place.
    func differsOnlyInConstant(from other: LinearEquation) -> Bool {
        hasSameTerms(as: other) && level == other.level && weight == other.weight
    }

    /// Whether the two differ in their constant, level and weight at most.
    func hasSameTerms(as other: LinearEquation) -> Bool {
        terms == other.terms && relation == other.relation
    }
}
