/// An equation of an engine, and the constraint that it comes from.
@MainActor
final class InstalledEquation {
    /// Nil if it follows from an item itself.
    let constraint: NSLayoutConstraint?
    var equation: LinearEquation
    /// Nil until the solver has it.
    var id: Simplex.EquationID?
    /// The items whose variables occur in it.
    var items: [EngineItem]
    /// Of one that follows from an item: which, and what it is for that.
    private(set) weak var owner: EngineItem?
    private(set) var role: DerivedRole?
    /// Whether it is required and contradicts others, and holds only as far as it can.
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
