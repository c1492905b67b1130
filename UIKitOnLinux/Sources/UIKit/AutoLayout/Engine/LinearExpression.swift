/// A weighted sum of an engine's variables and a constant, in points.
struct LinearExpression {
    var terms: [LinearEquation.Term] = []
    var constant = 0.0

    /// The limit of ten million points, beyond which sums of doubles would lose fractions of a pixel.
    private static let limit = 1e7

    init(_ constant: Double = 0) {
        self.constant = constant
    }

    init(_ variable: Simplex.Variable, times coefficient: Double = 1) {
        terms = [LinearEquation.Term(variable: variable, coefficient: coefficient)]
    }

    static func + (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
        var sum = lhs
        sum.terms += rhs.terms
        sum.constant += rhs.constant
        return sum
    }

    static func - (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression { lhs + -1 * rhs }

    static prefix func - (expression: LinearExpression) -> LinearExpression { -1 * expression }

    static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
        var product = expression
        for index in product.terms.indices { product.terms[index].coefficient *= factor }
        product.constant *= factor
        return product
    }

    /// Returns the equation that relates the expression to zero, with numbers that the solver can process.
    ///
    /// Values that aren't finite count as zero, since they would corrupt all others. Constants are limited to
    /// ±10,000,000.
    func equation(
        _ relation: LinearEquation.Relation = .equal, level: Double? = nil, weight: Double = 1
    ) -> LinearEquation {
        var terms = terms
        for index in terms.indices where !terms[index].coefficient.isFinite { terms[index].coefficient = 0 }
        let constant = constant.isFinite ? min(max(constant, -Self.limit), Self.limit) : 0
        return LinearEquation(terms: terms, constant: constant, relation: relation, level: level, weight: weight)
    }
}
