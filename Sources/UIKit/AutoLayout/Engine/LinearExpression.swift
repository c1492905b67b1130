/// A weighted sum of an engine's variables and a constant, in points.
struct LinearExpression {
    var terms: [LinearEquation.Term] = []
    var constant = 0.0

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

    /// The relation of the expression to zero.
    func equation(_ relation: LinearEquation.Relation = .equal, level: Double? = nil) -> LinearEquation {
        LinearEquation(terms: terms, constant: constant, relation: relation, level: level)
    }
}
