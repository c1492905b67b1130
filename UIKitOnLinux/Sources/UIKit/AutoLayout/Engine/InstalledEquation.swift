/// An equation in an engine and the constraint it represents.
@MainActor
final class InstalledEquation {
    /// The constraint, or nil for an equation derived from an item.
    let constraint: NSLayoutConstraint?
    var equation: LinearEquation
    /// The identifier in the solver, nil until the equation has been added.
    var id: Simplex.EquationID?
    /// The items whose variables occur in the equation.
    var items: [EngineItem]
    /// The item from which the equation is derived, and its role there.
    private(set) weak var owner: EngineItem?
    private(set) var role: DerivedRole?
    /// Whether the equation is required but conflicts with others, so that it is only approximated.
    var isBroken = false

    init(_ lowered: Lowering.Result, of constraint: NSLayoutConstraint? = nil) {
        self.constraint = constraint
        equation = lowered.equation
        items = lowered.items
        for item in items { item.uses += 1 }
    }

    convenience init(_ lowered: Lowering.Result, as role: DerivedRole, of owner: EngineItem) {
        self.init(lowered)
        self.owner = owner
        self.role = role
    }

    func release() {
        for item in items { item.uses -= 1 }
        items = []
    }
}
