/// A view or guide in an engine: the four variables of its alignment rectangle.
///
/// The origin is relative to the bounds of the superview (of a guide: of its owner), so that moving a container changes
/// no equation of what is in it.
@MainActor
final class EngineItem {
    unowned let item: any LayoutItem

    let minX: Simplex.Variable
    let minY: Simplex.Variable
    let width: Simplex.Variable
    let height: Simplex.Variable

    /// What follows from the item itself, by the role that it plays: frame and mask, content, insets.
    var derived: [DerivedRole: InstalledEquation] = [:]

    /// Those to lower anew when the item's direction or baseline changes.
    var constraints: [NSLayoutConstraint] = []

    /// Of a scroll view: those between its content and what is around it, to lower anew when the content moves.
    var crossingConstraints: [NSLayoutConstraint] = []

    /// How many equations name the variables, those of its own aside.
    var uses = 0

    /// The direction that its constraints were lowered for.
    var isRightToLeft: Bool
    var needsDerivation = false
    var isTouched = false

    init(_ item: any LayoutItem, variablesOf solver: inout Simplex) {
        self.item = item
        minX = solver.makeVariable(isRestricted: false)
        minY = solver.makeVariable(isRestricted: false)
        width = solver.makeVariable(isRestricted: true)
        height = solver.makeVariable(isRestricted: true)
        isRightToLeft = item.layoutView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    var variables: [Simplex.Variable] { [minX, minY, width, height] }

    var insets: UIEdgeInsets { (item as? UIView)?.alignmentRectInsets ?? .zero }

    func drop(_ constraint: NSLayoutConstraint) {
        constraints.removeAll { $0 === constraint }
        crossingConstraints.removeAll { $0 === constraint }
    }
}

/// The parts that equations of an item's own can play; their order is that of installation.
enum DerivedRole: CaseIterable {
    case originX, lengthX, originY, lengthY
    case huggingX, resistanceX, huggingY, resistanceY
}
